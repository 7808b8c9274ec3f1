// npm test: everything that must hold, from a fresh clone. One step by name: npm test -- unit
import { browser } from './browser.mjs'
import { build, fail, install, pinnedNode, projectEnv, run, say } from './set-up.mjs'

const bin = (name) => `node_modules/.bin/${name}`

/** Programs of the project always run on the pinned Node. */
function node(args, env = {}) {
  return run(pinnedNode(), args, { env: projectEnv({ FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...env }) })
}

const STEPS = {
  lint: () => node([bin('biome'), 'ci', '--error-on-warnings', '.']),
  types: async () => {
    await node([bin('react-router'), 'typegen'])
    await node([bin('tsc'), '--noEmit'])
  },
  unused: () => node([bin('knip'), '--no-progress']),
  // Unit tests and the API on a real database.
  unit: () => node([bin('vitest'), 'run']),
  browser: async () => {
    const chromium = await browser()
    await build()
    await node([bin('playwright'), 'test'], { CHROMIUM_PATH: chromium })
  },
  // Not part of `npm test`: kills processes for several minutes. `npm run test:faults`
  faults: async () => {
    await build()
    await node(['--test', '--test-reporter=spec', 'tests/faults/*.fault.ts'])
  },
}

const chosen = process.argv.slice(2)
const names = chosen.length > 0 ? chosen : ['lint', 'types', 'unused', 'unit', 'browser']
try {
  await install()
  for (const name of names) {
    const step = STEPS[name]
    if (!step) throw new Error(`There is no step '${name}'; there are ${Object.keys(STEPS).join(', ')}.`)
    say(`${name}…`)
    await step()
  }
  say(`all good: ${names.join(', ')}`)
} catch (error) {
  fail(error)
}
