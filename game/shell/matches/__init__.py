"""All matches: kept, continued, opened, thrown away and brought back."""
