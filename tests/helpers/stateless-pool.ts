import type pg from 'pg'

const OF_A_SESSION: [what: string, pattern: RegExp][] = [
  ['a setting that outlives its transaction', /(^|;)\s*(re)?set\s+(?!local\b|transaction\b|constraints\b)/i],
  ['a setting that outlives its transaction', /\bset_config\s*\([^)]*,\s*false\s*\)/i],
  ['a lock that outlives its transaction', /\bpg_(try_)?advisory_(un)?lock/i],
  ['a listener', /(^|;)\s*(un)?listen\b/i],
  ['a statement kept under a name', /(^|;)\s*(prepare|deallocate|discard)\b/i],
  ['a table of one session', /\bcreate\s+(local\s+)?temp(orary)?\b/i],
  ['a cursor that outlives its transaction', /\bwith\s+hold\b/i],
]

/** What a pooler in transaction mode would lose, or hand to a stranger; undefined for a statement that asks nothing of its session. */
export function sessionStateOf(statement: unknown): string | undefined {
  const { name, text = '' } = typeof statement === 'string' ? { text: statement } : (statement as pg.QueryConfig)
  if (name) return `a statement kept under a name (${name})`
  const [found] = OF_A_SESSION.find(([, pattern]) => pattern.test(text)) ?? []
  return found && `${found}: ${text.slice(0, 120)}`
}

/** Refuses it, as PgBouncer would or should; `complain` throws where anything was, also where somebody caught the refusal. */
export function refuseSessionState(pool: pg.Pool): { complain(): void } {
  const refused: string[] = []
  // First of all who change a connection: what is looked at is what leaves us.
  pool.prependListener('connect', (client) => {
    const ask = client.query as (...request: unknown[]) => unknown
    client.query = ((...request: unknown[]) => {
      const found = sessionStateOf(request[0])
      if (!found) return Reflect.apply(ask, client, request)
      refused.push(found)
      const refusal = new Error(`Over a pool that keeps no session: ${found}`)
      const done = request.at(-1)
      return typeof done === 'function' ? void done(refusal) : Promise.reject(refusal)
    }) as typeof client.query
  })
  return {
    complain() {
      if (refused.length > 0) throw new Error(`Session state went over the pool:\n${refused.join('\n')}`)
    },
  }
}
