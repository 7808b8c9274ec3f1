// What `npm start`, `npm test` and the others share: they all work from a fresh clone, on a machine with only Node and npm.
// Plain JavaScript, because it runs before anything is installed, under whatever Node (20 or newer) the machine has.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export const root = join(import.meta.dirname, '..')
const modules = join(root, 'node_modules')

export function say(line) {
  process.stdout.write(`kais: ${line}\n`)
}

/** Runs a program to its end; rejects unless it ends well. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
    child.on('error', reject)
    child.on('exit', (code, signal) =>
      code === 0 ? resolve() : reject(new CommandFailed([command, ...args].join(' '), code, signal)),
    )
  })
}

export class CommandFailed extends Error {
  constructor(command, code, signal) {
    super(`${command} ended with ${signal ?? `code ${code}`}`)
    this.code = code ?? 1
  }
}

function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function stampIs(file, value) {
  return existsSync(file) && readFileSync(file, 'utf8') === value
}

/** The Node that the project pins as a package, so that it runs on Node 24 even where the machine has an older one. */
export function pinnedNode() {
  const binary = join(modules, '.bin', 'node')
  return existsSync(binary) ? binary : process.execPath
}

/** Programs of the project first, then the machine's. */
export function projectEnv(extra = {}) {
  return { ...process.env, PATH: join(modules, '.bin') + delimiter + process.env.PATH, ...extra }
}

/** npm must not run on the very Node that it is about to replace. */
function machineEnv() {
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
  return { ...process.env, PATH: path.join(delimiter) }
}

export async function install() {
  const stamp = join(modules, '.kais-installed')
  const wanted = `${hashOf(['package.json', 'package-lock.json'])} ${process.platform} ${process.arch}`
  if (stampIs(stamp, wanted)) return
  say('installing packages (npm ci)…')
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { env: machineEnv() })
  writeFileSync(stamp, wanted)
}

const SOURCES = ['app', 'common', 'db', 'demo', 'features', 'platform', 'server', 'ui']
const NOT_BUILT = /\.(test|fixture)\.tsx?$|^(db\/migrations|demo\/pictures)\//

function sourceFiles() {
  const listed = SOURCES.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1)),
  )
  const configs = [
    'package-lock.json',
    'vite.config.ts',
    'react-router.config.ts',
    'tools/build-service-worker.ts',
    'tools/descriptions.ts',
    'tools/edit-code.ts',
    'tools/public-manifest.ts',
    'tools/router-parts.ts',
    'tools/script-files.ts',
    'tools/compress-assets.mjs',
  ]
  return [...listed.filter((file) => !NOT_BUILT.test(file)), ...configs].sort()
}

/** Builds when a source changed since the last build; otherwise there is nothing to do. */
export async function build() {
  const stamp = join(root, 'build', '.kais-built')
  const wanted = hashOf(sourceFiles())
  if (stampIs(stamp, wanted)) return
  say('building…')
  rmSync(join(root, 'build'), { recursive: true, force: true })
  const env = projectEnv({ NODE_ENV: 'production' })
  await run(pinnedNode(), [join(modules, '.bin', 'react-router'), 'build', '--logLevel', 'warn'], { env })
  await run(pinnedNode(), ['tools/compress-assets.mjs'], { env })
  mkdirSync(join(root, 'build'), { recursive: true })
  writeFileSync(stamp, wanted)
}

/** Node reads .env itself, but says so when there is none. */
export function envFile() {
  return existsSync(join(root, '.env')) ? ['--env-file=.env'] : []
}

/** Ends this process the way the failed step did, with its words already on the screen. */
export function fail(error) {
  process.stderr.write(`kais: ${error.message}\n`)
  process.exit(error instanceof CommandFailed ? error.code : 1)
}
