"""What players press and what they are shown in private."""
