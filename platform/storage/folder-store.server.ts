import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { chmod, copyFile, mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type ByteRange, DamagedObject, type ObjectStore } from '#common/object-store.ts'

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}

/** Drafts, of whatever is being written beside what lies here. */
const IS_DRAFT = /\.part(ial)?$/

/** Written beside its place and synced, then moved there: under its name it is whole, or not at all. */
async function writeWhole(target: string, content: Buffer | { file: string }, mode?: number): Promise<void> {
  const draft = `${target}.${randomUUID()}.part`
  try {
    if (!Buffer.isBuffer(content)) await copyFile(content.file, draft)
    const file = await open(draft, Buffer.isBuffer(content) ? 'wx' : 'r+', mode)
    try {
      if (Buffer.isBuffer(content)) await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function* pieces(path: string, range: ByteRange | undefined): AsyncGenerator<Buffer> {
  yield* createReadStream(path, range)
}

/** Leads elsewhere, or to the folder itself. A bucket may hold anything under any name. */
const LEADS_AWAY = /(^|\/)\.{0,2}(\/|$)|[\\\0]/

/** The names are paths below the folder. */
export function createFolderStore(folder: string, { isPrivate = false } = {}): ObjectStore {
  const describe = (name: string) => join(folder, name)
  const pathOf = (name: string) => {
    if (LEADS_AWAY.test(name)) throw new DamagedObject(`${JSON.stringify(name)} is no name for a file below ${folder}.`)
    return describe(name)
  }

  /** Only folders that the prefix leads into: beside backups may lie whatever else somebody keeps. */
  async function* walk(below: string, start: string): AsyncGenerator<string> {
    for (const entry of (await readdir(describe(below), { withFileTypes: true }).catch(absent)) ?? []) {
      if (!entry.name.startsWith(start)) continue
      const name = `${below}${entry.name}`
      if (entry.isDirectory()) yield* walk(`${name}/`, '')
      else if (entry.isFile() && !IS_DRAFT.test(name)) yield name
    }
  }

  async function look(path: string) {
    const found = await stat(path).catch(absent)
    return found?.isFile() ? { bytes: found.size, modifiedAt: found.mtime } : null
  }

  return {
    isOnDisk: true,
    describe,
    stat: async (name) => look(pathOf(name)),
    async read(name, range) {
      const found = await look(pathOf(name))
      // Opened by whoever reads it, who then also closes it.
      return found && { bytes: found.bytes, content: pieces(pathOf(name), range) }
    },
    async write(name, content) {
      const target = pathOf(name)
      const put = async () => {
        await mkdir(dirname(target), { recursive: true, ...(isPrivate && { mode: 0o700 }) })
        if (Buffer.isBuffer(content)) return writeWhole(target, content, isPrivate ? 0o600 : undefined)
        if (isPrivate) await chmod(content.file, 0o600)
        // Whoever made the file has synced it.
        await rename(content.file, target).catch((error: NodeJS.ErrnoException) => {
          if (error.code !== 'EXDEV') throw error
          return writeWhole(target, content)
        })
      }
      // Somebody may have removed the last of its folder, and the folder with it, just now.
      await put().catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
        return put()
      })
    },
    async remove(name) {
      await rm(pathOf(name), { force: true })
      // The same content may lie there under another name, and other content beside it.
      if (name.includes('/')) await rmdir(dirname(pathOf(name))).catch(() => {})
    },
    async *list(prefix) {
      const cut = prefix.lastIndexOf('/') + 1
      for await (const name of walk(prefix.slice(0, cut), prefix.slice(cut))) {
        const found = await look(describe(name))
        if (found) yield { name, ...found }
      }
    },
  }
}
