#pragma once
typedef unsigned pthread_key_t;
