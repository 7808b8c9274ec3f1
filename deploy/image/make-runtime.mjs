// What the server and its commands need at run time, and nothing else, in a folder of its own:
//   node deploy/image/make-runtime.mjs FOLDER      (Node 24, after npm run set-up)
// The Dockerfile makes the image of it; without a container it runs as it lies (npm run test:image does so).
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { isBuiltin, stripTypeScriptTypes } from 'node:module'
import { dirname, extname, join, relative, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..', '..')
const target = process.argv[2] && resolve(process.argv[2])
if (!target) throw new Error('Name the folder to make: node deploy/image/make-runtime.mjs FOLDER')

/** Started by a path or a name in a text, so that no import leads to them. */
const PROGRAMS = [
  'platform/picture-process/picture-program.server.ts',
  'platform/pictures/heic-worker.mjs',
  // Every command but those for whoever works on the code.
  ...globSync('tools/commands/!(dev|eval-recommendations|prepare-house).ts', { cwd: root }),
]
/** Read by their names (fromProjectRoot). */
const READ = [
  'package.json',
  'build',
  'db/migrations',
  'demo/articles',
  'demo/audio',
  'demo/documents',
  'demo/pictures',
  'demo/templates',
  'platform/share/typefaces.json.gz',
  'ui/brand/icons',
]
/** Named by the server's build as well, and loaded in browsers alone. */
const ONLY_IN_BROWSERS = ['maplibre-gl']
/** Of packages: what only people and compilers read. Licences stay. */
const NOT_RUN = /\.(map|d\.[cm]?ts|md|markdown|flow|tsbuildinfo)$/i

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const sources = new Set()
const modules = new Set()

/** A package, with what it needs itself: from beside it or from any folder above, as Node looks for it. */
function addPackage(name, from = '') {
  let folder = from
  while (folder && !packages[`${folder}/node_modules/${name}`])
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  const place = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`
  // Optional, and not for this system: it is not installed.
  if (modules.has(place) || !packages[place] || !existsSync(join(root, place))) return
  modules.add(place)
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[place]
  const peers = Object.keys(peerDependencies ?? {}).filter((peer) => !peerDependenciesMeta?.[peer]?.optional)
  for (const needed of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])
    addPackage(needed, place)
}

const SPECIFIER = /(?:\bfrom|\bimport|\bimport\(|\brequire\.resolve\(|\brequire\()\s*(['"])([^'"\n]+)\1/g

/** A file of ours, or one of the build, with what it imports. What only types are imported from is not there at run time. */
function follow(file) {
  if (sources.has(file)) return
  sources.add(file)
  if (!/\.(ts|js|mjs)$/.test(file)) return
  const text = readFileSync(join(root, file), 'utf8')
  const code = extname(file) === '.ts' ? stripTypeScriptTypes(text) : text
  for (const [, , specifier] of code.matchAll(SPECIFIER)) {
    const alias = Object.keys(imports).find((pattern) => specifier.startsWith(pattern.slice(0, -1)))
    const path = alias && imports[alias].replace('*', specifier.slice(alias.length - 1))
    if (path) follow(relative(root, resolve(root, path)))
    else if (specifier.startsWith('.')) {
      const found = join(dirname(file), specifier.replace(/\?.*/, ''))
      if (existsSync(join(root, found))) follow(found)
    } else if (!isBuiltin(specifier)) {
      const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
      if (!ONLY_IN_BROWSERS.includes(name)) addPackage(name)
    }
  }
}

function bytesOf(path) {
  const entry = statSync(path)
  if (!entry.isDirectory()) return entry.size
  return readdirSync(path).reduce((sum, name) => sum + bytesOf(join(path, name)), 0)
}

if (!existsSync(join(root, 'build/server/index.js'))) throw new Error('There is no build yet: npm run set-up')
for (const file of [...PROGRAMS, ...globSync('build/server/**/*.js', { cwd: root })]) follow(file)
rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
for (const path of [...READ, ...sources]) copy(path)
for (const place of modules) copy(place, (path) => !NOT_RUN.test(path))

function copy(path, isWanted = () => true) {
  const place = join(root, path)
  cpSync(place, join(target, path), {
    recursive: true,
    filter: (from) => from === place || (isWanted(from) && !/\/node_modules$/.test(from.slice(place.length))),
  })
}

const megabytes = (...paths) => paths.reduce((sum, path) => sum + bytesOf(join(target, path)), 0) / 1024 ** 2
const { length: files } = readdirSync(target, { recursive: true })
process.stdout.write(
  `${target}: ${megabytes('').toFixed(0)} MB in ${files} files: ${modules.size} packages ${megabytes('node_modules').toFixed(0)} MB, ` +
    `build ${megabytes('build').toFixed(0)} MB, demo ${megabytes('demo').toFixed(0)} MB\n`,
)
