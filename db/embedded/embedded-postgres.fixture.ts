/** What the tests of the embedded PostgreSQL share: data folders, servers, processes, and their cleaning up. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, readFile, readlink, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, afterEach } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.server.ts'
import { readPostmasterLock } from './postmaster-lock.server.ts'
import { isPostmasterOf } from './process-check.server.ts'

export const holderFixture = fileURLToPath(new URL('./server-holder.fixture.ts', import.meta.url))
export const cleaning: (() => unknown)[] = []
let prepared: Promise<string> | undefined

/** Called by each file of tests: without isolation this module is loaded once, and hooks of its own would serve the first. */
export function cleanUpAfterTests(): void {
  afterEach(async () => {
    for (const clean of cleaning.splice(0).reverse()) await clean()
  })
  afterAll(async () => {
    if (prepared) await rm(await prepared, { recursive: true })
    prepared = undefined
  })
}

type Server = Pick<EmbeddedPostgres, 'connection' | 'adopted' | 'stop'>

/** Open to other users unless told otherwise: a temporary folder is closed by itself. */
export async function dataFolder(mode = 0o755): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'kais-test-')))
  await chmod(folder, mode)
  cleaning.push(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }))
  return folder
}

/** One that has been used and stopped before: copied, since a first start takes its time. */
export async function usedDataFolder(): Promise<string> {
  prepared ??= (async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kais-test-'))
    await chmod(folder, 0o755)
    await (await startEmbeddedPostgres({ dataDir: folder })).stop()
    return folder
  })()
  const dataDir = await dataFolder()
  await promisify(execFile)('cp', ['-Rp', join(await prepared, 'postgres'), dataDir])
  return dataDir
}

export async function removeRelocated(cluster: string): Promise<void> {
  for (const name of await readdir(dirname(cluster))) {
    if (name.startsWith(basename(cluster))) await rm(join(dirname(cluster), name), { recursive: true })
  }
}

export async function start(dataDir: string, log: (line: string) => void = () => undefined): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log })
  cleaning.push(() => server.stop())
  return server
}

export async function startInProcess(dataDir: string, options = {}): Promise<Server & { process: ChildProcess }> {
  const child = track(
    spawn(process.execPath, [holderFixture, dataDir], { ...options, stdio: ['pipe', 'pipe', 'inherit'] }),
  )
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.stdin?.end()
    await once(child, 'exit')
  }
  cleaning.push(stop)
  return { ...JSON.parse(await firstLine(child)), stop, process: child }
}

export function track(child: ChildProcess): ChildProcess {
  cleaning.push(() => child.kill('SIGKILL'))
  return child
}

export async function killHard(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

export async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The output of the process is not read.')
  for await (const line of createInterface(child.stdout)) return line
  throw new Error('The process ended without a word.')
}

export async function connect(server: Server): Promise<pg.Client> {
  const client = new pg.Client(server.connection)
  client.on('error', () => undefined)
  await client.connect()
  cleaning.push(() => client.end().catch(() => undefined))
  return client
}

export async function query(server: Server, sql: string): Promise<unknown[]> {
  const client = await connect(server)
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

export async function postmasterOf(dataDir: string): Promise<number> {
  const lock = await readPostmasterLock(join(dataDir, 'postgres'))
  if (!lock) throw new Error(`No server runs on ${dataDir}.`)
  return lock.pid
}

/** A process that has ended but was not yet collected by its parent, which may be this one, serves nobody. */
export async function isServing(dataDir: string, pid: number): Promise<boolean> {
  return isPostmasterOf(join(dataDir, 'postgres'), pid)
}

/** The kinds of socket on which a process awaits connections, from the kernel's own tables. */
export async function listeningSockets(pid: number): Promise<string[]> {
  const descriptors = await readdir(`/proc/${pid}/fd`)
  const targets = await Promise.all(descriptors.map((fd) => readlink(`/proc/${pid}/fd/${fd}`).catch(() => '')))
  const own = new Set(targets.flatMap((target) => /^socket:\[(\d+)\]$/.exec(target)?.[1] ?? []))
  const kinds = {
    tcp: { state: 3, listening: '0A', inode: 9 },
    tcp6: { state: 3, listening: '0A', inode: 9 },
    unix: { state: 3, listening: '00010000', inode: 6 },
  }
  const found: string[] = []
  for (const [kind, column] of Object.entries(kinds)) {
    const rows = (await readFile(`/proc/net/${kind}`, 'utf8')).split('\n').map((line) => line.trim().split(/\s+/))
    if (rows.some((row) => row[column.state] === column.listening && own.has(row[column.inode] ?? ''))) found.push(kind)
  }
  return found
}
