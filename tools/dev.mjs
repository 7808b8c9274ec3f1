// npm run dev: the same server with Vite inside: pages and server code reload as they are saved.
import { envFile, fail, install, pinnedNode, projectEnv, run } from './set-up.mjs'

try {
  await install()
  await run(pinnedNode(), [...envFile(), 'tools/commands/dev.ts'], {
    env: projectEnv({ NODE_ENV: 'development' }),
  })
} catch (error) {
  fail(error)
}
