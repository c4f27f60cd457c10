"""What a server owner could edit: boards, languages, rules data, fonts. Read as package resources."""
