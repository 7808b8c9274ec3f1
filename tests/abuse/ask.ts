import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'

/** Requests that no browser would send, so not by `fetch`, which mends or refuses them. */

export interface Question {
  method: string
  path: string
  headers?: Record<string, string>
  body?: Buffer | string | undefined
}

export interface Answer {
  /** 0: the line was cut or nothing came. */
  status: number
  headers: IncomingHttpHeaders
  body: string
  ms: number
  /** Why there was no answer. */
  failure?: string
}

const PATIENCE_MS = 60_000
const SILENCE = 'nothing came for a minute'
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** A kept line may be closed by the server just as we use it again: then once more, on a line of its own. */
export async function ask(url: string, question: Question): Promise<Answer> {
  const answer = await askOnce(url, question, agent)
  return answer.status === 0 && answer.failure !== SILENCE ? askOnce(url, question, false) : answer
}

function askOnce(url: string, { method, path, headers = {}, body }: Question, agent: Agent | false): Promise<Answer> {
  const start = performance.now()
  const { hostname, port } = new URL(url)
  const since = () => performance.now() - start
  return new Promise((resolve) => {
    const fail = (failure: string) => resolve({ status: 0, headers: {}, body: '', ms: since(), failure })
    // A body of a method that has none needs its length said, or the server takes it for the next request.
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const sent = request({ hostname, port, method, path, headers: { ...length, ...headers }, agent }, (answer) => {
      const { statusCode: status = 0, headers: got } = answer
      const chunks: Buffer[] = []
      const finish = () => resolve({ status, headers: got, body: Buffer.concat(chunks).toString('utf8'), ms: since() })
      // A stream never ends by itself.
      if (got['content-type']?.startsWith('text/event-stream')) {
        sent.destroy()
        return finish()
      }
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', finish)
      answer.on('error', (error) => fail(error.message))
    })
    sent.setTimeout(PATIENCE_MS, () => sent.destroy(new Error(SILENCE)))
    sent.on('error', (error) => fail(error.message))
    sent.end(body)
  })
}

/** As if somebody typed it into a bare line; resolves with what came until the server hung up, or after a while. */
export function shout(url: string, text: string | Buffer, { waitMs = 3_000, hangUp = false } = {}): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    let heard = ''
    const socket = connect(Number(port), hostname, () => {
      socket.write(text, () => hangUp && socket.destroy())
    })
    socket.setTimeout(waitMs, () => socket.destroy())
    socket.on('data', (chunk) => {
      heard += chunk.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(heard))
  })
}

/** The status lines of what was heard. */
export function statusesOf(heard: string): number[] {
  return [...heard.matchAll(/HTTP\/1\.[01] (\d{3}) /g)].map(([, status]) => Number(status))
}
