import type { PropertyFormValues } from './property-form-values.ts'

const keyOf = (place: string) => `kais-property-draft:${place}`

/** A session may end while someone writes a long description. What was filled in waits in this tab for the next sign-in. */
export function rescueDraft(place: string, values: PropertyFormValues): void {
  try {
    sessionStorage.setItem(keyOf(place), JSON.stringify(values))
  } catch {
    // Storage is full or switched off: there is nowhere else to keep it.
  }
}

export function takeDraft(place: string): PropertyFormValues | null {
  try {
    const text = sessionStorage.getItem(keyOf(place))
    sessionStorage.removeItem(keyOf(place))
    return text ? (JSON.parse(text) as PropertyFormValues) : null
  } catch {
    return null
  }
}
