import { createServer } from 'node:http'
import type { FastifyServerOptions } from 'fastify'
import type { Connections } from './connections.ts'

const KEEP_ALIVE_MS = 72_000
const HEADERS_MS = 60_000
/** Nobody may hold a line and say nothing. */
const SILENCE_MS = 60_000
/** For all of a request: the largest recording, over one megabit a second. */
const REQUEST_MS = 20 * 60_000
/** Room for an absurd shortlist: ten thousand homes in one link get a page that says so, not a line of protocol. */
const HEADER_BYTES = 80 * 1024

type Factory = NonNullable<FastifyServerOptions['serverFactory']>
type Handler = Parameters<Factory>[0]
type Shortcut = (...[request, response]: Parameters<Handler>) => boolean

/** node:http with a short way for what needs no framework; everything the shortcut leaves goes to Fastify. */
export function withShortcut(shortcut: Shortcut, connections: Connections): Factory {
  return (handle) => {
    const server = createServer({ maxHeaderSize: HEADER_BYTES }, (request, response) => {
      connections.whenOpen(() => {
        if (shortcut(request, response)) return
        connections.watchAnswer(response)
        handle(request, response)
      })
    })
    server.keepAliveTimeout = KEEP_ALIVE_MS
    server.headersTimeout = HEADERS_MS
    server.requestTimeout = REQUEST_MS
    server.setTimeout(SILENCE_MS)
    connections.watch(server)
    return server
  }
}
