import type pg from 'pg'

export interface SlowQuery {
  /** 'select leads': what is done, and to which table first. */
  name: string
  ms: number
  /** With places for the values, which never come here. */
  text: string
}

const LONGEST_TEXT = 500
const VERB = /^\s*(?:\(|\/\*.*?\*\/|\s)*([a-z]+)/i
const TABLE = /\b(?:from|into|update|table|join)\s+"?([a-z_][\w$]*)"?/i

export function queryName(text: string): string {
  const [, verb = 'query'] = VERB.exec(text) ?? []
  const [, table] = TABLE.exec(text) ?? []
  return [verb.toLowerCase(), table].filter(Boolean).join(' ')
}

interface Options<Whose> {
  limitMs: number
  /** Asked as a query begins: at its end nobody remembers. */
  whose: () => Whose
  onSlow: (query: SlowQuery, whose: Whose) => void
}

type Query = (...args: unknown[]) => unknown

/** Times every query of a pool, from outside: whatever else the pool is made to do. */
export function watchQueries<Whose>(pool: pg.Pool, { limitMs, whose, onSlow }: Options<Whose>): void {
  const connect = pool.connect.bind(pool)
  const watched = new WeakSet<pg.PoolClient>()
  /** Who asked for a connection with a callback: it is handed on by whoever gives it back, in their name. */
  const askedBy = new WeakMap<pg.PoolClient, { whose: Whose }>()
  pool.connect = ((callback?: Parameters<typeof connect>[0]) => {
    if (!callback) return connect()
    const asked = { whose: whose() }
    return connect((error, client, release) => {
      if (client) askedBy.set(client, asked)
      callback(error, client, release)
    })
  }) as typeof pool.connect
  pool.on('acquire', (client) => {
    askedBy.delete(client)
    if (watched.has(client)) return
    watched.add(client)
    const query = client.query.bind(client) as Query
    client.query = ((...args: unknown[]) => {
      const [what] = args
      const text = typeof what === 'string' ? what : (what as { text?: unknown } | null)?.text
      // A stream has its own pace, and whoever reads it its own patience.
      if (typeof text !== 'string' || typeof (what as { submit?: unknown }).submit === 'function') return query(...args)
      const start = performance.now()
      const asked = askedBy.get(client)
      const by = asked ? asked.whose : whose()
      const done = () => {
        const ms = performance.now() - start
        if (ms >= limitMs) onSlow({ name: queryName(text), ms: Math.round(ms), text: shorten(text) }, by)
      }
      const last = args.at(-1)
      if (typeof last === 'function')
        return query(...args.slice(0, -1), (...outcome: unknown[]) => {
          done()
          return last(...outcome)
        })
      const answer = query(...args) as Promise<unknown>
      // Watched beside whoever waits for it: how it fails is theirs to hear.
      answer.then(done, done)
      return answer
    }) as typeof client.query
  })
}

function shorten(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT)
}
