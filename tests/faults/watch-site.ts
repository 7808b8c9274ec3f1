import { setTimeout as sleep } from 'node:timers/promises'

/** Somebody who keeps asking while something is wrong, and writes down what came. */

const PAUSE_MS = 50
/** Longer than anybody looks at an empty screen. */
const PATIENCE_MS = 15_000

interface Question {
  path: string
  headers?: Record<string, string>
}

/** What came, by its name: '200', '503 told' (with Retry-After and a sentence), '503 bare', 'nothing'. */
async function ask(url: string, { path, headers = {} }: Question): Promise<string> {
  try {
    const answer = await fetch(url + path, { headers, signal: AbortSignal.timeout(PATIENCE_MS) })
    const body = await answer.text()
    if (answer.status !== 503) return String(answer.status)
    return answer.headers.has('retry-after') && body.length > 0 ? '503 told' : '503 bare'
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'no answer' : 'refused'
  }
}

interface Seen {
  /** How often each answer came. */
  answers: Readonly<Record<string, number>>
  /** The longest answer, whatever it was, in milliseconds. */
  slowest: number
  /** The longest time between two good answers, in seconds. */
  outage: number
}

/** Asks one question after the other until it is stopped; `next` may make each one new, so that no kept page answers it. */
function watch(url: string, next: () => Question): { stop(): Promise<Seen> } {
  const answers: Record<string, number> = {}
  let slowest = 0
  let outage = 0
  let lastGood = performance.now()
  let isStopping = false
  const watching = (async () => {
    while (!isStopping) {
      const asked = performance.now()
      const answer = await ask(url, next())
      const now = performance.now()
      answers[answer] = (answers[answer] ?? 0) + 1
      slowest = Math.max(slowest, now - asked)
      outage = Math.max(outage, (now - lastGood) / 1_000)
      if (answer === '200') lastGood = now
      await sleep(PAUSE_MS)
    }
  })()
  return {
    async stop() {
      isStopping = true
      await watching
      return { answers, slowest, outage }
    },
  }
}

/** In a cell of the table: '200 × 310, 503 told × 12, slowest 1.4 s'. */
function inWords({ answers, slowest }: Seen): string {
  const counts = Object.entries(answers).map(([answer, count]) => `${answer} × ${count}`)
  return `${counts.sort().join(', ')}, slowest ${(slowest / 1_000).toFixed(1)} s`
}

interface HouseSeen {
  kept: Seen
  fresh: Seen
  staff: Seen
  ready: Seen
  /** For the table. */
  row: { visitors: string; staff: string; outage: number }
}

export interface HouseWatch {
  stop(): Promise<HouseSeen>
}

/** A visitor on a page that is kept, one on a page that must be made, one of staff on a list, and the machine that asks /readyz. */
export function watchHouse(url: string, cookie: string): HouseWatch {
  let turn = Date.now()
  const watches = {
    kept: watch(url, () => ({ path: '/faq' })),
    fresh: watch(url, () => ({ path: `/kais-nest?maxPrice=${turn++}` })),
    staff: watch(url, () => ({ path: '/api/admin/leads?limit=20', headers: { cookie } })),
    ready: watch(url, () => ({ path: '/readyz' })),
  }
  return {
    async stop() {
      const [kept, fresh, staff, ready] = await Promise.all([
        watches.kept.stop(),
        watches.fresh.stop(),
        watches.staff.stop(),
        watches.ready.stop(),
      ])
      const row = {
        visitors: `kept page: ${inWords(kept)}; new page: ${inWords(fresh)}`,
        staff: inWords(staff),
        outage: fresh.outage,
      }
      return { kept, fresh, staff, ready, row }
    },
  }
}
