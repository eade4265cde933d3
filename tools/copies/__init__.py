"""Writes how the data of compiled tables is copied, so that no field is forgotten."""
