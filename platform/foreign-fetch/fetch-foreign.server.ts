import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { guardAddress, type Resolve } from './address-guard.server.ts'
import { ForeignTrouble } from './fetch-problems.ts'

export interface FetchLimits {
  /** Of what is read, after it is unpacked. */
  bytes: number
  redirects: number
  /** Until the other server begins to answer. */
  firstByteMs: number
  /** Until all of it is there, redirects included. */
  wholeMs: number
}

export const FETCH_LIMITS: FetchLimits = { bytes: 5 * 1024 * 1024, redirects: 5, firstByteMs: 10_000, wholeMs: 20_000 }

interface Known {
  etag: string | null
  lastModified: string | null
}

export interface FetchOptions {
  /** What the other server called its last answer: it need not send the same again. */
  known: Known
  /** What is looked for there, as the header says it. */
  accept: string
  privateHosts: readonly string[]
  resolve: Resolve
  limits: FetchLimits
  /** We are stopping. */
  signal: AbortSignal
}

export interface Fetched extends Known {
  bytes: Buffer
  contentType: string
  /** Where it was found in the end: what it links to relatively is meant from there. */
  url: string
}

const REDIRECTS = new Set([301, 302, 303, 307, 308])

function ask(
  url: URL,
  request: { headers: OutgoingHttpHeaders; lookup: LookupFunction; signal: AbortSignal },
  firstByteMs: number,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    // A connection of its own: one that is kept open would be used without a look at where it leads.
    const asked = (url.protocol === 'https:' ? https : http).request(url, { ...request, agent: false })
    const patience = setTimeout(() => asked.destroy(new ForeignTrouble('too-slow')), firstByteMs)
    asked.on('response', (response) => {
      clearTimeout(patience)
      resolve(response)
    })
    asked.on('error', reject)
    // Also of one that never answers and never fails: a server that wants to speak something else (101) is hung up on
    // without an error. After an answer or an error this changes nothing.
    asked.on('close', () => {
      clearTimeout(patience)
      reject(new ForeignTrouble('unreachable'))
    })
    asked.end()
  })
}

const UNPACKERS = { gzip: createGunzip, 'x-gzip': createGunzip, br: createBrotliDecompress }

function unpack(response: IncomingMessage): Readable {
  const packing = response.headers['content-encoding']?.trim().toLowerCase() || 'identity'
  if (packing === 'identity') return response
  const unpacker = UNPACKERS[packing as keyof typeof UNPACKERS]
  if (!unpacker) throw new ForeignTrouble('badly-packed')
  // What goes wrong is thrown by whoever reads it.
  return pipeline(response, unpacker(), () => {})
}

/** Counts what comes out, so that a small parcel that unpacks into a large one is found out as it does. */
async function readWhole(response: IncomingMessage, most: number): Promise<Buffer> {
  if (Number(response.headers['content-length']) > most) throw new ForeignTrouble('too-large')
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of unpack(response)) {
    size += (chunk as Buffer).length
    if (size > most) throw new ForeignTrouble('too-large')
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks)
}

/** What a look that broke off says about the other server. */
function explain(error: unknown): ForeignTrouble {
  if (error instanceof ForeignTrouble) return error
  const code = String((error as NodeJS.ErrnoException).code)
  if (/^(ENOTFOUND|ENODATA|EAI_)/.test(code)) return new ForeignTrouble('unknown-host', { cause: error })
  if (/CERT|TLS|SSL|SIGNATURE/.test(code)) return new ForeignTrouble('certificate', { cause: error })
  // Packed, but not the way it says.
  if (/^(Z_|ERR_BROTLI|ERR__ERROR)/.test(code)) return new ForeignTrouble('badly-packed', { cause: error })
  return new ForeignTrouble('unreachable', { cause: error })
}

/** A header worth remembering is short. */
const remembered = (header: string | undefined) => (header && header.length <= 500 ? header : null)

/**
 * Fetches something of somebody else's, a feed or a calendar, wherever the address that staff gave leads: only over the web,
 * never into a private network, no more than so much, no longer than so long. Null: nothing has changed since.
 */
export async function fetchForeign(address: string, options: FetchOptions): Promise<Fetched | null> {
  const { known, accept, limits } = options
  const deadline = AbortSignal.timeout(limits.wholeMs)
  const signal = AbortSignal.any([deadline, options.signal])
  const headers: OutgoingHttpHeaders = {
    accept,
    'accept-encoding': 'gzip, br',
    'user-agent': 'KaisFeedReader/1.0',
    ...(known.etag && { 'if-none-match': known.etag }),
    ...(known.lastModified && { 'if-modified-since': known.lastModified }),
  }
  let response: IncomingMessage | undefined
  try {
    let url = new URL(address)
    for (let hop = 0; hop <= limits.redirects; hop++) {
      url.username = ''
      url.password = ''
      const lookup = guardAddress(url, options)
      response = await ask(url, { headers, lookup, signal }, limits.firstByteMs)
      const { statusCode = 0 } = response
      const { location, etag, 'content-type': contentType = '', 'last-modified': lastModified } = response.headers
      if (statusCode === 304 && (known.etag || known.lastModified)) return null
      if (REDIRECTS.has(statusCode) && location !== undefined) {
        response.destroy()
        url = new URL(location, url)
        continue
      }
      if (statusCode < 200 || statusCode > 299) throw new ForeignTrouble(`http-${statusCode}`)
      const bytes = await readWhole(response, limits.bytes)
      return { bytes, contentType, url: url.href, etag: remembered(etag), lastModified: remembered(lastModified) }
    }
    throw new ForeignTrouble('too-many-redirects')
  } catch (error) {
    if (options.signal.aborted) throw options.signal.reason
    throw deadline.aborted ? new ForeignTrouble('too-slow', { cause: error }) : explain(error)
  } finally {
    response?.destroy()
  }
}
