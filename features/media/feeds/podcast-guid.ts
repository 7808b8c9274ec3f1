import { createHash } from 'node:crypto'

/** The podcast index's own namespace for names of shows (podcast-namespace, `podcast:guid`). */
const NAMESPACE = 'ead4c236-bf58-58c6-a2c6-a6b28d128cb6'

/** UUIDv5 of the feed's address without scheme and closing slashes: the show keeps it for life. */
export function podcastGuid(feedUrl: string): string {
  const name = feedUrl.replace(/^[a-z]+:\/\//i, '').replace(/\/+$/, '')
  const hash = createHash('sha1')
    .update(Buffer.from(NAMESPACE.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest()
    .subarray(0, 16)
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6)
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = hash.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
