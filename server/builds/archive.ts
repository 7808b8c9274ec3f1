import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fromProjectRoot } from '#db/project-root.server.ts'

export const CLIENT_FILES = fromProjectRoot('build/client/assets')

/** Where in an archive a file lies, and whether it lies there as brotli. */
interface Place {
  start: number
  bytes: number
  isBrotli: boolean
}

export type ArchiveIndex = Record<string, Place>

export interface Archive {
  /** The same for the same bytes: two machines may have packed the same files differently. */
  id: string
  index: ArchiveIndex
  content: Buffer
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort()
}

/** All that pages of this build may ask for, two or three megabytes: each file once, as small as the build has made it. */
export async function packBuild(folder: string): Promise<Archive> {
  const all = await listFiles(folder)
  const known = new Set(all)
  const names = all.filter((name) => !/\.(br|gz)$/.test(name))
  const index: ArchiveIndex = {}
  const parts: Buffer[] = []
  let start = 0
  for (const name of names) {
    const isBrotli = known.has(`${name}.br`)
    const part = await readFile(join(folder, isBrotli ? `${name}.br` : name))
    index[name] = { start, bytes: part.length, isBrotli }
    parts.push(part)
    start += part.length
  }
  const content = Buffer.concat(parts)
  const id = createHash('sha256').update(JSON.stringify(index)).update(content).digest('hex').slice(0, 16)
  return { id, index, content }
}
