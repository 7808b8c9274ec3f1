import { chmod, mkdir, mkdtemp, rmdir, stat, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { canReach, giveTo, type ServiceUser } from './service-user.server.ts'

/** Only names the socket file: PostgreSQL listens on no network address. */
export const PORT = 5432

/** The system's limit for the path of a socket: 107 bytes on Linux, 103 on macOS. */
const LONGEST_SOCKET_PATH = 103

const TEMPORARY_PREFIX = 'kais-postgres-'

/**
 * A folder that only the service user and root can enter, which is the whole access control.
 *
 * Its name holds the inode of the cluster: a server whose data folder was deleted or renamed under it ends
 * some time later and then removes its socket by path, which must not be the path of the next server's.
 */
export async function makeSocketFolder(cluster: string, user: ServiceUser): Promise<string> {
  const { ino } = await stat(cluster)
  const beside = `${cluster}-socket-${ino.toString(36)}`
  if (!fits(beside)) return makeTemporaryFolder(user)
  await mkdir(beside, { mode: 0o700, recursive: true })
  await chmod(beside, 0o700)
  await giveTo(user, beside)
  return beside
}

async function makeTemporaryFolder(user: ServiceUser): Promise<string> {
  for (const parent of new Set([tmpdir(), '/tmp'])) {
    const prefix = join(parent, TEMPORARY_PREFIX)
    if (!fits(`${prefix}XXXXXX`) || !(await canReach(user, [parent]))) continue
    const folder = await mkdtemp(prefix)
    await giveTo(user, folder)
    return folder
  }
  throw new Error(
    'There is no temporary folder with a path short enough for the socket of PostgreSQL. Set TMPDIR=/tmp.',
  )
}

/** Removes a folder of makeTemporaryFolder; never more than the files that PostgreSQL puts there. */
export async function removeTemporarySocketFolder(folder: string): Promise<void> {
  if (!basename(folder).startsWith(TEMPORARY_PREFIX)) return
  await unlink(socketFile(folder)).catch(() => undefined)
  await unlink(socketLockFile(folder)).catch(() => undefined)
  await rmdir(folder).catch(() => undefined)
}

export function socketLockFile(folder: string): string {
  return `${socketFile(folder)}.lock`
}

function socketFile(folder: string): string {
  return join(folder, `.s.PGSQL.${PORT}`)
}

function fits(folder: string): boolean {
  return Buffer.byteLength(socketFile(folder)) <= LONGEST_SOCKET_PATH
}
