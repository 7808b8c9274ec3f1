// How Node runs the built server, so that it is small at rest: tools/start.mjs, deploy/kais.service and the tests use the same.

/**
 * By themselves Node keeps 128 MB for what is new (64 MB, copied to and fro), and garbage for as long as nobody asks for more
 * memory. Measured: a page rendered anew costs as much with 8 MB. `gc` is called when the house is at rest (server/collect-at-rest.ts).
 */
export const SERVER_FLAGS = ['--max-semi-space-size=8', '--expose-gc']

/** glibc keeps the high-water mark of every thread's arena, and what was freed, unless it is told otherwise. */
export const SERVER_MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }
