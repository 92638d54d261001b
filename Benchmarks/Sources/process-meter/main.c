// Runs a program several times, without input and output, and prints a line for each run: the seconds from
// start to exit, and the peak memory in bytes. A program of its own, because the system counts the memory of
// the process that starts a program as memory of that program: no peak is below its 5 MB.

#define _GNU_SOURCE
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

int main(int count, char **arguments) {
  if (count < 3) return fprintf(stderr, "usage: process-meter RUNS PROGRAM [ARGUMENT...]\n"), 2;
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  for (int file = 0; file < 3; file++)
    posix_spawn_file_actions_addopen(&actions, file, "/dev/null", O_RDWR, 0);

  for (int run = atoi(arguments[1]); run > 0; run--) {
    pid_t child;
    int status;
    struct rusage usage;
    double start = now();
    if (posix_spawnp(&child, arguments[2], &actions, NULL, arguments + 2, environ)) return 2;
    // A status of 1 reports findings; above that, the program did not do its work.
    if (wait4(child, &status, 0, &usage) < 0 || !WIFEXITED(status) || WEXITSTATUS(status) > 1) return 2;
    double seconds = now() - start;
#ifdef __APPLE__
    long bytes = usage.ru_maxrss;
#else
    long bytes = usage.ru_maxrss * 1024;
#endif
    printf("%.7f %ld\n", seconds, bytes);
  }
  return 0;
}
