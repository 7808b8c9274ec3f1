import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
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
/** How long nobody may have come before the door shuts, and how long that is waited for. */
const CALM_MS = 15
const LONGEST_PAUSE_MS = 200
const SHORT_TURN_MS = 0.2

interface Line {
  /** When it was last heard of: made, asked or answered. */
  heardAt: number
  /** The last that was asked for on it. */
  answer: ServerResponse | null
}

const isUnderWay = (answer: ServerResponse) => !answer.writableFinished && !answer.destroyed

/**
 * Who is connected and what is being answered, so that a stopping server drops nobody. Node closes idle connections the
 * moment it stops listening, and with them a request that is on its way: we first tell everybody, with the next answer,
 * that their connection ends.
 */
export class Connections {
  readonly #open = new Map<Socket, Line>()
  readonly #servers = new Set<Server>()
  readonly #hurried = new AbortController()
  #isLeaving = false
  #isDraining = false
  #arrivals = 0
  #closed: Promise<unknown> | undefined
  #held: (() => void)[] | null = null

  /** Of every server that listens for us: 'localhost' may be two. */
  watch(server: Server): void {
    this.#servers.add(server)
    server.on('connection', (socket: Socket) => {
      this.#arrivals += 1
      this.#open.set(socket, { heardAt: performance.now(), answer: null })
      socket.once('close', () => this.#open.delete(socket))
    })
    // For every request, kept pages too: what can be found out later is found out later.
    server.prependListener('request', ({ socket }, response) => {
      const line = this.#open.get(socket)
      if (line) {
        line.heardAt = performance.now()
        line.answer = response
      }
      if (this.#isLeaving) response.setHeader('connection', 'close')
    })
  }

  /** An answer that takes its time: who waited for it is heard of when it ends, and not only when they asked. */
  watchAnswer(response: ServerResponse): void {
    response.once('close', () => {
      const line = response.req && this.#open.get(response.req.socket)
      if (line) line.heardAt = performance.now()
    })
  }

  /** The last of each connection is the one that is under way: they are answered in turn. */
  #answers(): ServerResponse[] {
    return [...this.#open.values()].flatMap(({ answer }) => (answer && isUnderWay(answer) ? [answer] : []))
  }

  /** A load balancer that asks must send the next visitor elsewhere. True: answered. */
  answerReadiness(request: IncomingMessage, response: ServerResponse, requestIdOf: RequestIdOf): boolean {
    if (!this.#isLeaving || request.url !== '/readyz') return false
    const headers = { 'retry-after': '5', 'cache-control': 'no-store', [REQUEST_ID]: requestIdOf(request) }
    response.writeHead(503, headers).end()
    return true
  }

  /**
   * Before the door shuts: balancers have this long to see that we are not ready. Whoever comes is served as ever, and comes
   * the next time over another connection, which is another machine's.
   */
  async leave(delayMs: number): Promise<void> {
    this.#isLeaving = true
    await sleep(delayMs, undefined, { signal: this.#hurried.signal }).catch(() => {})
  }

  #quiet(): Socket[] {
    return [...this.#open].flatMap(([socket, { answer }]) => (answer && isUnderWay(answer) ? [] : [socket]))
  }

  #endQuiet(quietMs: number): void {
    const since = performance.now() - quietMs
    for (const socket of this.#quiet()) if ((this.#open.get(socket)?.heardAt ?? 0) <= since) socket.destroy()
  }

  /**
   * Stops listening, once who was connected has been told or is silent. From then on connections end by themselves with
   * their answers, or after `answerMs`; `closed` waits for that.
   */
  async drain({ quietMs, answerMs }: Patience = PATIENCE, onCut: (requests: number) => void = () => {}): Promise<void> {
    const listening = [...this.#servers].filter((server) => server.listening)
    if (this.#isDraining || listening.length === 0) return
    this.#isLeaving = true
    this.#isDraining = true
    const begun = performance.now()
    const known = new Set(this.#open.keys())
    for (const answer of this.#answers()) if (!answer.headersSent) answer.setHeader('connection', 'close')
    const sweep = setInterval(() => this.#endQuiet(quietMs), LOOK_MS)
    const patience = setTimeout(() => onCut(this.cutOff()), answerMs)
    this.#closed = Promise.all(listening.map((server) => once(server, 'close'))).finally(() => {
      clearInterval(sweep)
      clearTimeout(patience)
    })
    while (performance.now() - begun < quietMs && this.#quiet().some((socket) => known.has(socket)))
      await sleep(LOOK_MS)
    await this.#stopListening(listening)
  }

  /** Calls back at once, but for the moment in which we stop listening. */
  whenOpen(answer: () => void): void {
    if (this.#held) this.#held.push(answer)
    else answer()
  }

  /**
   * Connections that the system took for us and that we have not seen yet are reset when the door shuts. Whoever was told
   * to come back over a new one does so at once: so for a moment nobody is answered, until nobody comes any more.
   */
  async #stopListening(servers: Server[]): Promise<void> {
    this.#held = []
    const deadline = performance.now() + LONGEST_PAUSE_MS
    for (let quietSince = performance.now(), isCalm = false; !isCalm && performance.now() < deadline; ) {
      const [seen, turnedAt] = [this.#arrivals, performance.now()]
      await turn()
      const now = performance.now()
      if (this.#arrivals !== seen) quietSince = now
      // In a turn that took long somebody may have come since we looked.
      isCalm = now - quietSince > CALM_MS && now - turnedAt < SHORT_TURN_MS
    }
    // Not http's own way, which first sees to connections: the door shuts in the turn in which nobody stood before it.
    for (const server of servers) NetServer.prototype.close.call(server)
    const held = this.#held
    this.#held = null
    for (const answer of held) answer()
  }

  async closed(): Promise<void> {
    await this.#closed
  }

  /** Ends everything at once, and says how many requests that cost. */
  cutOff(): number {
    this.#hurried.abort()
    const cut = this.#answers().length
    for (const socket of this.#open.keys()) socket.destroy()
    return cut
  }
}
