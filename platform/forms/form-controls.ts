import type { FieldProblemTexts } from './form-values.ts'

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The fields a visitor can reach, in reading order. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement && element.type !== 'hidden' && element.tabIndex >= 0) ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement,
  )
}

/** Sent from what must be seen: whoever hides it shows it, at once. */
export const REVEAL = 'kais:reveal'

/** Leads to the first field that has a problem, opening what hides it. */
export function focusFirst(form: HTMLFormElement, problems: FieldProblemTexts): void {
  const control = controlsOf(form).find(({ name }) => name in problems)
  const folded = control?.closest('details')
  if (folded) folded.open = true
  control?.dispatchEvent(new Event(REVEAL, { bubbles: true }))
  control?.focus()
}

/** What nobody could read at a field, because no visible field has that name. */
export function unplaced(form: HTMLFormElement, problems: FieldProblemTexts): string | undefined {
  const names = new Set(controlsOf(form).map(({ name }) => name))
  return Object.entries(problems).find(([name]) => !names.has(name))?.[1]
}
