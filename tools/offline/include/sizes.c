/* Compiled with every build: our types have the sizes that Pyodide's interpreter was configured with. */
#include <Python.h>
#include <pthread.h>
#include <time.h>

_Static_assert(sizeof(long) == SIZEOF_LONG, "long");
_Static_assert(sizeof(void *) == SIZEOF_VOID_P, "void *");
_Static_assert(sizeof(size_t) == SIZEOF_SIZE_T, "size_t");
_Static_assert(sizeof(time_t) == SIZEOF_TIME_T, "time_t");
_Static_assert(sizeof(off_t) == SIZEOF_OFF_T, "off_t");
_Static_assert(sizeof(pid_t) == SIZEOF_PID_T, "pid_t");
_Static_assert(sizeof(wchar_t) == SIZEOF_WCHAR_T, "wchar_t");
_Static_assert(sizeof(pthread_key_t) == SIZEOF_PTHREAD_KEY_T, "pthread_key_t");
