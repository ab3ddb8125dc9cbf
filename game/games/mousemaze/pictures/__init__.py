"""The Mouse Trap Card Game's maze and cards, drawn."""
