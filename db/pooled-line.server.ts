import pg from 'pg'

/** PostgreSQL's own limits: a lock, a statement, a transaction in which nothing is asked. */
export interface ServerLimits {
  lockMs: number
  statementMs: number
  idleTransactionMs: number
}

const BEGIN = /^\s*(begin|start transaction)\b/i

/** Told within the message that begins the transaction, so that it costs no time; over when the transaction is. */
function tellLimits({ lockMs, statementMs, idleTransactionMs }: ServerLimits): string {
  const limits = { lock_timeout: lockMs, statement_timeout: statementMs }
  const settings = Object.entries({ ...limits, idle_in_transaction_session_timeout: idleTransactionMs })
  return settings.map(([name, ms]) => `; set local ${name} = ${ms}`).join('')
}

type Statement = string | (pg.QueryConfig & { submit?: unknown })

/**
 * Behind a pooler each transaction has another connection of PostgreSQL's: a statement that was prepared under its name is not
 * there the next time, and a limit that was set stays with a stranger.
 */
export function keepNoSession(client: pg.ClientBase, limits: ServerLimits | null): void {
  const ask = client.query
  const told = limits ? tellLimits(limits) : ''

  function withoutSession(statement: Statement): Statement {
    if (typeof statement === 'string') return BEGIN.test(statement) ? statement + told : statement
    if (typeof statement.submit === 'function') return statement
    const { name: _, text, ...others } = statement
    return { ...others, text: BEGIN.test(text) ? text + told : text }
  }

  client.query = function query(this: pg.ClientBase, statement: Statement, ...others: never[]) {
    return Reflect.apply(ask, client, [withoutSession(statement), ...others])
  } as typeof ask
}

const CANCEL_MS = 3_000

interface Line extends NodeJS.EventEmitter {
  stream: { destroy(): void }
  connect(portOrPath: number | string, host?: string): void
  requestSsl(): void
  cancel(processId: number, secretKey: number): void
}

/** Over a line of its own, as PostgreSQL wants it: the first one is busy with the statement. */
export function cancelStatement(client: pg.ClientBase): void {
  const { host, port, ssl, processID, secretKey } = client as unknown as {
    host: string
    port: number
    ssl: boolean | object
    processID: number
    secretKey: number
  }
  const line = new pg.Connection({ ssl } as never) as unknown as Line
  const patience = setTimeout(() => line.stream.destroy(), CANCEL_MS)
  const cancel = () => line.cancel(processID, secretKey)
  line.on('connect', () => (ssl ? line.requestSsl() : cancel()))
  line.on('sslconnect', cancel)
  line.on('error', () => {})
  line.on('end', () => clearTimeout(patience))
  if (host.startsWith('/')) line.connect(`${host}/.s.PGSQL.${port}`)
  else line.connect(port, host)
}
