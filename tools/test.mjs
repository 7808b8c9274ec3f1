// npm test: everything that must hold, from a fresh clone. One step by name: npm test -- unit. Only what a change can touch,
// for the loop while working: npm test -- changed [REVISION]
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumPath, firefoxPath } from './browser.mjs'
import { changedFiles, testsOfChange } from './changed.mjs'
import { clusterPrograms } from './cluster.mjs'
import { build, fail, install, pinnedNode, projectEnv, root, run, say } from './set-up.mjs'

const bin = (name) => `node_modules/.bin/${name}`
const CACHE = '.cache'
const HEARTBEAT_MS = 20_000

const MEMORY = '/dev/shm'
const ENOUGH_MEMORY = 3 * 1024 ** 3

/**
 * Where databases of tests and other short-lived files lie: in memory, where a machine has enough of it. Copying a template
 * database took a fifth of the time there, and the tests copy hundreds.
 */
function temporaryFolder() {
  if (!existsSync(MEMORY)) return
  const { bavail, bsize } = statfsSync(MEMORY)
  if (bavail * bsize < ENOUGH_MEMORY) return
  const folder = join(MEMORY, `kais-test-${process.pid}`)
  mkdirSync(folder)
  // PostgreSQL refuses to run as root, and must reach its folder as somebody else.
  chmodSync(folder, 0o755)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const TMPDIR = temporaryFolder()

/** Programs of the project always run on the pinned Node. */
function node(args, env = {}) {
  const FORCE_COLOR = process.stdout.isTTY ? '1' : '0'
  return run(pinnedNode(), args, { env: projectEnv({ FORCE_COLOR, ...(TMPDIR && { TMPDIR }), ...env }) })
}

function readReport(name) {
  return JSON.parse(readFileSync(join(root, CACHE, name), 'utf8'))
}

async function vitest(command, files = []) {
  const report = 'vitest.json'
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${CACHE}/${report}`]
  await node([bin('vitest'), command, '--run', '--passWithNoTests', ...reporters, ...files])
  return readReport(report).numPassedTests
}

async function playwright(args, env) {
  const report = 'playwright.json'
  await node([bin('playwright'), 'test', '--reporter=list,json', ...args], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(root, CACHE, report),
    ...env,
  })
  const { stats, suites } = readReport(report)
  unsteady.push(...titlesOfUnsteady(suites))
  return stats.expected + stats.flaky
}

/** Browser tests that failed and then passed. */
const unsteady = []

function titlesOfUnsteady(suites = []) {
  return suites.flatMap(({ file, specs = [], suites: within }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ title }) => `${file}: ${title}`),
    ...titlesOfUnsteady(within),
  ])
}

const inChromium = async (args = []) => playwright(args, { CHROMIUM_PATH: await chromiumPath(), FIREFOX_PATH: '' })

const lint = (paths) => node([bin('biome'), 'ci', '--error-on-warnings', '--no-errors-on-unmatched', ...paths])

/** Each answers with the number of its tests, if it has any. */
const STEPS = {
  lint: () => lint(['.']),
  types: async () => {
    await node([bin('react-router'), 'typegen'])
    await node([bin('tsc'), '--noEmit', '--incremental', '--tsBuildInfoFile', `${CACHE}/types.tsbuildinfo`])
  },
  unused: () => node([bin('knip'), '--no-progress']),
  build,
  // The data folder that all test servers are copies of; in a warm cache it is there already.
  house: async () => {
    await build()
    await node(['tools/commands/prepare-house.ts'])
  },
  // Pure functions, the API on a real database, and the HTML of the built pages.
  unit: () => vitest('run'),
  browser: () => inChromium(),
  // Not part of `npm test`: the main journeys once more, in Firefox. `npm run test:browsers`
  browsers: async () => playwright(['--grep=@journey'], { FIREFOX_PATH: await firefoxPath() }),
  // Not part of `npm test`: kills processes for several minutes. `npm run test:faults`
  faults: async () => {
    await build()
    rmSync(join(root, CACHE, 'faults.jsonl'), { force: true })
    try {
      await node(['--test', '--test-reporter=spec', 'tests/faults/*.fault.ts'])
    } finally {
      await node(['tests/faults/report.ts'])
    }
  },
  // Not part of `npm test`: several machines with all that stands between them. `npm run test:cluster -- rolling` for one file
  cluster: async () => {
    await clusterPrograms()
    rmSync(join(root, CACHE, 'cluster.jsonl'), { force: true })
    try {
      return await vitest('run', ['--config=tests/cluster/vitest.config.ts', ...clusterFiles])
    } finally {
      await node(['tests/cluster/report.ts'])
    }
  },
}
/** What must stand before a step can run alone. */
const NEEDS_HOUSE = ['unit', 'browser', 'browsers', 'cluster']

const rows = []

async function step(name, work = STEPS[name]) {
  if (!work) throw new Error(`There is no step '${name}'; there are ${Object.keys(STEPS).join(', ')} and changed.`)
  say(`${name}…`)
  const start = Date.now()
  const seconds = () => Math.round((Date.now() - start) / 1000)
  const heartbeat = setInterval(() => say(`${name}… ${seconds()} s`), HEARTBEAT_MS)
  try {
    const tests = await work()
    rows.push({ name, tests, seconds: seconds() })
  } finally {
    clearInterval(heartbeat)
  }
}

async function inTurn(...names) {
  for (const name of names) await step(name)
}

/** Lanes run to their ends even if another fails: nothing is left running behind, and all that is wrong is said. */
async function together(...lanes) {
  const failed = (await Promise.allSettled(lanes)).find(({ status }) => status === 'rejected')
  if (failed) throw failed.reason
}

/** Two lanes for two cores: what looks at the sources, beside what needs the house that the tests run in. */
async function everything() {
  await together(inTurn('lint', 'types', 'unused'), inTurn('house', 'unit'))
  await step('browser')
}

async function changed(since) {
  const files = changedFiles(since)
  if (files.length === 0) return say('nothing has changed')
  const { related, screens } = testsOfChange(files)
  const ofSources = async () => {
    await step('lint', () => lint(files))
    await step('types')
  }
  const ofTests = async () => {
    await step('house')
    await step('unit', () => vitest('related', related))
  }
  await together(ofSources(), ofTests(), chromiumPath())
  if (screens.length > 0) await step('browser', () => inChromium(screens))
}

function table(seconds) {
  const line = (name, tests, time) => `  ${name.padEnd(10)}${String(tests).padStart(7)}${String(time).padStart(9)}`
  const sum = rows.reduce((count, { tests = 0 }) => count + tests, 0)
  return [
    line('step', 'tests', 'seconds'),
    ...rows.map(({ name, tests = '', seconds: time }) => line(name, tests, time)),
    line('all', sum, seconds),
    ...unsteady.map((title) => `  failed once, and passed when tried again: ${title}`),
    ...(sum > 0 ? [`${sum} passed, 0 failed`] : []),
  ].join('\n')
}

const [first, ...others] = process.argv.slice(2)
const clusterFiles = first === 'cluster' ? others.splice(0) : []
const start = Date.now()
try {
  // npm keeps one core busy: on a bare machine the browser is installed on the other.
  await together(install(), first ? undefined : chromiumPath())
  if (!first) await everything()
  else if (first === 'changed') await changed(others[0])
  else {
    const names = [first, ...others]
    if (names.some((name) => NEEDS_HOUSE.includes(name))) await step('house')
    await inTurn(...names)
  }
  process.stdout.write(`${table(Math.round((Date.now() - start) / 1000))}\n`)
  say('all good')
} catch (error) {
  fail(error)
}
