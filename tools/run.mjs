// npm run staff | demo | backup | restore | verify | storage | bench | screenshots | eval:recommendations | test:image: sets up what is missing,
// then runs the command's program on the pinned Node.
import { chromiumPath } from './browser.mjs'
import { build, envFile, fail, install, pinnedNode, projectEnv, run } from './set-up.mjs'

const PROGRAMS = {
  staff: { program: 'tools/commands/staff.ts' },
  demo: { program: 'tools/commands/demo.ts' },
  backup: { program: 'tools/commands/backup.ts' },
  restore: { program: 'tools/commands/restore.ts' },
  verify: { program: 'tools/commands/verify.ts' },
  storage: { program: 'tools/commands/storage.ts' },
  bench: { program: 'tests/load/bench.ts', needsBuild: true, needsBrowser: true },
  'eval:recommendations': { program: 'tools/commands/eval-recommendations.ts' },
  'test:image': { program: 'tests/image/image.ts', needsBuild: true },
  'test:abuse': { program: 'tests/abuse/abuse.ts', needsBuild: true },
  screenshots: { program: 'tests/screenshots/take.ts', needsBuild: true, needsBrowser: true },
}

const [name, ...args] = process.argv.slice(2)
try {
  const command = PROGRAMS[name]
  if (!command) throw new Error(`There is no command '${name}'.`)
  await install()
  if (command.needsBuild) await build()
  const env = command.needsBrowser ? { CHROMIUM_PATH: await chromiumPath() } : {}
  await run(pinnedNode(), [...envFile(), command.program, ...args], { env: projectEnv(env) })
} catch (error) {
  fail(error)
}
