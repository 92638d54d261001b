#include "AllocationCount.h"

#include <stdlib.h>

#if defined(__GLIBC__)

// The program's own `malloc` comes before the one of the C library, for the Swift runtime as well.

extern void *__libc_malloc(size_t size);

static long count;

void *malloc(size_t size) {
  __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
  return __libc_malloc(size);
}

long allocation_count(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }

#else

long allocation_count(void) { return -1; }

#endif
