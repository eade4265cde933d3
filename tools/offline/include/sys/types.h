#pragma once
#include <stddef.h>
typedef long long off_t;
typedef unsigned mode_t;
typedef int pid_t;
typedef long ssize_t;
#define SSIZE_MAX __LONG_MAX__ /* POSIX has it in limits.h, which is the compiler's own here */
