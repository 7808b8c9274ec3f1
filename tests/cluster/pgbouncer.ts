import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'

/** Debian's package puts it where only root's PATH looks. */
const PROGRAMS = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', 'pgbouncer']

export interface PgBouncer {
  /** Of the database of `target`, by way of the pooler. */
  url: string
  /** It neither ends nor answers, until it is woken. */
  freeze(): void
  thaw(): void
  /** What its own console answers, such as SHOW POOLS. */
  show(what: string): Promise<Record<string, unknown>[]>
  stop(): Promise<void>
}

interface Options {
  target: pg.ClientConfig
  /** Of connections to PostgreSQL. */
  poolSize?: number
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Undefined where the program is not installed: then there is nothing to test with. */
async function start(file: string): Promise<ChildProcess | undefined> {
  // It refuses to run as root.
  const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  for (const program of PROGRAMS) {
    const child = spawn(program, [...asNobody, file], { stdio: ['ignore', 'ignore', 'pipe'] })
    const isThere = await Promise.race([once(child, 'spawn').then(() => true), once(child, 'error').then(() => false)])
    if (isThere) return child
  }
  return undefined
}

/** PgBouncer in transaction mode before a database, as strict as it comes: what it does not keep for a session it refuses. */
export async function startPgBouncer({ target, poolSize = 10 }: Options): Promise<PgBouncer | undefined> {
  const folder = await mkdtemp('/tmp/kais-pgbouncer-')
  await chmod(folder, 0o755)
  const port = await freePort()
  const { host = 'localhost', port: far = 5432, user = 'kais', database = 'kais' } = target
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(
    file,
    `[databases]
${database} = host=${host} port=${far} dbname=${database} user=${user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
admin_users = kais
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 500
server_connect_timeout = 3
server_login_retry = 1
query_wait_timeout = 10
`,
  )
  const child = await start(file)
  if (!child) {
    await rm(folder, { recursive: true })
    return undefined
  }
  let said = ''
  child.stderr?.on('data', (text) => {
    said += text
  })
  const show = async (what: string) => {
    const admin = new pg.Client({ host: '127.0.0.1', port, user: 'kais', database: 'pgbouncer' })
    admin.on('error', () => {})
    await admin.connect()
    try {
      return (await admin.query(what)).rows as Record<string, unknown>[]
    } finally {
      await admin.end()
    }
  }
  const deadline = Date.now() + 10_000
  for (;;) {
    try {
      await show('show version')
      break
    } catch (error) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`PgBouncer does not start: ${said}`, { cause: error })
    }
  }
  return {
    url: `postgres://${user}@127.0.0.1:${port}/${database}`,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    show,
    async stop() {
      child.kill('SIGCONT')
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      await rm(folder, { recursive: true })
    },
  }
}
