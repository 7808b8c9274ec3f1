import { execFile } from 'node:child_process'
import { chown, readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The system user whose identity the PostgreSQL processes take. */
export interface ServiceUser {
  uid: number
  gid: number
  name: string
  /** True when that is the user of this process, so that no identity has to change. */
  isSelf: boolean
}

/**
 * PostgreSQL refuses to run as root. A plain user runs it as oneself; root hands it to the owner of
 * the cluster when there is one (a person who started once without sudo), else to `nobody`.
 */
export async function serviceUserFor(cluster: string | undefined): Promise<ServiceUser> {
  const self = process.getuid?.()
  if (self === undefined) {
    throw new Error('The embedded PostgreSQL needs Linux or macOS. Set DATABASE_URL to use a PostgreSQL server.')
  }
  if (self !== 0) return { uid: self, gid: process.getgid?.() ?? self, name: `user ${self}`, isSelf: true }
  if (!cluster) return nobody()
  const { uid, gid } = await stat(cluster)
  return { uid, gid, name: `user ${uid}`, isSelf: false }
}

async function nobody(): Promise<ServiceUser> {
  const accounts = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const fields = /^nobody:.*$/m.exec(accounts)?.[0].split(':')
  if (!fields) {
    throw new Error(
      'Kais runs as root, PostgreSQL refuses to, and /etc/passwd has no user "nobody" to run it as. ' +
        'Start Kais as a plain user, or set DATABASE_URL to use a PostgreSQL server.',
    )
  }
  // macOS writes -2, the file system calls answer 4294967294: kept unsigned here.
  return { uid: Number(fields[2]) >>> 0, gid: Number(fields[3]) >>> 0, name: 'nobody', isSelf: false }
}

/**
 * What every PostgreSQL process is spawned with. The environment is ours alone: PGDATA, LD_LIBRARY_PATH
 * or a locale of the person's shell must not change how the server behaves. The working folder is one
 * that any user can enter.
 */
export function spawnOptionsFor(user: ServiceUser) {
  // `| 0`: spawn takes signed numbers.
  const identity = user.isSelf ? {} : { uid: user.uid | 0, gid: user.gid | 0 }
  return { ...identity, cwd: '/', env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } }
}

/**
 * Whether the user can enter these folders and read these files: found out by trying as that user, since
 * mode bits alone do not tell (access lists, mount options, a closed folder further up).
 */
export async function canReach(user: ServiceUser, paths: string[]): Promise<boolean> {
  if (user.isSelf) return true
  const script = 'for p; do if test -d "$p"; then test -x "$p"; else test -r "$p"; fi || exit 1; done'
  try {
    await run('/bin/sh', ['-c', script, 'sh', ...paths], spawnOptionsFor(user))
    return true
  } catch (error) {
    if (typeof (error as { code?: unknown }).code === 'number') return false
    throw new Error(
      `Kais runs as root but may not start processes as ${user.name}. ` +
        'Start Kais as a plain user, or set DATABASE_URL to use a PostgreSQL server.',
      { cause: error },
    )
  }
}

export async function giveTo(user: ServiceUser, path: string): Promise<void> {
  if (!user.isSelf) await chown(path, user.uid, user.gid)
}
