#ifdef NDEBUG
#define assert(condition) ((void)0)
#else
#error "the engine is compiled with NDEBUG"
#endif
#define static_assert _Static_assert
