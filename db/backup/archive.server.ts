import { createReadStream } from 'node:fs'
import { type FileHandle, open, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'

/**
 * The plain tar format (POSIX ustar), so that a backup can be opened with what every system has. Written and read here,
 * because libraries want to know an entry's length before its first byte, and of a table nobody does: the entry's header is
 * written once its content has passed.
 */

const BLOCK = 512
/** Eleven octal digits. */
const LARGEST_ENTRY = 8 ** 11 - 1

export class DamagedArchive extends Error {}

interface Place {
  start: number
  size: number
}

/** A long path is stored in two fields, cut at a slash. */
function splitName(name: string): { name: string; prefix: string } {
  if (name.length <= 100) return { name, prefix: '' }
  const cut = name.indexOf('/', name.length - 101)
  if (cut < 1 || cut > 155) throw new Error(`'${name}' is too long a name for the archive.`)
  return { name: name.slice(cut + 1), prefix: name.slice(0, cut) }
}

const sumOf = (header: Buffer) => header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0)

function headerOf(path: string, size: number): Buffer {
  if (size > LARGEST_ENTRY) throw new Error(`'${path}' is larger than an archive's entry can be (8 GB).`)
  const { name, prefix } = splitName(path)
  const header = Buffer.alloc(BLOCK)
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0')
  header.write(name, 0)
  header.write('0000600', 100)
  header.write('0000000', 108)
  header.write('0000000', 116)
  header.write(octal(size, 11), 124)
  // No time: the same content makes the same archive.
  header.write(octal(0, 11), 136)
  header.write('0', 156)
  header.write('ustar\u000000', 257)
  header.write(prefix, 345)
  header.write(`${octal(sumOf(header), 6)}\0 `, 148)
  return header
}

export interface ArchiveWriter {
  add(name: string, content: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void>
  /** Everything is on the disk when this resolves. */
  finish(): Promise<void>
  /** Lets go of the file, whatever state it is in. */
  close(): Promise<void>
}

/** The file must not be there yet, and nobody but its owner may read it. */
export async function createArchive(path: string, signal?: AbortSignal): Promise<ArchiveWriter> {
  const file = await open(path, 'wx', 0o600)
  let end = 0
  const append = async (bytes: Buffer) => {
    signal?.throwIfAborted()
    for (let done = 0; done < bytes.length; )
      done += (await file.write(bytes, done, bytes.length - done, end + done)).bytesWritten
    end += bytes.length
  }
  return {
    async add(name, content) {
      const place = end
      await append(Buffer.alloc(BLOCK))
      try {
        for await (const piece of content) await append(piece)
      } catch (error) {
        // As if it had never been begun: whoever adds may go on with the next.
        await file.truncate(place)
        end = place
        throw error
      }
      const size = end - place - BLOCK
      await append(Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK))
      await file.write(headerOf(name, size), 0, BLOCK, place)
    },
    async finish() {
      await append(Buffer.alloc(2 * BLOCK))
      await file.sync()
    },
    close: () => file.close(),
  }
}

async function readHeader(file: FileHandle, at: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(BLOCK), 0, BLOCK, at)
  if (bytesRead < BLOCK) throw new DamagedArchive('The file ends too early.')
  return buffer
}

const field = (header: Buffer, start: number, length: number) =>
  header
    .toString('latin1', start, start + length)
    .replace(/\0.*$/s, '')
    .trim()

export interface Archive {
  names: readonly string[]
  /** Piece by piece; throws when there is no such entry. */
  read(name: string): Readable
}

/** Looks at the headers only. That what they name is whole, its checksum says. */
export async function openArchive(path: string): Promise<Archive> {
  const places = new Map<string, Place>()
  const { size: length } = await stat(path)
  const file = await open(path)
  try {
    for (let at = 0; ; ) {
      const header = await readHeader(file, at)
      if (header.every((byte) => byte === 0)) break
      if (Number.parseInt(field(header, 148, 8), 8) !== sumOf(header))
        throw new DamagedArchive('A header in it is damaged, or it is no archive at all.')
      const prefix = field(header, 345, 155)
      const size = Number.parseInt(field(header, 124, 12), 8)
      const start = at + BLOCK
      if (!(start + size <= length)) throw new DamagedArchive('The file ends too early.')
      places.set(`${prefix && `${prefix}/`}${field(header, 0, 100)}`, { start, size })
      at = start + Math.ceil(size / BLOCK) * BLOCK
    }
  } finally {
    await file.close()
  }
  return {
    names: [...places.keys()],
    read(name) {
      const place = places.get(name)
      if (!place) throw new DamagedArchive(`'${name}' is not in it.`)
      if (place.size === 0) return Readable.from([])
      return createReadStream(path, { start: place.start, end: place.start + place.size - 1 })
    },
  }
}
