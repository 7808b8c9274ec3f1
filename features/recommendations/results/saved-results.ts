import { useMemo, useSyncExternalStore } from 'react'
import { isRecord, keep, readKept } from '#common/browser-storage.ts'
import { RESULT_PATH } from '../answers.ts'

const SAVED_RESULTS = 'kais-saved-results'
/** The oldest makes room. */
export const MOST_SAVED_RESULTS = 5

/** An address is the whole result: it is asked anew whenever it is opened, so that no sold home is kept. */
export interface SavedResult {
  path: string
  /** ISO 8601. */
  savedAt: string
}

/** What an older version or somebody else wrote is left out: a path that is not a result's is not linked to. */
export function tidySavedResults(kept: unknown): SavedResult[] {
  if (!Array.isArray(kept)) return []
  const results = kept.flatMap((entry: unknown) => {
    if (!isRecord(entry)) return []
    const { path, savedAt } = entry
    if (typeof path !== 'string' || !path.startsWith(`${RESULT_PATH}?`)) return []
    if (typeof savedAt !== 'string' || Number.isNaN(Date.parse(savedAt))) return []
    return [{ path, savedAt }]
  })
  return results.slice(0, MOST_SAVED_RESULTS)
}

const listeners = new Set<() => void>()

/** False where the browser keeps nothing. */
function write(results: SavedResult[]): boolean {
  const isKept = keep(SAVED_RESULTS, results.slice(0, MOST_SAVED_RESULTS))
  for (const listener of listeners) listener()
  return isKept
}

export function saveResult(path: string): boolean {
  const others = tidySavedResults(readKept(SAVED_RESULTS)).filter((saved) => saved.path !== path)
  return write([{ path, savedAt: new Date().toISOString() }, ...others])
}

export function removeResult(path: string): void {
  write(tidySavedResults(readKept(SAVED_RESULTS)).filter((saved) => saved.path !== path))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** As text, which is the same as long as nothing changed. */
const keptText = () => JSON.stringify(readKept(SAVED_RESULTS))
const NOTHING = 'null'

/** The newest first; none on the server and in the first render of the browser. */
export function useSavedResults(): SavedResult[] {
  const text = useSyncExternalStore(subscribe, keptText, () => NOTHING)
  return useMemo(() => tidySavedResults(JSON.parse(text)), [text])
}
