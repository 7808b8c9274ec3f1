import { ask } from './ask.ts'
import type { House } from './house.ts'
import { judge } from './judge.ts'
import { type AbuseRequest, makeRequest, type Targets } from './make-request.ts'

/** Many requests of every kind at once, each judged. */

const AT_ONCE = 8
/** The fuzz signs itself out and deletes accounts: as often as this everybody comes in again. */
const SIGN_IN_EVERY = 100
const SLOWEST_SHOWN = 8

interface Finding {
  number: number
  what: string
  asked: AbuseRequest
}

export interface FuzzResult {
  statuses: Record<string, number>
  findings: Finding[]
  /** The slowest answers, slowest first. */
  slowest: { number: number; ms: number; status: number; name: string }[]
  p50: number
  p99: number
  /** Operations that never said yes: what lies behind them was not reached. */
  neverSaidYes: string[]
}

export async function fuzz(
  house: House,
  targets: Targets,
  { seed, requests }: { seed: number; requests: number },
): Promise<FuzzResult> {
  const statuses: Record<string, number> = {}
  const findings: Finding[] = []
  const times: { number: number; ms: number; status: number; name: string }[] = []
  const saidYes = new Set<string>()
  let next = 0

  async function worker(): Promise<void> {
    while (next < requests) {
      const number = next++
      if (number % SIGN_IN_EVERY === SIGN_IN_EVERY - 1) await house.signInAnew()
      const asked = makeRequest(seed, number, targets)
      const answer = await ask(house.url, withCookie(asked, house))
      const { status, ms } = answer
      if (status === 0) await house.requireLife()
      statuses[status] = (statuses[status] ?? 0) + 1
      times.push({ number, ms, status, name: `${asked.caller} ${asked.name}` })
      if (status >= 200 && status < 300) saidYes.add(asked.name)
      const what = judge(answer, asked)
      if (what) findings.push({ number, what, asked })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))

  times.sort((one, other) => other.ms - one.ms)
  const at = (share: number) => times[Math.floor(times.length * (1 - share))]?.ms ?? 0
  return {
    statuses,
    findings,
    slowest: times.slice(0, SLOWEST_SHOWN),
    p50: at(0.5),
    p99: at(0.99),
    neverSaidYes: targets.operations
      .map(({ method, path }) => `${method} ${path}`)
      .filter((name) => !saidYes.has(name)),
  }
}

export function withCookie(asked: AbuseRequest, house: House): AbuseRequest {
  const cookie = [house.cookieOf(asked.caller), asked.headers?.cookie].filter(Boolean).join('; ')
  return cookie ? { ...asked, headers: { ...asked.headers, cookie } } : asked
}
