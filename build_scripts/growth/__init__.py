"""Cost against size (P10): tables and plots of what longer, fuller and larger things cost."""
