import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import { REQUEST_ID, type RequestIdOf } from './operations/request-id.ts'

interface Patience {
  /** Who has been silent for so long on an open connection is not about to ask; who spoke since may be just doing so. */
  quietMs: number
  /** How long an accepted request may still take. */
  answerMs: number
}

const PATIENCE: Patience = { quietMs: 1_000, answerMs: 5_000 }
const LOOK_MS = 50

/**
 * Who is connected and what is being answered, so that a stopping server drops nobody. Node closes idle connections the
 * moment it stops listening, and with them a request that is on its way: we first tell everybody, with the next answer,
 * that their connection ends.
 */
export class Connections {
  /** When each last spoke or was answered. */
  readonly #open = new Map<Socket, number>()
  readonly #answers = new Set<ServerResponse>()
  readonly #servers = new Set<Server>()
  #isDraining = false
  #arrivals = 0
  #closed: Promise<unknown> | undefined

  /** Of every server that listens for us: 'localhost' may be two. */
  watch(server: Server): void {
    this.#servers.add(server)
    server.on('connection', (socket: Socket) => {
      this.#arrivals += 1
      this.#open.set(socket, Date.now())
      socket.once('close', () => this.#open.delete(socket))
    })
    server.prependListener('request', (_request, response) => {
      this.#answers.add(response)
      if (this.#isDraining) response.setHeader('connection', 'close')
      response.once('close', () => {
        this.#answers.delete(response)
        if (response.socket && this.#open.has(response.socket)) this.#open.set(response.socket, Date.now())
      })
    })
  }

  /** A load balancer that asks must send the next visitor elsewhere. True: answered. */
  answerReadiness(request: IncomingMessage, response: ServerResponse, requestIdOf: RequestIdOf): boolean {
    if (!this.#isDraining || request.url !== '/readyz') return false
    const headers = { 'retry-after': '5', 'cache-control': 'no-store', [REQUEST_ID]: requestIdOf(request) }
    response.writeHead(503, headers).end()
    return true
  }

  #quiet(): Socket[] {
    const busy = new Set([...this.#answers].map(({ socket }) => socket))
    return [...this.#open.keys()].filter((socket) => !busy.has(socket))
  }

  #endQuiet(quietMs: number): void {
    const since = Date.now() - quietMs
    for (const socket of this.#quiet()) if ((this.#open.get(socket) ?? 0) <= since) socket.destroy()
  }

  /**
   * Stops listening, once who was connected has been told or is silent. From then on connections end by themselves with
   * their answers, or after `answerMs`; `closed` waits for that.
   */
  async drain({ quietMs, answerMs }: Patience = PATIENCE, onCut: (requests: number) => void = () => {}): Promise<void> {
    const listening = [...this.#servers].filter((server) => server.listening)
    if (this.#isDraining || listening.length === 0) return
    this.#isDraining = true
    const begun = Date.now()
    const known = new Set(this.#open.keys())
    for (const answer of this.#answers) if (!answer.headersSent) answer.setHeader('connection', 'close')
    const sweep = setInterval(() => this.#endQuiet(quietMs), LOOK_MS)
    const patience = setTimeout(() => onCut(this.cutOff()), answerMs)
    this.#closed = Promise.all(listening.map((server) => once(server, 'close'))).finally(() => {
      clearInterval(sweep)
      clearTimeout(patience)
    })
    while (Date.now() - begun < quietMs && this.#quiet().some((socket) => known.has(socket))) await sleep(LOOK_MS)
    // Connections that the system took for us and that we have not seen yet would be reset: take them in first.
    for (let seen = -1; seen !== this.#arrivals; ) {
      seen = this.#arrivals
      await turn()
    }
    for (const server of listening) server.close()
  }

  async closed(): Promise<void> {
    await this.#closed
  }

  /** Ends everything at once, and says how many requests that cost. */
  cutOff(): number {
    const cut = this.#answers.size
    for (const socket of this.#open.keys()) socket.destroy()
    return cut
  }
}
