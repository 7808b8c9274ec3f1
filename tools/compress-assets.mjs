// Compresses the build's assets once, as hard as it gets, so that no request ever waits for it. What is the same as in the
// last build is taken over from there: hard means slow.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const FORMATS = { br: (bytes) => brotli(bytes), gz: (bytes) => gzip(bytes, { level: 9 }) }

const root = join(import.meta.dirname, '..')
const assets = join(root, 'build', 'client', 'assets')
const cache = join(root, '.cache', 'compressed')
mkdirSync(cache, { recursive: true })
/** Another program may compress differently. */
const program = readFileSync(import.meta.filename)
const used = new Set()

async function compressed(bytes, format) {
  const name = `${createHash('sha256').update(program).update(bytes).digest('hex')}.${format}`
  const file = join(cache, name)
  used.add(name)
  if (existsSync(file)) return readFileSync(file)
  const result = await FORMATS[format](bytes)
  // Whole or not at all: half of one would be served for ever.
  writeFileSync(`${file}.${process.pid}.part`, result)
  renameSync(`${file}.${process.pid}.part`, file)
  return result
}

const worthIt = readdirSync(assets, { recursive: true }).filter((name) => /\.(js|css|svg|json|txt)$/.test(name))
await Promise.all(
  worthIt.flatMap((name) =>
    Object.keys(FORMATS).map(async (format) => {
      const file = join(assets, name)
      writeFileSync(`${file}.${format}`, await compressed(readFileSync(file), format))
    }),
  ),
)
for (const name of readdirSync(cache)) if (!used.has(name)) rmSync(join(cache, name))
