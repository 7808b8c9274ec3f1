import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { lstat, readdir, realpath, rm, rmdir, stat, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { makeOwnFolder, type PostgresBinaries } from './postgres-binaries.server.ts'
import { publishFolder } from './publish-folder.server.ts'
import { canReach, giveTo, type ServiceUser, spawnOptionsFor } from './service-user.server.ts'

const run = promisify(execFile)

export const SUPERUSER = 'kais'

/** Where root puts what the service user cannot reach in its own place. */
export const SYSTEM_FOLDER = '/var/lib/kais'

/** The real folder of the cluster that belongs to this data folder, or undefined before the first start. */
export async function findCluster(dataDir: string): Promise<string | undefined> {
  const place = join(dataDir, 'postgres')
  const entry = await lstat(place).catch(absent)
  if (!entry) return undefined
  const cluster = await realpath(place).catch(absent)
  if (!cluster) {
    throw new Error(
      `${place} is a link to a database folder that no longer exists. ` +
        'Bring that folder back, or delete the link to begin with an empty database.',
    )
  }
  await refuseForeignOwner(cluster)
  const content = await readdir(cluster)
  if (content.includes('PG_VERSION')) return cluster
  if (content.length === 0 && cluster === place) {
    // In the way of the rename or the link to come. Not empty any more: another process was faster.
    await rmdir(place).catch(() => undefined)
    return (await lstat(place).catch(absent)) ? findCluster(dataDir) : undefined
  }
  throw new Error(`${cluster} is not a PostgreSQL data folder. Move it away, and a database is created there.`)
}

/** PostgreSQL insists on owning its folder; its own words for that would not name the way out. */
async function refuseForeignOwner(cluster: string): Promise<void> {
  const { uid: owner } = await stat(cluster)
  const self = process.getuid?.()
  if (self === 0 && owner === 0) {
    throw new Error(
      `The database in ${cluster} belongs to root, and PostgreSQL refuses to run as root. ` +
        `Give it to another user: chown -R nobody ${cluster}`,
    )
  }
  if (self !== 0 && owner !== self) {
    throw new Error(
      `The database in ${cluster} belongs to user ${owner}, and Kais runs as user ${self}. ` +
        `Start Kais as user ${owner} or as root, or give it the folder: chown -R ${self} ${cluster}`,
    )
  }
}

export async function createCluster(options: {
  dataDir: string
  user: ServiceUser
  binaries: PostgresBinaries
  log: (line: string) => void
}): Promise<string> {
  const { dataDir, user, binaries, log } = options
  const initialise = (folder: string) => initialiseCluster(folder, user, binaries)
  const place = join(dataDir, 'postgres')
  if (await canReach(user, [dataDir])) {
    await publishFolder(place, initialise)
  } else {
    const target = await unusedClusterFolder(dataDir, log)
    log(`PostgreSQL runs as ${user.name}, who cannot enter ${dataDir}: its data is in ${target}, linked from ${place}.`)
    await publishFolder(target, initialise)
    await linkCluster(place, target)
  }
  const cluster = await findCluster(dataDir)
  if (!cluster) throw new Error(`The database folder ${place} was removed while it was being created. Start again.`)
  return cluster
}

/**
 * Named after the data folder. The link in the data folder is what counts: when a person has deleted it
 * to begin anew, the earlier database must not come back by itself, nor be destroyed.
 */
async function unusedClusterFolder(dataDir: string, log: (line: string) => void): Promise<string> {
  const clusters = join(SYSTEM_FOLDER, 'clusters')
  await makeOwnFolder(clusters)
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  let target = join(clusters, name)
  for (let count = 2; await lstat(target).catch(absent); count++) {
    log(`An earlier database of ${dataDir} is kept in ${target}. Delete it when it is not needed.`)
    target = join(clusters, `${name}-${count}`)
  }
  return target
}

async function linkCluster(place: string, target: string): Promise<void> {
  try {
    await symlink(target, place)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    // Another process linked its own first, and that is the database from now on.
    if ((await realpath(place)) !== (await realpath(target))) await rm(target, { recursive: true })
  }
}

async function initialiseCluster(folder: string, user: ServiceUser, binaries: PostgresBinaries): Promise<void> {
  await giveTo(user, folder)
  const settings = ['--username', SUPERUSER, '--encoding', 'UTF8', '--no-instructions']
  // The built-in locale sorts the same on every machine and never changes with a system update.
  const locale = ['--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8']
  // Trust, because only the service user and root can enter the socket's folder.
  const access = ['--auth-local', 'trust', '--auth-host', 'reject']
  try {
    await run(binaries.initdb, ['-D', folder, ...settings, ...locale, ...access], spawnOptionsFor(user))
  } catch (error) {
    const { code, stderr } = error as { code?: string | number; stderr?: string }
    // Present but "not found": the system lacks the loader that the program asks for (Alpine Linux).
    const reason = code === 'ENOENT' ? 'it needs a system with glibc.' : stderr?.trim() || String(error)
    throw new Error(
      `PostgreSQL could not create its data folder (${basename(binaries.initdb)}): ${reason}\n` +
        'Set DATABASE_URL to use a PostgreSQL server instead.',
      { cause: error },
    )
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
