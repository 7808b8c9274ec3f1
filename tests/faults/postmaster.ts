import { join } from 'node:path'
import pg from 'pg'
import { readPostmasterLock } from '#db/embedded/postmaster-lock.server.ts'
import { isPostmasterOf } from '#db/embedded/process-check.server.ts'
import { type BuiltServer, databaseConfigOf, hasEnded, waitUntil } from '../helpers/built-server.ts'

/** The process number of the PostgreSQL that runs on this data folder, or null. */
export async function postmasterOf(dataDir: string): Promise<number | null> {
  const cluster = join(dataDir, 'postgres')
  const lock = await readPostmasterLock(cluster)
  return lock && (await isPostmasterOf(cluster, lock.pid)) ? lock.pid : null
}

/** SIGKILL, as the kernel does it when memory runs out: the lock file stays, the backends find themselves orphaned. */
export async function killPostmaster(dataDir: string): Promise<number | null> {
  const pid = await postmasterOf(dataDir)
  if (pid === null) return null
  process.kill(pid, 'SIGKILL')
  await waitUntil('the postmaster is gone', async () => (await postmasterOf(dataDir)) !== pid)
  return pid
}

/**
 * SIGKILL to one process that serves a connection, as the kernel or a bug does it. PostgreSQL then ends all the others and
 * recovers, under the same postmaster.
 */
export async function killBackend(dataDir: string): Promise<void> {
  const client = new pg.Client(await databaseConfigOf(dataDir))
  client.on('error', () => {})
  const ended = new Promise((resolve) => client.once('end', resolve))
  await client.connect()
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
     and datname = current_database() order by random() limit 1`,
  )
  const [victim] = rows
  if (!victim) throw new Error('Nobody is connected.')
  process.kill(victim.pid, 'SIGKILL')
  // PostgreSQL ends us with all the others.
  await ended
}

/** What a test leaves behind, also after a failure. */
export async function endEverything(dataDir: string, servers: Iterable<BuiltServer>): Promise<void> {
  for (const server of servers) await server.kill9()
  await killPostmaster(dataDir)
}

/** Node's last line when an error reached the top. */
const FALL = /^Node\.js v\d/m

export type Recovery = 'went on' | 'was restarted'

/**
 * After its database died, a server may bring it back by itself or end with a clear word, so that whoever watches over it
 * starts it again. What it may not do is stay, broken, looking alive.
 */
export async function recover(
  server: BuiltServer,
  { dataDir, deadPid, restart }: { dataDir: string; deadPid?: number; restart: () => Promise<BuiltServer> },
): Promise<{ server: BuiltServer; how: Recovery }> {
  let isReady = false
  await waitUntil('the server has recovered from the death of its database, or has ended', async () => {
    if (hasEnded(server.process)) return true
    const current = await postmasterOf(dataDir)
    if (current === null || current === deadPid) return false
    isReady = await fetch(`${server.url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    return isReady
  })
  if (isReady) return { server, how: 'went on' }
  const words = await server.output()
  if (server.process.exitCode === 0) throw new Error('The server ended as if all were well after its database died.')
  if (FALL.test(words)) throw new Error(`The server fell over an error that nobody caught:\n${words.slice(-3000)}`)
  return { server: await restart(), how: 'was restarted' }
}
