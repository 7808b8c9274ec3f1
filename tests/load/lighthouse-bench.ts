import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { openHouse } from './open-house.ts'
import { median } from './rounds.ts'

/** Fetched when it is wanted: with its 200 packages it would make every install of Kais longer. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const ROUNDS = 3
/** A report with its pictures is a few megabytes. */
const MOST_OUTPUT_BYTES = 64 * 1024 * 1024

const PAGES = [
  '/',
  '/kais-nest',
  '/property/1',
  '/invest',
  '/invest/1',
  '/kais-mobility',
  '/kais-media',
  '/contact',
  '/faq',
  '/ai-recommendations',
].flatMap((path) => [path, path === '/' ? '/fr' : `/fr${path}`])

const AIMS: Record<string, number> = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; displayValue?: string }>
}

const run = promisify(execFile)

/**
 * Lighthouse's own phone, on a line that is really slowed: by default it works that out from a fast one, and from a server on the
 * same machine everything arrives before the first paint and would count as needed for it.
 */
async function look(url: string): Promise<Report> {
  const flags = ['--quiet', '--output=json', '--throttling-method=devtools', '--chrome-flags=--headless --no-sandbox']
  const { stdout } = await run('npx', ['--yes', LIGHTHOUSE, url, ...flags], {
    env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH },
    maxBuffer: MOST_OUTPUT_BYTES,
  })
  return JSON.parse(stdout)
}

const points = (report: Report, category: string) => Math.round((report.categories[category]?.score ?? 0) * 100)

/** Whatever cost points, by its name in Lighthouse. */
function lost(report: Report, category: string): string[] {
  const audits = report.categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? []
  return audits.flatMap(({ id }) => {
    const { score, displayValue = '' } = report.audits[id] ?? {}
    return score === null || score === undefined || score >= 0.9 ? [] : [`${id} ${displayValue}`.trim()]
  })
}

/** Lighthouse on ten pages in both languages, the middle of three. False when a target was missed. */
export async function benchLighthouse(say: (line?: string) => void): Promise<boolean> {
  const house = await openHouse('now')
  let isReached = true
  try {
    say(`| ${LIGHTHOUSE}, mobile | ${Object.keys(AIMS).join(' | ')} | what costs points |`)
    say(
      `| --- | ${Object.values(AIMS)
        .map((aim) => `at least ${aim}`)
        .join(' | ')} | --- |`,
    )
    for (const path of PAGES) {
      const reports: Report[] = []
      for (let round = 0; round < ROUNDS; round++) reports.push(await look(house.server.url + path))
      const middle = Object.keys(AIMS).map((category) => median(reports.map((report) => points(report, category))))
      const isShort = Object.values(AIMS).some((aim, place) => (middle[place] ?? 0) < aim)
      if (isShort) isReached = false
      const why = isShort
        ? new Set(reports.flatMap((report) => Object.keys(AIMS).flatMap((name) => lost(report, name))))
        : []
      say(`| ${path} | ${middle.join(' | ')} | ${[...why].join(', ')} |`)
    }
    return isReached
  } finally {
    await house.close()
  }
}
