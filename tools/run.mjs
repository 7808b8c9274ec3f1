// npm run staff | demo | bench: sets up what is missing, then runs the command's program on the pinned Node.
import { build, envFile, fail, install, pinnedNode, projectEnv, run } from './set-up.mjs'

const PROGRAMS = { staff: 'tools/commands/staff.ts', demo: 'tools/commands/demo.ts', bench: 'tests/load/bench.ts' }

const [name, ...args] = process.argv.slice(2)
try {
  const program = PROGRAMS[name]
  if (!program) throw new Error(`There is no command '${name}'.`)
  await install()
  if (name === 'bench') await build()
  await run(pinnedNode(), [...envFile(), program, ...args], { env: projectEnv() })
} catch (error) {
  fail(error)
}
