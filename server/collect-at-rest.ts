const LOOK_EVERY_MS = 10_000
/** Of one processor, since the last look: nobody is waited for. */
const REST_SHARE = 0.02
/** What was made since the last collection is worth one. */
const WORTH_MICROS = 2_000_000

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => unknown

/**
 * V8 collects when it needs memory, so that a server at rest would hold what its busiest minute left behind: after a few
 * hundred pages a third of all it has. At rest it is given back, in one pause, when there is nobody to notice it. Without
 * `--expose-gc` (tools/server-flags.json) nothing is done.
 */
export function collectAtRest(collect: Collect | undefined = globalThis.gc): { stop(): void } {
  let [looked, collected] = [0, 0]
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage()
    const used = user + system
    const isAtRest = used - looked < REST_SHARE * LOOK_EVERY_MS * 1_000
    looked = used
    if (!isAtRest || used - collected < WORTH_MICROS) return
    // The only flavour that gives pages back to the system.
    collect?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    const after = process.cpuUsage()
    looked = after.user + after.system
    collected = looked
  }, LOOK_EVERY_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
