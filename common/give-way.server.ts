/** Work of ours between two turns of everybody else. */
const MILLISECONDS_AT_ONCE = 8

/** For long work on a server that has others to answer: called between its parts, it lets them in when they have waited enough. */
export function wayGiver(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < MILLISECONDS_AT_ONCE) return
    await new Promise((resolve) => setImmediate(resolve))
    began = performance.now()
  }
}
