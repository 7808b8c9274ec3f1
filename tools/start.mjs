// npm start: from a fresh clone to a served site. A second time, with nothing changed, it goes straight to serving.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, envFile, fail, install, pinnedNode, projectEnv, root } from './set-up.mjs'

const PARENT_LOOK_MS = 500

const parent = process.ppid
try {
  await install()
  await build()
} catch (error) {
  fail(error)
}
// npm run set-up: for whoever starts the server otherwise, as deploy/kais.service does.
if (process.argv.includes('--set-up')) process.exit()
// Small at rest (decision 0027). By itself Node keeps 128 MB for what is new, and V8 garbage until it needs room; glibc keeps the
// high-water mark of every thread. deploy/kais.service says the same, and tests/helpers/built-server.ts reads it here.
const flags = JSON.parse(readFileSync(join(root, 'tools', 'server-flags.json'), 'utf8'))
const server = spawn(pinnedNode(), [...envFile(), ...flags.node, 'build/server/index.js'], {
  cwd: root,
  // The channel carries no messages: it breaks when this process is killed, and the server then stops by itself.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: projectEnv({ NODE_ENV: 'production', ...flags.env }),
})
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => server.kill(signal))
// npm passes signals on, unless it is killed with -9: then nobody is left who could stop us. Started without npm, our
// parent may be a shell that has every right to end. (`exec` in package.json: no shell stands between npm and us.)
if (process.env.npm_lifecycle_event) {
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    server.kill('SIGTERM')
  }, PARENT_LOOK_MS)
}
server.on('error', fail)
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
