import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { AppError } from '#common/errors.ts'
import { HEAD_BYTES, MAX_FILE_BYTES } from './file-types.ts'

/** A file that has come in whole and has no name yet: kept under one, or dropped. */
export interface IncomingFile {
  hash: string
  bytes: number
  head: Buffer
  keep(name: string): Promise<void>
  drop(): Promise<void>
}

export interface FileStore {
  /** What lies in here under `<hash>/<name>` is served as it is. */
  folder: string
  /** Written piece by piece as it arrives, and synced before this resolves: a recording never lies in memory whole. */
  receive(pieces: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<IncomingFile>
  /** By the address it was served under: '/files/<hash>/<name>'. */
  remove(path: string): Promise<void>
}

export function diskFileStore(folder: string): FileStore {
  return {
    folder,
    async remove(path) {
      const file = join(folder, ...path.split('/').slice(2))
      await rm(file, { force: true })
      // The same content may lie here under another name.
      await rmdir(dirname(file)).catch(() => {})
    },
    async receive(pieces) {
      const draft = join(folder, `${randomUUID()}.part`)
      const drop = () => rm(draft, { force: true })
      await mkdir(folder, { recursive: true })
      const hash = createHash('sha256')
      let bytes = 0
      let head = Buffer.alloc(0)
      const file = await open(draft, 'wx')
      try {
        for await (const piece of pieces) {
          bytes += piece.length
          if (bytes > MAX_FILE_BYTES) throw new AppError('file_too_large')
          if (head.length < HEAD_BYTES) head = Buffer.concat([head, piece]).subarray(0, HEAD_BYTES)
          hash.update(piece)
          await file.writeFile(piece)
        }
        await file.sync()
      } catch (error) {
        await drop()
        throw error
      } finally {
        await file.close()
      }
      const address = hash.digest('hex').slice(0, 32)
      return {
        hash: address,
        bytes,
        head,
        drop,
        async keep(name) {
          const target = join(folder, address, name)
          await mkdir(dirname(target), { recursive: true })
          await rename(draft, target)
        },
      }
    },
  }
}
