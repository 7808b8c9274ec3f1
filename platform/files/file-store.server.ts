import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '#common/errors.ts'
import type { ObjectStore } from '#common/object-store.ts'
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
  objects: ObjectStore
  /** On this machine: where what arrives lies until all of it has come and it is known what it is. */
  folder: string
  /** Written piece by piece as it arrives, and synced before this resolves: a recording never lies in memory whole. */
  receive(pieces: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<IncomingFile>
  /** By the address it was served under: '/files/<hash>/<name>'. */
  remove(path: string): Promise<void>
}

export function createFileStore(objects: ObjectStore, folder: string): FileStore {
  return {
    objects,
    folder,
    remove: (path) => objects.remove(path.slice(1)),
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
        keep: (name) => objects.write(`files/${address}/${name}`, { file: draft }),
      }
    },
  }
}
