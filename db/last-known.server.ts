import type { Database } from './client.server.ts'

const MAX_AGE_MS = 60_000
/** So long a reader waits for news where something is known already. */
const PATIENCE_MS = 700
/** After a vain attempt, until somebody waits again. */
const PAUSE_MS = 5_000

let change = 0
let uses = 0

/** Content changed, here or elsewhere: what is known is read again by whoever needs it next. */
export function contentHasChanged(): void {
  change += 1
}

/** How often that was: whoever remembers the number knows whether there was one since. */
export function contentChanges(): number {
  return change
}

/** How often somebody was given what may be out of date. A page during which this grew is shown, not kept. */
export function doubtfulUses(): number {
  return uses
}

const houses = new WeakMap<Database, object>()

/** Several ways into one database know the same. */
export function knowTogether(databases: readonly Database[]): void {
  const house = {}
  for (const db of databases) houses.set(db, house)
}

/** What all ways into one database have in common. */
export const houseOf = (db: Database): object => houses.get(db) ?? db

interface State<Value> {
  known?: { value: Value; change: number; readAt: number }
  reading?: { answer: Promise<Value>; change: number }
  triedAgainAt: number
}

/**
 * For the little that every page needs (settings, social links): read once and kept until content changes. While PostgreSQL
 * does not answer in time, what was known last goes on, so that one locked table does not take every page with it.
 */
export function lastKnown<Value>(
  read: (db: Database) => Promise<Value>,
  { patienceMs = PATIENCE_MS, pauseMs = PAUSE_MS } = {},
): (db: Database) => Promise<Value> {
  const states = new WeakMap<object, State<Value>>()

  function readAnew(db: Database, state: State<Value>): Promise<Value> {
    if (state.reading?.change === change) return state.reading.answer
    const begun = change
    const answer = read(db)
      .then((value) => {
        state.known = { value, change: begun, readAt: Date.now() }
        return value
      })
      .finally(() => {
        if (state.reading?.answer === answer) delete state.reading
      })
    state.reading = { answer, change: begun }
    return answer
  }

  return async (db) => {
    const house = houseOf(db)
    const state = states.get(house) ?? { triedAgainAt: 0 }
    states.set(house, state)
    const { known } = state
    if (!known) return readAnew(db, state)
    if (known.change === change && Date.now() - known.readAt < MAX_AGE_MS) return known.value
    if (Date.now() >= state.triedAgainAt) {
      const news = readAnew(db, state).catch(() => null)
      const patience = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null).unref())
      const isRead = await Promise.race([news.then(() => state.known !== known), patience])
      if (isRead && state.known) return state.known.value
      state.triedAgainAt = Date.now() + pauseMs
    }
    uses += 1
    return known.value
  }
}
