/** A version of a record as a form shows it. */
export interface FormBase<Values> {
  values: Values
  /** The record's `updatedAt`; null while it is new. */
  version: string | null
}

/** What a form holds that is not saved yet, and what it was begun on. */
export interface Draft<Values> {
  values: Values
  base: FormBase<Values>
  typedAt: string
}

const keyOf = (name: string) => `kais-staff-draft:${name}`

/** False when the browser keeps nothing: storage is full or switched off. */
export function keepDraft<Values>(name: string, draft: Draft<Values>): boolean {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function readDraft<Values>(name: string): Draft<Values> | null {
  try {
    const text = localStorage.getItem(keyOf(name))
    return text ? (JSON.parse(text) as Draft<Values>) : null
  } catch {
    return null
  }
}

export function dropDraft(name: string): void {
  try {
    localStorage.removeItem(keyOf(name))
  } catch {
    // Then none was kept either.
  }
}
