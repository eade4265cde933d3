#pragma once
#include <stddef.h>
typedef long long time_t;
struct timespec; /* only pointed to, as are these */
struct timeval;
struct tm;
