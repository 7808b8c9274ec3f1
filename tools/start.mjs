// npm start: from a fresh clone to a served site. A second time, with nothing changed, it goes straight to serving.
import { spawn } from 'node:child_process'
import { build, envFile, fail, install, pinnedNode, projectEnv, root } from './set-up.mjs'

try {
  await install()
  await build()
} catch (error) {
  fail(error)
}
const server = spawn(pinnedNode(), [...envFile(), '--enable-source-maps', 'build/server/index.js'], {
  cwd: root,
  stdio: 'inherit',
  env: projectEnv({ NODE_ENV: 'production' }),
})
// Ctrl-C reaches the server by itself (same terminal); a kill of npm does not, so it is passed on.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
  process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
