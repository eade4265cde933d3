#pragma once
struct stat; /* only pointed to */
