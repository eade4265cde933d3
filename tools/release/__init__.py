"""`make release`: is everything ready, do the packages work, and what is to be uploaded?"""
