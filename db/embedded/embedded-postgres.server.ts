import { mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { installedPostgresPackage, type PostgresBinaries, prepareBinaries } from './postgres-binaries.server.ts'
import { createCluster, findCluster, SUPERUSER, SYSTEM_FOLDER } from './postgres-cluster.server.ts'
import { type Launch, launchPostmaster, shutDownPostmaster, waitUntilGone } from './postmaster.server.ts'
import { clearUnusableLocks, readPostmasterLock } from './postmaster-lock.server.ts'
import { claimShutdown, keepPresence, type Presence, takePresenceLock } from './presence.server.ts'
import { isPostmasterOf } from './process-check.server.ts'
import { removeAbandoned } from './publish-folder.server.ts'
import {
  createDatabaseIfMissing,
  isLostConnection,
  type JoinedServer,
  joinRunningServer,
} from './server-connection.server.ts'
import { canReach, type ServiceUser, serviceUserFor } from './service-user.server.ts'
import { makeSocketFolder, removeTemporarySocketFolder } from './socket-folder.server.ts'

const DATABASE = 'kais'

/** How long a server that comes or goes is waited for. */
const PATIENCE_MS = 30_000

export interface EmbeddedPostgres {
  /** For pg.Pool: the host is the folder of the server's Unix socket. */
  connection: { host: string; port: number; user: string; database: string }
  /** True when a server was joined that another process started, or that survived a crash of ours. */
  adopted: boolean
  /** Whether the server that was started or joined still runs; it may be recovering and take nobody for a while. */
  isRunning(): Promise<boolean>
  /** Fast shutdown, unless somebody else is still connected; resolves when the server is gone. */
  stop(): Promise<void>
}

interface RunningServer {
  cluster: string
  joined: JoinedServer
  presence: Presence
  adopted: boolean
}

interface Options {
  dataDir: string
  log?: (line: string) => void
}

/** Joins the PostgreSQL server of the data folder, or starts it, creating the database the first time. */
export async function startEmbeddedPostgres({ dataDir, log = () => undefined }: Options): Promise<EmbeddedPostgres> {
  await mkdir(dataDir, { recursive: true })
  const place = { dataDir: await realpath(dataDir), log }
  let deadline = Date.now() + PATIENCE_MS
  let cluster = await findCluster(place.dataDir)
  const user = await serviceUserFor(cluster)
  let binaries: PostgresBinaries | undefined
  let launch: Launch | undefined

  // Each round ends with a joined server or with a reason to look again: another process may start, stop
  // or crash the same server at any moment.
  for (;;) {
    const joined = cluster && (await joinRunningServer(cluster, deadline))
    const presence = joined && (await enter(joined))
    if (cluster && joined && presence) {
      const adopted = !(launch?.ready && launch.pid === joined.lock.pid)
      return handleOf({ cluster, joined, presence, adopted })
    }
    if (Date.now() > deadline) throw new Error(startFailure(place.dataDir, launch))

    binaries ??= await prepareBinaries({
      packageDir: installedPostgresPackage(),
      copyRoot: user.isSelf ? place.dataDir : SYSTEM_FOLDER,
      user,
      log,
    })
    if (!cluster) {
      cluster = await createCluster({ ...place, user, binaries })
      deadline = Date.now() + PATIENCE_MS
    }
    launch = await launchOnce({ dataDir: place.dataDir, cluster, user, binaries })
    if (launch.ready) continue
    if (!launch.passing) throw new Error(startFailure(place.dataDir, launch))
    await sleep(100)
  }
}

async function launchOnce(options: {
  dataDir: string
  cluster: string
  user: ServiceUser
  binaries: PostgresBinaries
}): Promise<Launch> {
  const { dataDir, cluster, user } = options
  if (!(await canReach(user, [cluster]))) {
    throw new Error(
      `The database in ${cluster} belongs to ${user.name}, who can no longer enter that folder. ` +
        'Open the folders above it to that user, or move the data folder.',
    )
  }
  await removeAbandoned(cluster)
  const left = await readPostmasterLock(cluster)
  if (left && !(await isPostmasterOf(cluster, left.pid))) await removeTemporarySocketFolder(left.socketDir)
  const socketDir = await makeSocketFolder(cluster, user)
  await clearUnusableLocks(cluster, socketDir)
  const launch = await launchPostmaster({ ...options, socketDir, logFile: logFileOf(dataDir) })
  if (!launch.ready) await removeTemporarySocketFolder(socketDir)
  return launch
}

/** Undefined when the server shuts down or crashes under our hands. */
async function enter({ client, lock }: JoinedServer): Promise<Presence | undefined> {
  try {
    await takePresenceLock(client)
    await createDatabaseIfMissing(client, DATABASE)
    return keepPresence(client, lock)
  } catch (error) {
    await client.end().catch(() => undefined)
    if (isLostConnection(error)) return undefined
    throw error
  }
}

function handleOf(server: RunningServer): EmbeddedPostgres {
  const { socketDir, port } = server.joined.lock
  let stopping: Promise<void> | undefined
  return {
    connection: { host: socketDir, port, user: SUPERUSER, database: DATABASE },
    adopted: server.adopted,
    isRunning: () => isPostmasterOf(server.cluster, server.joined.lock.pid),
    stop() {
      stopping ??= leave(server)
      return stopping
    },
  }
}

async function leave({ cluster, joined, presence }: RunningServer): Promise<void> {
  await presence.end()
  // Read anew, as another process may have started the server again since; gone when the folder was deleted.
  const lock = (await readPostmasterLock(cluster)) ?? joined.lock
  const claim = await claimShutdown(lock)
  if (claim === 'shared') return
  const isSomebodyElses = claim === 'unreachable' && lock.pid !== joined.lock.pid
  if (isSomebodyElses) return
  const goesByItself = claim === 'unreachable' && (await readPostmasterLock(cluster))?.status === 'stopping'
  if (!goesByItself || !(await waitUntilGone(cluster, lock.pid))) await shutDownPostmaster(cluster, lock.pid)
  if (claim !== 'unreachable') await claim.end().catch(() => undefined)
  await removeTemporarySocketFolder(lock.socketDir)
}

function startFailure(dataDir: string, launch: Launch | undefined): string {
  const logFile = logFileOf(dataDir)
  if (!launch || launch.ready) return `PostgreSQL starts and goes away again. Its log, ${logFile}, may tell why.`
  return `PostgreSQL could not be started. The last lines of ${logFile}:\n${launch.lastLines}`
}

function logFileOf(dataDir: string): string {
  return join(dataDir, 'postgres.log')
}
