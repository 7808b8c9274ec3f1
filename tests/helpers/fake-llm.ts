import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A text that the wordsmith asks for, as it arrives at the model. */
export interface AskedText {
  propertyId: number | null
  draft: string
  facts?: Record<string, string> & { amenities: string[] }
}

interface Element {
  propertyId: unknown
  text: unknown
}

interface ModelRequest {
  path: string
  headers: IncomingHttpHeaders
  /** As it was sent. */
  body: string
  language: 'en' | 'fr'
  texts: AskedText[]
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

/** Two true sentences about a home, made of the facts that came with it. */
export function honestText({ draft, facts }: AskedText, language: 'en' | 'fr'): string {
  if (!facts) return draft
  const { kind = '', place, bedrooms, bathrooms, area, price } = facts
  const size = [bedrooms, bathrooms, area].filter(Boolean).slice(0, 2)
  return language === 'fr'
    ? `Ce bien de type ${kind.toLowerCase()} se trouve à ${place} et compte ${size.join(' et ')}. Le prix est de ${price}.`
    : `This ${kind.toLowerCase()} in ${place} has ${size.join(' and ')}. The price is ${price}.`
}

function sse(response: ServerResponse, content: string): void {
  const choices = [{ index: 0, delta: { role: 'assistant', content } }]
  response.write(
    `data: ${JSON.stringify({ id: 'call-1', object: 'chat.completion.chunk', created: 1, model: 'm', choices })}\n\n`,
  )
}

function open(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
}

function finish(response: ServerResponse): void {
  const choices = [{ index: 0, delta: {}, finish_reason: 'stop' }]
  response.write(
    `data: ${JSON.stringify({ id: 'call-1', object: 'chat.completion.chunk', created: 1, model: 'm', choices })}\n\n`,
  )
  response.end('data: [DONE]\n\n')
}

/** In small pieces, as models write. */
function write(response: ServerResponse, text: string): void {
  for (const piece of text.match(/[\s\S]{1,12}/gu) ?? []) sse(response, piece)
}

/** Answers with these elements; `between` is waited for at the beginning of each of them but the first. */
export function says(
  compose: (request: ModelRequest) => Element[],
  between: (sent: number) => Promise<unknown> = async () => undefined,
): Behaviour {
  return async (request, response) => {
    open(response)
    write(response, '{"elements":[')
    for (const [index, element] of compose(request).entries()) {
      const text = JSON.stringify(element)
      // A reader knows that an element is whole when the next one begins.
      write(response, index > 0 ? ',{' : '{')
      if (index > 0) await between(index)
      write(response, text.slice(1))
    }
    write(response, ']}')
    finish(response)
  }
}

export const honestElements = ({ texts, language }: ModelRequest): Element[] =>
  texts.map((text) => ({ propertyId: text.propertyId, text: honestText(text, language) }))

export const behaves = says(honestElements)

/** The honest answer with every text of a home told as `lie` has it. */
export function lies(lie: (honest: string, text: AskedText) => string): Behaviour {
  return says((request) =>
    request.texts.map((text) => ({ propertyId: text.propertyId, text: lie(honestText(text, request.language), text) })),
  )
}

/** Takes the call and says nothing, for ever. */
export const saysNothing: Behaviour = () => undefined

export const answersStatus =
  (status: number, body = '{"error":{"message":"no","type":"error"}}'): Behaviour =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  }

/** Each way in which an answer can be no answer at all; none of them brings a whole element. */
export const BREAKS = {
  'a 500': answersStatus(500),
  'a 429': answersStatus(429),
  'a connection that is cut at once': (_, response) => void response.destroy(),
  'a stream that is cut in the middle of a word': (_, response) => {
    open(response)
    sse(response, '{"elements":[{"propertyId":1,"text":"This vil')
    response.write('data: {"id":"call-1",', () => response.destroy())
  },
  'invalid JSON': (_, response) => {
    open(response)
    write(response, '{"elements":[{"propertyId":1,,,]')
    finish(response)
  },
  'events that are no JSON': (_, response) => {
    open(response)
    response.end('data: {{{\n\ndata: [DONE]\n\n')
  },
  'another schema': says(() => [{ propertyId: 'seven', text: { en: 'Hello' } }]),
  'a list of strings': (_, response) => {
    open(response)
    write(response, '["This villa has a pool.","So has this."]')
    finish(response)
  },
  'a page of HTML': (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sign in</title>')
  },
  'an error inside the stream': (_, response) => {
    open(response)
    response.end('data: {"error":{"message":"overloaded","type":"server_error"}}\n\n')
  },
  'endless text': async (request, response) => {
    open(response)
    write(response, '{"elements":[{"propertyId":1,"text":"')
    while (!request.isAborted) {
      sse(response, 'and a villa and a garden '.repeat(40))
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
  const data = JSON.parse(typeof content === 'string' ? content : content.map(({ text }) => text).join('')) as {
    language: string
    texts: AskedText[]
  }
  const language = data.language === 'French' ? 'fr' : 'en'
  return {
    path,
    headers,
    body,
    language,
    texts: data.texts,
    hasSchema: format?.type === 'json_schema',
    isAborted: false,
  }
}

/** A real server that speaks the chat-completions protocol, and misbehaves when told to. */
export async function startModelHouse(): Promise<ModelHouse> {
  const requests: ModelRequest[] = []
  let behaviour: Behaviour = behaves
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
