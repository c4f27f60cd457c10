"""Deadlines and reminders: when somebody is told, where, and never in their night."""
