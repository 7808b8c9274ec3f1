import pg from 'pg'

const LOCK_NOT_AVAILABLE = '55P03'
const ONLY_READS = /^\(?select\b(?!.*\bfor (update|share|no key|key)\b)/s

const LONGEST_NAME = 80

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
  /** By the table as statements write it, or by a whole statement. */
  readonly #triedAgainAt = new Map<string, number>()

  /** `pauseMs`: longer than a lock is waited for, so that only one does. */
  constructor(pauseMs: number) {
    this.#pauseMs = pauseMs
  }

  /**
   * PostgreSQL says at which letter of the statement it waited: there stands the table. Of a statement that it knows already
   * (`prepared`) it says no letter: then the statement itself is remembered, if it only reads. Of a locked row it says
   * nothing either.
   */
  note(text: string, error: unknown): void {
    if (!(error instanceof pg.DatabaseError) || error.code !== LOCK_NOT_AVAILABLE) return
    const [table] = /^"\w+"/.exec(text.slice(Number(error.position) - 1)) ?? []
    const held = error.position ? table : ONLY_READS.test(text) ? text : undefined
    if (held) this.#triedAgainAt.set(held, Date.now() + this.#pauseMs)
  }

  /** Throws where somebody waits for a table of this statement already. */
  refuse(text: string): void {
    for (const [held, at] of this.#triedAgainAt)
      if (Date.now() < at && text.includes(held))
        throw new TableLocked(`Locked by somebody else: ${held.slice(0, LONGEST_NAME)}`)
  }

  /** As `refuse`; whoever comes through is the one that waits for all. */
  enter(text: string): void {
    if (this.#triedAgainAt.size === 0) return
    this.refuse(text)
    for (const held of this.#triedAgainAt.keys())
      if (text.includes(held)) this.#triedAgainAt.set(held, Date.now() + this.#pauseMs)
  }

  /** A statement came through. */
  release(text: string): void {
    for (const held of this.#triedAgainAt.keys()) if (text.includes(held)) this.#triedAgainAt.delete(held)
  }
}
