import type { Socket } from 'node:net'
import { performance } from 'node:perf_hooks'
import pg from 'pg'
import { LockedTables, TableLocked } from './locked-tables.server.ts'
import { cancelStatement, keepNoSession, type ServerLimits } from './pooled-line.server.ts'

/** How long one class of work may take. */
export interface WorkLimits extends ServerLimits {
  /** For a connection to be free, or to be made. */
  connectMs: number
  /** How many may wait for one; the next is refused at once. */
  maxWaiting: number
  /**
   * From asking for a connection to the end of the statement, as we see it: a little above what PostgreSQL keeps itself, for
   * the line that fell silent and the server that is frozen.
   */
  answerMs: number
}

/** How PostgreSQL is told, in the first message of each connection; by way of a pooler `keepNoSession` tells it. */
function serverLimits({ lockMs, statementMs, idleTransactionMs }: ServerLimits): pg.ClientConfig {
  return {
    lock_timeout: lockMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: idleTransactionMs,
  }
}

/** Whoever asks now would wait longer than anybody does: recognised by `db/database-error.server.ts`. */
class PoolFull extends Error {
  readonly code = 'ETIMEDOUT'
}

/** Ends a connection here, without asking the other side: where nobody answers, a goodbye would be waited for without end. */
export function cutLine(client: pg.ClientBase, reason?: Error): void {
  const { connection } = client as unknown as { connection: { stream: Socket } }
  connection.stream.destroy(reason)
}

const GOODBYE_MS = 1_000
/** How long queries may still take once their pool is asked to end. */
const LAST_QUERIES_MS = 1_000

/** As `client.end()`, also on a line that fell silent. */
export async function leave(client: pg.Client): Promise<void> {
  const goodbye = setTimeout(() => cutLine(client), GOODBYE_MS)
  await client.end().catch(() => {})
  clearTimeout(goodbye)
}

/** A statement that nobody answers costs its connection: what would come over it later belongs to nobody. */
function limitAnswers(client: pg.Client, limitMs: number): void {
  const ask = client.query
  let timer: NodeJS.Timeout | undefined
  const settle = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const giveUp = () => {
    const reason = Object.assign(new Error(`The database has not answered within ${limitMs} ms`), { code: 'ETIMEDOUT' })
    // After a pause of our own (a busy moment of the event loop) the answer may lie here already, unread.
    setImmediate(() => timer && cutLine(client, reason))
  }
  client.query = function query(this: pg.Client, ...request: never) {
    // A connection in demand goes from hand to hand without ever draining: each statement has its own time.
    clearTimeout(timer)
    timer = setTimeout(giveUp, Math.max(limitMs - (waited.get(client) ?? 0), limitMs / 3))
    waited.delete(client)
    return Reflect.apply(ask, client, request)
  } as typeof ask
  client.on('drain', settle)
  client.on('end', settle)
}

/** While our own process is the busy one, waiting says nothing about PostgreSQL: such a moment is not counted… */
const BUSY = 0.8
const MOMENTS = 5
/** …up to so many times the limit. */
const LONGEST_PATIENCE = 3

/** A connection that comes later than somebody waits goes back to the pool. */
function within(limitMs: number, taking: Promise<pg.PoolClient>): Promise<pg.PoolClient> {
  const asked = performance.now()
  const momentMs = limitMs / MOMENTS
  let load = performance.eventLoopUtilization()
  let calmMs = 0
  return new Promise((resolve, reject) => {
    let isLate = false
    const look = () => {
      if (performance.eventLoopUtilization(load).utilization < BUSY) calmMs += momentMs
      load = performance.eventLoopUtilization()
      const passed = performance.now() - asked
      if (calmMs < limitMs && passed < LONGEST_PATIENCE * limitMs) return
      isLate = true
      clearInterval(timer)
      reject(new PoolFull(`No connection was free within ${Math.round(passed)} ms`))
    }
    const timer = setInterval(look, momentMs)
    taking
      .then((client) => {
        if (isLate) return client.release()
        waited.set(client, performance.now() - asked)
        resolve(client)
      }, reject)
      .finally(() => clearInterval(timer))
  })
}

/** What was spent on waiting for this connection is taken off its first statement's time. */
const waited = new WeakMap<pg.ClientBase, number>()

/** Comes back to the pool by itself when its connection breaks, and only once whoever else gives it back. */
function returnWhenBroken(client: pg.PoolClient): pg.PoolClient {
  const release = client.release.bind(client)
  let isReturned = false
  client.release = (error) => {
    if (isReturned) return
    isReturned = true
    client.off('end', giveBack)
    release(error)
  }
  const giveBack = () => client.release(true)
  client.once('end', giveBack)
  return client
}

type Taken = Parameters<pg.Pool['connect']>[0]

export interface WorkPoolConfig extends pg.PoolConfig {
  /** Our connections end at a pooler, which lends us another one of PostgreSQL's for each transaction. */
  isPooled?: boolean | undefined
}

export function textOf(statement: unknown): string {
  return typeof statement === 'string' ? statement : String((statement as pg.QueryConfig).text)
}

/**
 * What PostgreSQL would end by itself, had it been told: a statement alone, by way of a pooler. A connection over which that was
 * asked is not used again: the request may reach its next statement.
 */
function limitStatement(client: pg.PoolClient, limitMs: number): { end(): Error | undefined } {
  let isCancelled = false
  let timer: NodeJS.Timeout | undefined = setTimeout(() => {
    // As in `giveUp`: the answer may lie here already.
    setImmediate(() => {
      if (!timer) return
      isCancelled = true
      cancelStatement(client)
    })
  }, limitMs)
  return {
    end() {
      clearTimeout(timer)
      timer = undefined
      return isCancelled ? new Error('Its statement was cancelled') : undefined
    },
  }
}

/**
 * Connections for one class of work. Whoever finds none waits a moment, in a short queue. Without limits a statement
 * may take as long as it takes: for what comes before the door opens, and for tools.
 */
export class WorkPool extends pg.Pool {
  readonly #limits: WorkLimits | null
  readonly #clients = new Set<pg.PoolClient>()

  constructor({ isPooled = false, ...config }: WorkPoolConfig, limits: WorkLimits | null) {
    super({
      connectionTimeoutMillis: limits ? LONGEST_PATIENCE * limits.connectMs : 10_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 5_000,
      ...config,
      ...(limits && !isPooled && serverLimits(limits)),
    })
    this.#limits = limits
    if (limits) this.query = this.#askSparingly(limits, isPooled) as pg.Pool['query']
    // An idle connection that breaks (database restarted) is replaced by the pool; unheard, the event would end us.
    this.on('error', () => {})
    this.on('remove', (client) => this.#clients.delete(client))
    this.on('connect', (client) => {
      this.#clients.add(client)
      // The same for one that is in use but between two queries, as in a transaction: its next query fails and is answered.
      client.on('error', () => {})
      if (isPooled) keepNoSession(client, limits)
      if (limits) limitAnswers(client as unknown as pg.Client, limits.answerMs)
    })
  }

  /** Work under way is given a moment; then its connections are cut, since a stopping server cannot wait for a hung query. */
  override end(): Promise<void>
  override end(callback: () => void): void
  override end(callback?: () => void): Promise<void> | undefined {
    const cut = setTimeout(() => {
      for (const client of this.#clients) cutLine(client)
    }, LAST_QUERIES_MS)
    const ended = super.end().finally(() => clearTimeout(cut))
    return callback ? void ended.then(callback) : ended
  }

  /**
   * Drizzle keeps a connection for ever when its `begin` fails, which is what happens to whoever asks while PostgreSQL goes
   * away: after twenty of them the pool would be empty until our next start.
   */
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Taken): void
  override connect(callback?: Taken): unknown {
    if (callback) return super.connect(callback)
    if (!this.#limits) return super.connect().then(returnWhenBroken)
    const { connectMs, maxWaiting } = this.#limits
    if (this.waitingCount >= maxWaiting)
      return Promise.reject(new PoolFull(`${this.waitingCount} wait for a connection already`))
    return within(connectMs, super.connect().then(returnWhenBroken))
  }

  /**
   * A statement of its own: asked again for the connection's sake, after the wait for one, whether its table is locked. What
   * PostgreSQL refuses does not cost the connection, as it would in pg's own way.
   */
  #askSparingly({ lockMs, statementMs }: WorkLimits, isPooled: boolean) {
    const lockedTables = new LockedTables(1.2 * lockMs)
    return async (...request: unknown[]): Promise<unknown> => {
      const text = textOf(request[0])
      lockedTables.refuse(text)
      const client = await this.connect()
      let broken: Error | undefined
      const limit = isPooled ? limitStatement(client, statementMs) : null
      try {
        lockedTables.enter(text)
        const answer = await (Reflect.apply(client.query, client, request) as Promise<unknown>)
        lockedTables.release(text)
        return answer
      } catch (error) {
        lockedTables.note(text, error)
        if (!(error instanceof pg.DatabaseError || error instanceof TableLocked)) broken = error as Error
        throw error
      } finally {
        client.release(limit?.end() ?? broken)
      }
    }
  }
}
