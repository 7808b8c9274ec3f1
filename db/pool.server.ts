import type { Socket } from 'node:net'
import pg from 'pg'
import { LockedTables } from './locked-tables.server.ts'

/** How long one class of work may take. */
export interface WorkLimits {
  /** For a connection to be free, or to be made. */
  connectMs: number
  /** How many may wait for one; the next is refused at once. */
  maxWaiting: number
  /** PostgreSQL's own limits: a lock, a statement, a transaction in which nothing is asked. */
  lockMs: number
  statementMs: number
  idleTransactionMs: number
  /**
   * From asking for a connection to the end of the statement, as we see it: a little above what PostgreSQL keeps itself, for
   * the line that fell silent and the server that is frozen.
   */
  answerMs: number
}

/** The one place that says how PostgreSQL is told: in the first message of each connection. */
function serverLimits({ lockMs, statementMs, idleTransactionMs }: WorkLimits): pg.ClientConfig {
  return {
    lock_timeout: lockMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: idleTransactionMs,
  }
}

/** Everybody would wait longer than anybody does: recognised by `db/database-error.server.ts`. */
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
    timer = setTimeout(giveUp, Math.max(limitMs - (waited.get(client) ?? 0), 1))
    waited.delete(client)
    return Reflect.apply(ask, client, request)
  } as typeof ask
  client.on('drain', settle)
  client.on('end', settle)
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

function textOf(statement: unknown): string {
  return typeof statement === 'string' ? statement : String((statement as pg.QueryConfig).text)
}

/** Whoever asks for a table that somebody has locked does not wait while another one already does. */
function sparingLockedTables(ask: pg.Pool['query'], lockMs: number): pg.Pool['query'] {
  const lockedTables = new LockedTables(1.2 * lockMs)
  return ((...request: unknown[]) => {
    const text = textOf(request[0])
    const refusal = lockedTables.refusalOf(text)
    if (refusal) return Promise.reject(refusal)
    const answer = Reflect.apply(ask, null, request) as Promise<unknown>
    answer.then(
      () => lockedTables.release(text),
      (error: unknown) => lockedTables.note(text, error),
    )
    return answer
  }) as pg.Pool['query']
}

/**
 * Connections for one class of work. Whoever finds none waits a moment, in a short queue. Without limits a statement
 * may take as long as it takes: for what comes before the door opens, and for tools.
 */
export class WorkPool extends pg.Pool {
  readonly #limits: WorkLimits | null
  readonly #clients = new Set<pg.PoolClient>()

  constructor(config: pg.PoolConfig, limits: WorkLimits | null) {
    const connectMs = limits?.connectMs ?? 10_000
    super({
      connectionTimeoutMillis: connectMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: 5_000,
      ...config,
      ...(limits && serverLimits(limits)),
    })
    this.#limits = limits
    if (limits) this.query = sparingLockedTables(this.query.bind(this), limits.lockMs)
    // An idle connection that breaks (database restarted) is replaced by the pool; unheard, the event would end us.
    this.on('error', () => {})
    this.on('remove', (client) => this.#clients.delete(client))
    this.on('connect', (client) => {
      this.#clients.add(client)
      // The same for one that is in use but between two queries, as in a transaction: its next query fails and is answered.
      client.on('error', () => {})
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
    const asked = performance.now()
    const isFull = this.#limits !== null && this.waitingCount >= this.#limits.maxWaiting
    const full = isFull ? new PoolFull(`${this.waitingCount} wait for a connection already`) : undefined
    if (!callback)
      return full
        ? Promise.reject(full)
        : super.connect().then((client) => {
            waited.set(client, performance.now() - asked)
            return returnWhenBroken(client)
          })
    if (full) return process.nextTick(callback, full, undefined, () => {})
    return super.connect((error, client, release) => {
      if (client) waited.set(client, performance.now() - asked)
      callback(error, client, release)
    })
  }
}
