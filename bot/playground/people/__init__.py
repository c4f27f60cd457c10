"""What people do and see, held to what their Discord clients would let them do and see."""
