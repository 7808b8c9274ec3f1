import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { installedPostgresPackage, prepareBinaries } from '#db/embedded/postgres-binaries.server.ts'
import { SYSTEM_FOLDER } from '#db/embedded/postgres-cluster.server.ts'
import { giveTo, serviceUserFor, spawnOptionsFor } from '#db/embedded/service-user.server.ts'

const run = promisify(execFile)
const OWNER = 'kais'

/** A PostgreSQL as others have it: elsewhere, over TCP, with its own mind about who may come in. */
export interface OwnPostgres {
  config: pg.ClientConfig
  url: string
  port: number
  /** A copy that follows this one, over a connection of PostgreSQL's own. */
  startReplica(): Promise<OwnPostgres>
  /** At once, as after a loss of power. */
  stop(): Promise<void>
}

interface Options {
  settings?: Record<string, string>
  /** Files in its folder that only it may read, such as a key. */
  files?: Record<string, string>
  hba?: string
}

const HBA = `local all all trust
host all all 127.0.0.1/32 trust
host replication all 127.0.0.1/32 trust
`

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function makeTools() {
  const user = await serviceUserFor(undefined)
  const copyRoot = user.isSelf ? tmpdir() : SYSTEM_FOLDER
  return { user, ...(await prepareBinaries({ packageDir: installedPostgresPackage(), copyRoot, user, log: () => {} })) }
}

type Tools = Awaited<ReturnType<typeof makeTools>>

async function ask(config: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(config)
  client.on('error', () => {})
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

async function untilItAnswers(config: pg.ClientConfig, child: ChildProcess, said: () => string): Promise<void> {
  for (const deadline = Date.now() + 20_000; ; ) {
    try {
      return await ask(config, 'select 1')
    } catch (error) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`PostgreSQL does not start: ${said()}`, { cause: error })
    }
  }
}

async function serve(folder: string, tools: Tools, settings: Record<string, string> = {}): Promise<OwnPostgres> {
  const port = await freePort()
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: folder,
    fsync: 'off',
    shared_buffers: '16MB',
    max_wal_size: '64MB',
    wal_keep_size: '64MB',
    ...settings,
  }
  const parameters = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const options = {
    ...spawnOptionsFor(tools.user),
    stdio: ['ignore', 'ignore', 'pipe'] as ['ignore', 'ignore', 'pipe'],
  }
  const child = spawn(tools.postgres, ['-D', folder, ...parameters], options)
  let said = ''
  child.stderr.on('data', (text) => {
    said += text
  })
  const config = { host: '127.0.0.1', port, user: OWNER, database: 'postgres' }
  await untilItAnswers({ ...config, host: folder }, child, () => said)
  return {
    config,
    url: `postgres://${OWNER}@127.0.0.1:${port}/postgres`,
    port,
    async startReplica() {
      const copy = await newFolder()
      // By PostgreSQL's own protocol of a backup: what is copied while it works is mended by what it wrote meanwhile.
      const client = new pg.Client({ ...config, host: folder })
      await client.connect()
      await client.query("select pg_backup_start('replica', true)")
      await run('cp', ['-Rp', `${folder}/.`, copy])
      const { rows } = await client.query('select labelfile from pg_backup_stop(false)')
      await client.end()
      for (const name of ['postmaster.pid', 'postmaster.opts']) await rm(join(copy, name), { force: true })
      await writeOwned(tools, copy, {
        backup_label: rows[0].labelfile,
        'standby.signal': '',
        'postgresql.auto.conf': `primary_conninfo = 'host=127.0.0.1 port=${port} user=${OWNER}'\n`,
      })
      return serve(copy, tools)
    },
    async stop() {
      child.kill('SIGCONT')
      child.kill('SIGQUIT')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

async function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'kais-own-'))
}

async function writeOwned({ user }: Tools, folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name)
    await writeFile(file, text, { mode: 0o600 })
    await giveTo(user, file)
  }
  await chmod(folder, 0o700)
  await giveTo(user, folder)
}

let prepared: Promise<string> | undefined

/** Made once: to begin a cluster takes longer than to copy one. */
async function freshCluster(tools: Tools): Promise<string> {
  prepared ??= (async () => {
    const folder = await newFolder()
    await giveTo(tools.user, folder)
    const settings = ['--username', OWNER, '--encoding', 'UTF8', '--locale', 'C', '--no-sync', '--no-instructions']
    await run(tools.initdb, ['-D', folder, ...settings, '--auth', 'trust'], spawnOptionsFor(tools.user))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    return folder
  })()
  return prepared
}

export async function startOwnPostgres({ settings = {}, files = {}, hba = HBA }: Options = {}): Promise<OwnPostgres> {
  const tools = await makeTools()
  const folder = await newFolder()
  await run('cp', ['-Rp', `${await freshCluster(tools)}/.`, folder])
  await writeOwned(tools, folder, { ...files, 'pg_hba.conf': hba })
  return serve(folder, tools, settings)
}
