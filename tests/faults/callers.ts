import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { newMessage } from './messages.ts'

/** Visitors who read and write in turn, some over a connection that they keep, some over a new one each time. */

const KEEPING = 4
const NEW_EACH_TIME = 2
const MOST_PAUSE_MS = 20

export interface Callers {
  tally: {
    answered: number
    /** The door was shut: nothing was sent, and nothing can be lost. */
    refused: number
    /** Let in, and never or not wholly answered. */
    dropped: string[]
  }
  stop(): Promise<void>
}

export function startCallers(url: string): Callers {
  const tally = { answered: 0, refused: 0, dropped: [] as string[] }
  let isStopping = false

  async function ask(agent: Agent, path: string, body?: string): Promise<void> {
    const headers = body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } : {}
    const call = request(`${url}${path}`, { method: body ? 'POST' : 'GET', headers, agent })
    try {
      call.end(body)
      const [answer] = (await once(call, 'response')) as [IncomingMessage]
      answer.resume()
      await once(answer, 'end')
      if ((answer.statusCode ?? 0) < 400) tally.answered += 1
      else tally.dropped.push(`${path} was answered with ${answer.statusCode}`)
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException
      if (code === 'ECONNREFUSED') tally.refused += 1
      else tally.dropped.push(`${path}: ${code} ${message}${call.reusedSocket ? ' (kept connection)' : ''}`)
    }
  }

  async function caller(isKeeping: boolean): Promise<void> {
    const agent = new Agent({ keepAlive: isKeeping, maxSockets: 1 })
    for (let turn = 0; !isStopping; turn++) {
      if (turn % 3 === 0) await ask(agent, '/api/contact', newMessage().body)
      else await ask(agent, turn % 3 === 1 ? '/' : '/api/properties')
      await sleep(Math.random() * MOST_PAUSE_MS)
    }
    agent.destroy()
  }

  const callers = [
    ...Array.from({ length: KEEPING }, () => caller(true)),
    ...Array.from({ length: NEW_EACH_TIME }, () => caller(false)),
  ]
  return {
    tally,
    async stop() {
      isStopping = true
      await Promise.all(callers)
    },
  }
}

/** A request whose body never ends. */
export async function openEndless(url: string): Promise<void> {
  const headers = { 'content-type': 'application/json', 'content-length': '100', expect: '100-continue' }
  const endless = request(`${url}/api/contact`, { method: 'POST', headers })
  endless.on('error', () => {})
  endless.flushHeaders()
  await once(endless, 'continue')
}
