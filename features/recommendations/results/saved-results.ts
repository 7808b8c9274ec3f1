import { isRecord } from '#common/own-entry.ts'
import { keptInBrowser, useKept } from '#ui/browser-storage.ts'
import { RESULT_PATH } from '../answers.ts'

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

const kept = keptInBrowser({ key: 'kais-saved-results', read: tidySavedResults })
const NONE: SavedResult[] = []

const othersThan = (path: string) => (kept.read() ?? NONE).filter((saved) => saved.path !== path)

/** False where the browser keeps nothing. */
export function saveResult(path: string): boolean {
  return kept.write([{ path, savedAt: new Date().toISOString() }, ...othersThan(path)].slice(0, MOST_SAVED_RESULTS))
}

export function removeResult(path: string): void {
  kept.write(othersThan(path))
}

/** The newest first. */
export function useSavedResults(): SavedResult[] {
  return useKept(kept, (results) => results ?? NONE)
}
