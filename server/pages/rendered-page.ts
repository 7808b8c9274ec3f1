import { transcode } from 'node:buffer'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip } from 'node:zlib'
import { INLINE_SCRIPT_HASHES } from '#app/shell/inline-scripts.server.tsx'
import { REQUEST_ID } from '../operations/request-id.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const fromBrotli = promisify(brotliDecompress)

export type Encoding = 'br' | 'gzip' | 'identity'

interface SealedHeaders {
  withBody: string[]
  withoutBody: string[]
}

/** Node cuts small buffers from slabs of 64 KB, and a page that is kept would keep its whole slab: four times its size. */
function onItsOwn(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

/** An answer ready to be sent any number of times. */
export interface RenderedPage {
  status: number
  headers: Record<string, string>
  etag: string
  /** Kept as brotli, which nearly everyone reads; the others are made from it when somebody first asks. */
  bodies: { br: Buffer; gzip?: Buffer }
  /** The complete headers of an answer already given, as node:http writes them fastest: name, value, name, value… */
  sealedHeaders: Partial<Record<Encoding, SealedHeaders>>
  /** Only a success that sets no cookie is worth keeping. */
  isKeepable: boolean
}

const policies = new Map<string | undefined, string>()

/** One for all pages. */
function policyFor(mapOrigin: string | undefined): string {
  const policy = policies.get(mapOrigin) ?? contentSecurityPolicy(mapOrigin)
  policies.set(mapOrigin, policy)
  return policy
}

/** `mapOrigin`: the host of a map that is not our own (MAP_STYLE_URL). */
function contentSecurityPolicy(mapOrigin: string | undefined): string {
  const map = mapOrigin ? ` ${mapOrigin}` : ''
  return [
    // Firefox asks this one about what is fetched ahead, for which there is no directive of its own.
    "default-src 'self'; object-src 'none'; frame-src 'none'",
    // Of scripts that we wrote, never of what a page holds (decision 0022).
    `script-src 'self' ${INLINE_SCRIPT_HASHES.join(' ')}`,
    // Attributes only: focal points and placeholders of pictures. No <style> of a stranger gets in.
    "style-src 'self'; style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${map}; font-src 'self'${map}; connect-src 'self'${map}; media-src 'self' https:; manifest-src 'self'`,
    // The map draws in one, from a file of our own.
    "worker-src 'self'",
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  ].join('; ')
}

/** In development Vite injects styles and scripts and speaks to the page; nothing is kept, so that saved files show. */
const DEVELOPMENT_POLICY = "default-src * data: blob: ws: 'unsafe-inline' 'unsafe-eval'"

export function forDevelopment(page: RenderedPage): RenderedPage {
  const headers = { ...page.headers, 'content-security-policy': DEVELOPMENT_POLICY }
  return { ...page, headers, isKeepable: false }
}

const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
/** For whoever waits: half of the time that 4 takes, for a fifteenth more bytes. */
const AT_ONCE = 2
/** For whoever comes later: a sixth fewer bytes, and a tenth of a second of work. */
const AT_LEISURE = 11
/** What takes longer than a turn of the event loop may goes to another thread, which costs a third more. */
const LARGE_BYTES = 150_000

/** Nothing on a page is farther apart than this: a larger window only takes more room to prepare. */
const WINDOW_BITS = 18
/** A page comes out in one piece. */
const CHUNK_BYTES = 32 * 1024

const quality = (level: number, size: number) => ({
  chunkSize: CHUNK_BYTES,
  params: { [BROTLI_PARAM_QUALITY]: level, [BROTLI_PARAM_SIZE_HINT]: size, [BROTLI_PARAM_LGWIN]: WINDOW_BITS },
})

/** Room for a page as JavaScript holds it, two bytes a letter. */
const letters = Buffer.allocUnsafeSlow(2 * LARGE_BYTES)

/** As `Buffer.from(text)`, in an eighth of its time: all pages have a letter for which that takes a slow way, such as an apostrophe. */
function bytesOf(text: string): Buffer {
  if (2 * text.length > letters.length) return Buffer.from(text)
  try {
    return transcode(letters.subarray(0, letters.write(text, 'utf16le')), 'utf16le', 'utf8')
  } catch {
    // Half of a letter, as in a text that was cut: there the usual way puts a sign.
    return Buffer.from(text)
  }
}

async function compress(identity: Buffer): Promise<Buffer> {
  const options = quality(AT_ONCE, identity.length)
  return identity.length > LARGE_BYTES ? toBrotli(identity, options) : brotliCompressSync(identity, options)
}

/** The same text in fewer bytes, from the next answer on. */
export async function shrinkBody(page: RenderedPage): Promise<void> {
  const identity = await fromBrotli(page.bodies.br)
  if (identity.length > LARGE_BYTES) return
  const smaller = await toBrotli(identity, quality(AT_LEISURE, identity.length))
  if (smaller.length >= page.bodies.br.length) return
  page.bodies.br = onItsOwn(smaller)
  // They name a length. The next answer goes the long way once more, and its headers are kept again.
  delete page.sealedHeaders.br
}

export async function finishPage(response: Response, mapOrigin?: string): Promise<RenderedPage> {
  const identity = bytesOf(await response.text())
  const br = onItsOwn(await compress(identity))
  const type = response.headers.get('content-type') ?? 'text/html; charset=utf-8'
  const headers: Record<string, string> = {}
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') headers[name] = value
  })
  headers['content-type'] = type
  if (type.startsWith('text/html')) headers['content-security-policy'] = policyFor(mapOrigin)
  return {
    status: response.status,
    headers,
    // Of fewer bytes than the text has, and the same for the same text.
    etag: createHash('sha256').update(br).digest('base64url').slice(0, 22),
    bodies: { br },
    sealedHeaders: {},
    isKeepable:
      response.status === 200 &&
      !response.headers.has('set-cookie') &&
      response.headers.get('cache-control') !== 'no-store',
  }
}

/** The whole page takes five times the room of its brotli: it is unpacked for the few who ask, and not kept. */
export async function bodyOf({ bodies }: RenderedPage, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return bodies.br
  if (encoding === 'identity') return fromBrotli(bodies.br)
  bodies.gzip ??= onItsOwn(await toGzip(await fromBrotli(bodies.br)))
  return bodies.gzip
}

export function entityTag({ etag }: RenderedPage, encoding: Encoding): string {
  return `"${etag}-${encoding}"`
}

const BODY_HEADERS = new Set(['content-length', 'content-type', 'content-encoding'])

/**
 * Keeps the headers of a first answer, framework's and plugins' included, for its repetitions. The last is the request's id,
 * which each repetition writes anew.
 */
export function sealHeaders(page: RenderedPage, encoding: Encoding, sent: Record<string, unknown>): void {
  if (encoding === 'identity') return
  const pairs = Object.entries({ ...sent, 'content-length': page.bodies[encoding]?.length })
    .filter(([name, value]) => value !== undefined && name !== REQUEST_ID)
    .map(([name, value]) => [name, String(value)] as const)
  page.sealedHeaders[encoding] = {
    withBody: [...pairs.flat(), REQUEST_ID, ''],
    withoutBody: [...pairs.filter(([name]) => !BODY_HEADERS.has(name)).flat(), REQUEST_ID, ''],
  }
}

/** Named, and not with a weight of nothing. */
const ACCEPTS = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
}

function readAccepted(accepted: string): Encoding {
  if (ACCEPTS.br.test(accepted)) return 'br'
  return ACCEPTS.gzip.test(accepted) ? 'gzip' : 'identity'
}

/** Browsers know a handful of ways to say it; what is longer or newer than we remember is read each time. */
const known = new Map<string, Encoding>()
const MOST_KNOWN = 50

export function chooseEncoding(accepted = ''): Encoding {
  const remembered = known.get(accepted)
  if (remembered) return remembered
  const encoding = readAccepted(accepted)
  if (known.size < MOST_KNOWN && accepted.length < 100) known.set(accepted, encoding)
  return encoding
}
