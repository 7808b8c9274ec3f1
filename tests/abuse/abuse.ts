/**
 * npm run test:abuse: what strangers and clumsy programs do to a house. A fuzz of every endpoint and page, made from the
 * schemas, and named attacks, each against a built server of its own. `-- --requests 5000 --seed 7` for less or for the same
 * again, `-- --replay 123 --seed 7` for one request of a run, `-- --only fuzz` (or attacks) for a half, and
 * `-- --only attacks --attack fleet` for those with that word in their name.
 */
import { parseArgs } from 'node:util'
import { ask } from './ask.ts'
import { ATTACKED } from './attack.ts'
import { ATTACKS_ON_ACCOUNTS } from './attacks-on-accounts.ts'
import { ATTACKS_ON_FORMS, BROKEN_UPLOADS } from './attacks-on-forms.ts'
import { ATTACKS_ON_HTTP } from './attacks-on-http.ts'
import { type FuzzResult, fuzz, withCookie } from './fuzz.ts'
import { openHouse } from './house.ts'
import { makeRequest } from './make-request.ts'
import { readTargets } from './read-targets.ts'

const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '50000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    replay: { type: 'string' },
    only: { type: 'string' },
    attack: { type: 'string' },
  },
})
const seed = Number(options.seed)
const requests = Number(options.requests)
const FINDINGS_SHOWN = 40
const MEGABYTE = 1024 ** 2

function say(line = ''): void {
  process.stdout.write(`${line}\n`)
}

const megabytes = (bytes: number) => `${Math.round(bytes / MEGABYTE)} MB`
const ms = (figure: number) => `${Math.round(figure)} ms`

function tellFindings({ findings }: FuzzResult): void {
  const kinds = Map.groupBy(findings, ({ what, asked }) => `${what} · ${asked.name}`)
  for (const [kind, ones] of [...kinds].slice(0, FINDINGS_SHOWN)) {
    const { number, asked } = ones[0] ?? {}
    say(`  ${ones.length} × ${kind} · as ${asked?.caller} · --seed ${seed} --replay ${number}`)
  }
}

async function runFuzz(): Promise<boolean> {
  const house = await openHouse()
  try {
    const targets = await readTargets(house.url, house.cookieOf('admin'))
    if (options.replay !== undefined) {
      const asked = makeRequest(seed, Number(options.replay), targets)
      const { status, headers, body, ms: took, failure } = await ask(house.url, withCookie(asked, house))
      say(JSON.stringify({ ...asked, body: String(asked.body ?? '').slice(0, 1_500) }, null, 1))
      say(`${status} ${failure ?? ''} in ${ms(took)}\n${JSON.stringify(headers, null, 1)}\n${body.slice(0, 3_000)}`)
      for (const [line, times] of await house.errorLines()) say(`  log ${times} × ${line}`)
      return true
    }
    say(
      `Seed ${seed}: ${requests} requests to ${targets.operations.length} operations, ${targets.pages.length} pages and ${targets.forms.length} forms…`,
    )
    const admins = await house.count('users')
    const before = await house.gauge()
    const result = await fuzz(house, targets, { seed, requests })
    const after = await house.gauge()
    const lines = await house.errorLines()
    tellFindings(result)
    for (const [line, times] of lines) say(`  log ${times} × ${line}`)
    say(
      `  answers: ${Object.entries(result.statuses)
        .map(([status, times]) => `${status} × ${times}`)
        .join(', ')}`,
    )
    say(`  never a success: ${result.neverSaidYes.join(', ') || 'none'}`)
    for (const { number, ms: took, status, name } of result.slowest)
      say(`  slow: ${ms(took)} ${status} ${name} · --replay ${number}`)
    say(
      `  p50 ${ms(result.p50)}, p99 ${ms(result.p99)}, slowest ${ms(result.slowest[0]?.ms ?? 0)}, event loop held up ${ms(after.lagMs)} at worst`,
    )
    say(
      `  memory ${megabytes(before.rss)} before, ${megabytes(after.rss)} after (heap ${megabytes(before.heapUsed)} and ${megabytes(after.heapUsed)})`,
    )
    const home = await ask(house.url, { method: 'GET', path: '/' })
    const ready = await ask(house.url, { method: 'GET', path: '/readyz' })
    say(
      `  afterwards: / ${home.status}, /readyz ${ready.status}, accounts: ${admins} before, ${await house.count('users')} after`,
    )
    return result.findings.length === 0 && lines.size === 0 && home.status === 200 && ready.status === 200
  } finally {
    await house.close()
  }
}

async function runAttacks(): Promise<boolean> {
  const house = await openHouse(ATTACKED)
  try {
    const accounts = await house.count("users where username = 'awa'")
    say('| attack | requests | what happened | |\n| --- | --- | --- | --- |')
    let broken = 0
    for (const { name, run } of [...ATTACKS_ON_FORMS, ...ATTACKS_ON_ACCOUNTS, ...ATTACKS_ON_HTTP, BROKEN_UPLOADS]) {
      if (!name.includes(options.attack ?? '')) continue
      const { requests: asked, happened, isHeld } = await run(house).catch(failed)
      if (!isHeld) broken += 1
      say(`| ${name} | ${asked} | ${happened} | ${isHeld ? 'held' : '**broken**'} |`)
    }
    return broken === 0 && accounts === (await house.count("users where username = 'awa'"))
  } finally {
    await house.close()
  }
}

const failed = (error: unknown) => ({ requests: 0, happened: String(error).split('\n', 1)[0], isHeld: false })

const isFuzzGood = options.only === 'attacks' || (await runFuzz())
const areAttacksHeld = options.only === 'fuzz' || options.replay !== undefined || (await runAttacks())
process.exitCode = isFuzzGood && areAttacksHeld ? 0 : 1
