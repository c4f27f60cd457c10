"""What moderators see and do, and who is one."""
