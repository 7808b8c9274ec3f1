import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the model is told, as it arrives there. */
interface AskedOfModel {
  text: string
  wishes: string[]
  homes: { propertyId: number; sentences: Record<string, string> }[]
}

interface ModelRequest extends AskedOfModel {
  path: string
  headers: IncomingHttpHeaders
  /** As it was sent. */
  body: string
  hasSchema: boolean
  /** True once the caller hung up before the answer was whole. */
  isAborted: boolean
}

type Behaviour = (request: ModelRequest, response: ServerResponse) => void | Promise<void>

export interface ModelHouse {
  baseUrl: string
  /** Every call, in the order they came. */
  requests: ModelRequest[]
  behave(behaviour: Behaviour): void
  close(): Promise<void>
}

const completion = (content: string) =>
  JSON.stringify({
    id: 'call-1',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  })

const send = (response: ServerResponse, body: string, type = 'application/json') =>
  void response.writeHead(200, { 'content-type': type }).end(body)

/** Answers with this text, whatever it is. */
const writes =
  (content: string): Behaviour =>
  (_, response) =>
    send(response, completion(content))

/** Answers as it was asked to. */
export const says =
  (compose: (request: ModelRequest) => { wishes?: unknown; orders?: unknown }): Behaviour =>
  (request, response) =>
    send(response, completion(JSON.stringify({ wishes: [], orders: [], ...compose(request) })))

/** Proposes these, by code and quote. */
export const proposes = (...wishes: [code: string, quote: string][]): Behaviour =>
  says(() => ({ wishes: wishes.map(([code, quote]) => ({ code, quote })) }))

/** Takes the call and says nothing, for ever. */
export const saysNothing: Behaviour = () => undefined

export const answersStatus =
  (status: number, body = '{"error":{"message":"no","type":"error"}}'): Behaviour =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  }

/** Each way in which an answer can be no answer at all. */
export const BREAKS = {
  'a 500': answersStatus(500),
  'a 429': answersStatus(429),
  'a connection that is cut at once': (_, response) => void response.destroy(),
  'an answer that breaks off': (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '2000' })
    response.write(completion('{"wishes":[').slice(0, 60), () => response.destroy())
  },
  'invalid JSON': writes('{"wishes":[{"code":"lift.exactly.true",,,]'),
  'a body that is no JSON': (_, response) => send(response, '{{{'),
  'another schema': says(() => ({ wishes: [{ code: 7, quote: { en: 'a lift' } }] })),
  'prose instead of JSON': writes('This villa has a pool. So has this.'),
  'a page of HTML': (_, response) => send(response, '<!doctype html><title>Sign in</title>', 'text/html'),
  'endless text': async (request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    while (!request.isAborted) {
      response.write('{"wishes":['.repeat(400))
      await new Promise(setImmediate)
    }
  },
} satisfies Record<string, Behaviour>

function readRequest(path: string, headers: IncomingHttpHeaders, body: string): ModelRequest {
  const { messages, response_format: format } = JSON.parse(body) as {
    messages: { role: string; content: string | { text: string }[] }[]
    response_format?: { type: string }
  }
  const content = messages.find(({ role }) => role === 'user')?.content ?? ''
  const asked = JSON.parse(typeof content === 'string' ? content : content.map(({ text }) => text).join(''))
  return {
    ...(asked as AskedOfModel),
    path,
    headers,
    body,
    hasSchema: format?.type === 'json_schema',
    isAborted: false,
  }
}

/** A real server that speaks the chat-completions protocol, and misbehaves when told to. */
export async function startModelHouse(): Promise<ModelHouse> {
  const requests: ModelRequest[] = []
  let behaviour: Behaviour = says(() => ({}))
  const server = createServer(async (incoming, response) => {
    const parts: Buffer[] = []
    for await (const part of incoming) parts.push(part as Buffer)
    const request = readRequest(incoming.url ?? '', incoming.headers, Buffer.concat(parts).toString())
    requests.push(request)
    response.once('close', () => {
      request.isAborted = !response.writableFinished
    })
    await behaviour(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    behave(next) {
      behaviour = next
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
