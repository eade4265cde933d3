#pragma once
int *__errno_location(void);
#define errno (*__errno_location())
/* Emscripten numbers errors as WASI does. */
#define EDOM 18
#define ERANGE 68
