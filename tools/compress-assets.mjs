// Compresses the build's assets once, as hard as it gets, so that no request ever waits for it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const folder = join(import.meta.dirname, '..', 'build', 'client', 'assets')
const worthIt = readdirSync(folder).filter((name) => /\.(js|css|svg|json|txt)$/.test(name))
await Promise.all(
  worthIt.map(async (name) => {
    const file = join(folder, name)
    const bytes = readFileSync(file)
    writeFileSync(`${file}.br`, await promisify(zlib.brotliCompress)(bytes))
    writeFileSync(`${file}.gz`, await promisify(zlib.gzip)(bytes, { level: 9 }))
  }),
)
