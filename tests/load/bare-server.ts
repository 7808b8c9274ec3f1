/**
 * The fastest that Node can be on this machine: a plain node:http server that sends one answer of Kais, byte for byte and
 * header for header, and does nothing else. A process of its own, told the address to copy; sends back its own.
 */

import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** Node writes these itself. */
const OF_THE_CONNECTION = new Set(['date', 'connection', 'keep-alive'])

function headersOf({ rawHeaders }: IncomingMessage): string[] {
  return rawHeaders.filter((_, index) => {
    const name = rawHeaders[index - (index % 2)] ?? ''
    return !OF_THE_CONNECTION.has(name.toLowerCase())
  })
}

const source = process.argv[2]
if (!source || !process.send) throw new Error('Started by bench.ts with the address to copy.')
const request = get(source, { headers: { 'accept-encoding': 'br' } })
const [answer] = (await once(request, 'response')) as [IncomingMessage]
const body = await buffer(answer)
const headers = headersOf(answer)

const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
process.send(server.address())
process.on('disconnect', () => process.exit())
