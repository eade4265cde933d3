#pragma once
#define INFINITY __builtin_inff()
#define NAN __builtin_nanf("")
#define HUGE_VAL __builtin_inf()
#define isnan(x) __builtin_isnan(x)
#define isinf(x) __builtin_isinf(x)
#define isfinite(x) __builtin_isfinite(x)
#define signbit(x) __builtin_signbit(x)
double ceil(double);
double copysign(double, double);
double cos(double);
double exp(double);
double fabs(double);
double floor(double);
double fmod(double, double);
double frexp(double, int *);
double ldexp(double, int);
double log(double);
double modf(double, double *);
double pow(double, double);
double round(double);
double sin(double);
double sqrt(double);
double tan(double);
double nextafter(double, double);
double trunc(double);
long lround(double);
