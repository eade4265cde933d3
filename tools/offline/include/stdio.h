#pragma once
#include <stdarg.h>
#include <stddef.h>
typedef struct _IO_FILE FILE;
extern FILE *const stdin;
extern FILE *const stdout;
extern FILE *const stderr;
#define EOF (-1)
int fclose(FILE *);
int fflush(FILE *);
int fprintf(FILE *, const char *, ...);
int printf(const char *, ...);
int snprintf(char *, size_t, const char *, ...);
int vsnprintf(char *, size_t, const char *, va_list);
