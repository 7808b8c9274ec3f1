import pg from 'pg'

const LOCK_NOT_AVAILABLE = '55P03'

/** Recognised by `db/database-error.server.ts`, as what PostgreSQL said to the one that did wait. */
export class TableLocked extends Error {
  readonly code = LOCK_NOT_AVAILABLE
}

/**
 * Tables that somebody holds locked (a migration by hand, a forgotten transaction). Whoever asks for such a table holds a
 * connection while it waits, and a few of them would hold all there are: so one waits for all, again and again, and the
 * others are refused at once. Pages that need other tables go on.
 */
export class LockedTables {
  readonly #pauseMs: number
  readonly #triedAgainAt = new Map<string, number>()

  /** `pauseMs`: longer than a lock is waited for, so that only one does. */
  constructor(pauseMs: number) {
    this.#pauseMs = pauseMs
  }

  /** PostgreSQL says at which letter of the statement it waited: there stands the table. Of a locked row it says nothing. */
  note(text: string, error: unknown): void {
    if (!(error instanceof pg.DatabaseError) || error.code !== LOCK_NOT_AVAILABLE || !error.position) return
    const [, table] = /^"(\w+)"/.exec(text.slice(Number(error.position) - 1)) ?? []
    if (table) this.#triedAgainAt.set(table, Date.now() + this.#pauseMs)
  }

  /** Throws where somebody waits for a table of this statement already. */
  refuse(text: string): void {
    for (const [table, at] of this.#triedAgainAt)
      if (Date.now() < at && text.includes(`"${table}"`))
        throw new TableLocked(`The table ${table} is locked by somebody else`)
  }

  /** As `refuse`; whoever comes through is the one that waits for all. */
  enter(text: string): void {
    if (this.#triedAgainAt.size === 0) return
    this.refuse(text)
    for (const table of this.#triedAgainAt.keys())
      if (text.includes(`"${table}"`)) this.#triedAgainAt.set(table, Date.now() + this.#pauseMs)
  }

  /** A statement came through. */
  release(text: string): void {
    for (const table of this.#triedAgainAt.keys()) if (text.includes(`"${table}"`)) this.#triedAgainAt.delete(table)
  }
}
