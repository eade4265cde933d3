#pragma once
#include <stddef.h>
size_t wcslen(const wchar_t *);
