import { createHash } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { type ByteRange, DamagedObject, type ObjectStore, StoreAway, type WriteOptions } from '#common/object-store.ts'
import { measureFile } from '#db/backup/measure.server.ts'
import { contentTypeOf } from './content-type.ts'
import { type Pieces, proven, unbroken } from './received-bytes.server.ts'
import { openS3, type S3Settings, type S3Timing } from './s3-client.server.ts'

/** So much of a file lies in memory while it is sent: what the client sends again by itself when it must. */
const PART_BYTES = 8 * 1024 * 1024
/** What S3 takes of parts, at most. */
const MOST_PARTS = 10_000
/** A store that did not keep what it was given gets it once more. */
const WRITES = 2

interface Options {
  settings: S3Settings
  /** What the name says of its content: the beginning of its SHA-256. Other content is known by the note beside it. */
  addressOf: (name: string) => string | null
  timing?: Partial<S3Timing>
}

/** An answer with content that nobody has read yet. */
interface Came {
  stream: Pieces
  /** Of the whole. */
  bytes: number
  etag: string | undefined
  sha256: string | undefined
}

interface Writing extends WriteOptions {
  bytes: number
  sha256: string
}

/** Unread, what came would keep its line for ever. */
function refuse(came: { stream: Pieces | undefined } | null, error: Error): never {
  came?.stream?.destroy()
  throw error
}

/**
 * A bucket of any store that speaks S3. What it says is checked: whatever is written is read back before it counts, and
 * what is read must be as long as announced and, where it is read whole, have its checksum.
 */
export function createS3Store({ settings, addressOf, timing }: Options): ObjectStore {
  const { bucket, prefix } = settings
  const { ask, askToFind, give, silenceMs } = openS3(settings, timing)
  const place = (name: string) => ({ Bucket: bucket, Key: `${prefix}${name}` })
  const describe = (name: string) => `s3://${bucket}/${prefix}${name}`

  async function get(name: string, range?: ByteRange, etag?: string): Promise<Came | null> {
    const answer = await askToFind(
      new GetObjectCommand({
        ...place(name),
        ...(range && { Range: `bytes=${range.start}-${range.end}` }),
        ...(etag && { IfMatch: etag }),
      }),
    )
    if (!answer) return null
    const { Body, ContentLength: length, ContentRange, ETag: etagOfAnswer, Metadata } = answer
    const stream = Body as Pieces | undefined
    if (!stream || length === undefined) refuse({ stream }, new StoreAway(`${describe(name)} came without its length.`))
    const [, start, end, whole] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(ContentRange ?? '')?.map(Number) ?? []
    if (range && (start !== range.start || end !== range.end || length !== range.end - range.start + 1))
      refuse({ stream }, new DamagedObject(`of ${describe(name)} another part came than was asked for.`))
    return { stream, bytes: whole ?? length, etag: etagOfAnswer, sha256: Metadata?.sha256 }
  }

  function received(name: string, { stream, bytes, etag }: Came, range?: ByteRange) {
    return unbroken({
      ...(range ?? { start: 0, end: bytes - 1 }),
      name: describe(name),
      first: stream,
      // Only of the same object: half of one and half of another is neither.
      async again(rest) {
        const next = await get(name, rest, etag)
        if (next?.bytes !== bytes) refuse(next, new DamagedObject(`${describe(name)} is no longer what it was.`))
        return next.stream
      },
      silenceMs,
    })
  }

  async function read(name: string, range?: ByteRange) {
    const came = await get(name, range)
    if (!came) return null
    const content = received(name, came, range)
    const expected = range ? null : (addressOf(name) ?? came.sha256)
    return { bytes: came.bytes, content: expected ? proven(content, { expected, name: describe(name) }) : content }
  }

  async function put(name: string, body: Buffer, { sha256 }: Writing): Promise<void> {
    const about = { ContentType: contentTypeOf(name), Metadata: { sha256 } }
    await give(new PutObjectCommand({ ...place(name), ...about, Body: body, ContentLength: body.length }))
  }

  /** Part after part, so that a file of any size takes the memory of one. */
  async function putInParts(name: string, path: string, { bytes, sha256, signal }: Writing): Promise<void> {
    const size = Math.max(PART_BYTES, Math.ceil(bytes / MOST_PARTS))
    const about = { ContentType: contentTypeOf(name), Metadata: { sha256 } }
    const { UploadId } = await ask(new CreateMultipartUploadCommand({ ...place(name), ...about }))
    const upload = { ...place(name), UploadId }
    const file = await open(path)
    try {
      const parts: CompletedPart[] = []
      for (let at = 0; at < bytes; at += size) {
        signal?.throwIfAborted()
        const body = Buffer.alloc(Math.min(size, bytes - at))
        const { bytesRead } = await file.read(body, 0, body.length, at)
        if (bytesRead < body.length) throw new Error(`${path} became shorter while it was sent.`)
        const PartNumber = parts.length + 1
        const part = { ...upload, PartNumber, Body: body, ContentLength: body.length }
        const { ETag } = await give(new UploadPartCommand(part))
        parts.push({ ETag, PartNumber })
      }
      await give(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: parts } }))
    } catch (error) {
      // Parts that belong to nothing are paid for.
      await ask(new AbortMultipartUploadCommand(upload)).catch(() => {})
      throw error
    } finally {
      await file.close()
    }
  }

  /** Throws unless it lies there, every byte of it. */
  async function prove(name: string, { bytes, sha256, signal }: Writing): Promise<void> {
    const kept = await get(name)
    if (kept?.bytes !== bytes) refuse(kept, new DamagedObject(`${describe(name)} was not kept as it was sent.`))
    for await (const _ of proven(received(name, kept), { expected: sha256, name: describe(name) }))
      signal?.throwIfAborted()
  }

  async function remove(name: string): Promise<void> {
    await ask(new DeleteObjectCommand(place(name)))
  }

  return {
    isOnDisk: false,
    describe,
    read,
    async stat(name) {
      const found = await askToFind(new HeadObjectCommand(place(name)))
      if (!found) return null
      const { ContentLength: bytes, LastModified: modifiedAt = new Date(0), Metadata } = found
      if (bytes === undefined) throw new StoreAway(`${describe(name)} has no length.`)
      return { bytes, modifiedAt, ...(Metadata?.sha256 && { sha256: Metadata.sha256 }) }
    },
    async write(name, content, { signal } = {}) {
      const isBuffer = Buffer.isBuffer(content)
      const sums = isBuffer
        ? { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') }
        : await measureFile(content.file)
      const address = addressOf(name)
      if (address && !sums.sha256.startsWith(address))
        throw new DamagedObject(`what is to be kept as ${describe(name)} is not that.`)
      const writing = { ...sums, signal }
      for (let tries = 1; ; tries += 1) {
        if (!isBuffer && sums.bytes > PART_BYTES) await putInParts(name, content.file, writing)
        else await put(name, isBuffer ? content : await readFile(content.file), writing)
        try {
          await prove(name, writing)
          return
        } catch (error) {
          if (!(error instanceof DamagedObject)) throw error
          if (tries < WRITES) continue
          // Under its name it would pass for whole. What is named by its content others may use, and is known to be damaged.
          if (!address) await remove(name).catch(() => {})
          throw error
        }
      }
    },
    remove,
    async *list(below) {
      const Prefix = `${prefix}${below}`
      for (let token: string | undefined; ; ) {
        const page = await ask(
          new ListObjectsV2Command({
            Bucket: bucket,
            ...(Prefix && { Prefix }),
            ...(token && { ContinuationToken: token }),
          }),
        )
        for (const { Key = '', Size: bytes = 0, LastModified: modifiedAt = new Date(0) } of page.Contents ?? [])
          if (Key.startsWith(Prefix) && !Key.endsWith('/')) yield { name: Key.slice(prefix.length), bytes, modifiedAt }
        if (!page.IsTruncated) return
        if (!page.NextContinuationToken || page.NextContinuationToken === token)
          throw new StoreAway(`its list of ${describe(below)} has no end.`)
        token = page.NextContinuationToken
      }
    },
  }
}
