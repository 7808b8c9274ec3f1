/**
 * npm run test:image: the container's tree, user, environment and commands, without a container: as a plain user, the tree
 * read-only, nothing writable but DATA_DIR and TMPDIR, and a PostgreSQL by DATABASE_URL.
 */
import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, lstat, mkdir, readdir } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.server.ts'
import { fromProjectRoot } from '#db/project-root.server.ts'
import { FIRST_ADMIN, freePort, hasEnded, makeDataDir, signIn, waitUntil } from '../helpers/built-server.ts'
import { readDockerfile } from './read-dockerfile.ts'

const image = readDockerfile()
/** Root takes the image's own user; whoever else runs this is a plain user already. */
const isRoot = process.getuid?.() === 0
const user = isRoot ? { uid: image.uid, gid: image.gid } : {}

const say = (line: string) => process.stdout.write(`${line}\n`)
const { dataDir: home, remove } = await makeDataDir()
const place = { code: join(home, 'code'), data: join(home, 'data'), temporary: join(home, 'tmp') }

/** As a container does it: of our own environment nothing, and `node` is the image's. */
function start(command: readonly string[], env: Record<string, string>): ChildProcess {
  const [program = '', ...args] = command
  return spawn(program, args, {
    cwd: place.code,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
    env: {
      ...image.env,
      PATH: `${dirname(process.execPath)}:/usr/bin:/bin`,
      DATA_DIR: place.data,
      TMPDIR: place.temporary,
      ...env,
    },
  })
}

async function run(command: readonly string[], env: Record<string, string>) {
  const child = start(command, env)
  const [said, complaints] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
    once(child, 'close'),
  ])
  return { code: child.exitCode, said, complaints }
}

async function closeToWriting(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isSymbolicLink()) await chmod(path, (await lstat(path)).mode & 0o555)
  }
  await chmod(folder, 0o555)
}

/** The embedded PostgreSQL, as one that is reached over the network. */
async function openDatabase() {
  const postgres = await startEmbeddedPostgres({ dataDir: join(home, 'postgres') })
  const { host, port, user: role, database } = postgres.connection
  const bridge = createServer((line) => {
    const other = connect(`${host}/.s.PGSQL.${port}`)
    for (const end of [line, other]) end.on('error', () => [line, other].map((each) => each.destroy()))
    line.pipe(other).pipe(line)
  }).listen(0, '127.0.0.1')
  await once(bridge, 'listening')
  return {
    url: `postgres://${role}@127.0.0.1:${(bridge.address() as AddressInfo).port}/${database}`,
    async close() {
      bridge.close()
      await postgres.stop()
    },
  }
}

async function uploadPhoto(url: string): Promise<string> {
  const cookie = await signIn(url, FIRST_ADMIN)
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#7a1f3d' } })
    .jpeg()
    .toBuffer()
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(photo)]), 'photo.jpg')
  const answer = await fetch(`${url}/api/upload`, { method: 'POST', headers: { cookie }, body })
  assert.ok(answer.ok, await answer.clone().text())
  return ((await answer.json()) as { path: string }).path
}

async function answersWith(url: string, status = 200): Promise<Response> {
  const answer = await fetch(url)
  assert.equal(answer.status, status, `${url} is answered with ${answer.status}`)
  return answer
}

async function check(databaseUrl: string): Promise<void> {
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const env = {
    DATABASE_URL: databaseUrl,
    PORT: port,
    ADMIN_PASSWORD: FIRST_ADMIN.password,
    DEMO_CONTENT: 'on',
    WORKERS: '2',
  }
  const kais = (...words: string[]) => run([fromProjectRoot('deploy/image/kais'), ...words], env)

  const alone = await run(image.command, { PORT: port })
  assert.equal(alone.code, 1)
  assert.match(alone.complaints, /^There is no embedded PostgreSQL here[^\n]*DATABASE_URL[^\n]*\n$/)
  say('without DATABASE_URL: a sentence, and the end')

  const begun = performance.now()
  const server = start(image.command, env)
  let words = ''
  for (const channel of [server.stdout, server.stderr]) channel?.on('data', (part) => (words += part))
  try {
    assert.equal((await run(image.healthCheck, env)).code, 1, 'the health check says no before the door is open')
    await waitUntil(
      'the server is ready',
      () => {
        if (hasEnded(server)) throw new Error(`The server ended:\n${words}`)
        return fetch(`${url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
      },
      240_000,
    )
    say(`open with demo content after ${((performance.now() - begun) / 1_000).toFixed(1)} s`)
    await answersWith(`${url}/healthz`)
    assert.equal((await run(image.healthCheck, env)).code, 0, 'the health check says yes')
    const home = await (await answersWith(url)).text()
    const script = /\/assets\/[^"]+\.js/.exec(home)?.[0]
    await answersWith(`${url}${script}`)
    for (const address of ['/fr/kais-nest', '/favicon.ico', '/share/home.en.jpg', '/sitemap.xml', '/api/docs/'])
      await answersWith(url + address)
    const path = await uploadPhoto(url)
    const width = await answersWith(url + path.replace('.webp', '-640.avif'))
    assert.equal(width.headers.get('content-type'), 'image/avif')
    say('health, pages, scripts, icons, pictures of shares and an upload: answered')

    const backup = await kais('backup')
    assert.equal(backup.code, 0, backup.complaints)
    const staff = await kais('staff', 'list')
    assert.match(staff.said, new RegExp(`^${FIRST_ADMIN.username}  admin`))
    const file = backup.said.split('\n', 1)[0] ?? ''
    const verified = await kais('verify', file)
    assert.equal(verified.code, 0, verified.said + verified.complaints)
    say(`kais backup, verify and staff: done, on ${file.slice(place.data.length + 1)}`)
  } finally {
    server.kill('SIGTERM')
    await waitUntil('the server has stopped', () => hasEnded(server))
  }
  assert.equal(server.exitCode, 0, words)
  const restored = await kais('restore', (await newestBackup()) ?? '', '--replace')
  assert.equal(restored.code, 0, restored.complaints)
  say('SIGTERM: ended with 0; kais restore: done')
}

async function newestBackup(): Promise<string | undefined> {
  const names = await readdir(join(place.data, 'backups'))
  return names.filter((name) => !name.endsWith('.sha256')).map((name) => join(place.data, 'backups', name))[0]
}

try {
  const made = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', fromProjectRoot('deploy/image/make-runtime.mjs'), place.code],
    { stdio: 'inherit' },
  )
  assert.deepEqual(await once(made, 'exit'), [0, null])
  await closeToWriting(place.code)
  for (const folder of [place.data, place.temporary]) {
    await mkdir(folder, { mode: 0o700 })
    if (isRoot) await chown(folder, image.uid, image.gid)
  }
  const database = await openDatabase()
  try {
    await check(database.url)
  } finally {
    await database.close()
  }
  say('The image’s files and commands work.')
} finally {
  for (const entry of await readdir(place.code, { recursive: true, withFileTypes: true }).catch(() => []))
    if (entry.isDirectory()) await chmod(join(entry.parentPath, entry.name), 0o755)
  await chmod(place.code, 0o755).catch(() => {})
  await remove()
}
