"""What is missing or wrong in games, house rules and lessons that are being written."""
