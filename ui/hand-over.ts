/** What a visitor did to plain HTML, given to the live part that is drawn in its place with the same markup. */

const CONTROLS = 'input, select, textarea, button, summary, a[href]'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const controlsIn = (place: Element) => [...place.querySelectorAll<HTMLElement>(CONTROLS)]

const isField = (control: Element): control is Field => /^(input|select|textarea)$/.test(control.localName)

/** A file cannot be given to another input, and what is hidden is the page's. */
const isTyped = (control: Element): control is Field => isField(control) && !/^(hidden|file|submit)$/.test(control.type)

const tickOf = (field: Field) => ('checked' in field ? field.checked : false)

const stateOf = (field: Field) => `${tickOf(field)} ${field.value}`

/** Past React's own record of the value, or it would believe that nothing has changed. */
function setPastReact(field: Field, name: 'value' | 'checked', value: string | boolean): void {
  Reflect.set(Object.getPrototypeOf(field), name, value, field)
}

function caretOf(control: Element | null): [number, number] | null {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return null
  // Of a number or an address there is none.
  return control.selectionStart === null ? null : [control.selectionStart, control.selectionEnd ?? 0]
}

const signOf = (control: Element) =>
  [control.localName, control.getAttribute('name'), control.getAttribute('value') ?? control.textContent].join(' ')

/** What a field is to hold. */
interface Entry {
  field: Field
  value: string
  isTicked: boolean
  /** What it was drawn with, where the browser filled in what stood there before a reload: the part may have kept something newer. */
  drawn: string | null
}

export interface Taken {
  /** Fields that hold something else now than they were drawn with. */
  changed: Entry[]
  /** The control that stands where this one stood. */
  twinOf: (old: Element) => HTMLElement | undefined
}

/**
 * Remembers what was typed, chosen and opened in the plain part, and where the focus is. Called before the two change
 * places; what it returns is called behind that. `isOfVisitor`: whether a field was filled in on this page.
 */
export function handOver(plain: Element, isOfVisitor: (field: Element) => boolean): (live: Element) => Taken {
  const from = controlsIn(plain)
  // React draws the live part into the same element: behind that, it no longer holds what stood there.
  const focused = plain.contains(document.activeElement) ? document.activeElement : null
  const caret = caretOf(focused)
  const opened = [...plain.querySelectorAll('details')].map(({ open }) => open)
  return (live) => {
    const to = controlsIn(live)
    /** In the same place; or with the same name, where the live part has more to show. */
    const twinOf = (old: Element) => {
      const sign = signOf(old)
      const there = to[from.indexOf(old as HTMLElement)]
      return there && signOf(there) === sign ? there : to.find((control) => signOf(control) === sign)
    }
    live.querySelectorAll('details').forEach((details, place) => {
      details.open = opened[place] ?? details.open
    })
    const changed = from.filter(isTyped).flatMap((old) => {
      const twin = twinOf(old)
      if (!twin || !isField(twin) || stateOf(twin) === stateOf(old)) return []
      return [{ field: twin, value: old.value, isTicked: tickOf(old), drawn: isOfVisitor(old) ? null : stateOf(twin) }]
    })
    changed.filter(({ drawn }) => drawn === null).forEach(fill)
    const next = focused && twinOf(focused)
    next?.focus({ preventScroll: true })
    if (caret && (next instanceof HTMLInputElement || next instanceof HTMLTextAreaElement))
      next.setSelectionRange(...caret)
    return { changed, twinOf }
  }
}

function fill({ field, value, isTicked }: Entry): void {
  if (tickOf(field) !== isTicked) setPastReact(field, 'checked', isTicked)
  if (field.value !== value) setPastReact(field, 'value', value)
}

/** To whoever listens to them, it is as if they were filled in just now; once more, as the part may have put its own back. */
export function tellOf(changed: readonly Entry[]): void {
  for (const entry of changed) {
    if (entry.drawn !== null && entry.drawn !== stateOf(entry.field)) continue
    fill(entry)
    const { field } = entry
    // No mouse event: that would tick it once more.
    if ('checked' in field) field.dispatchEvent(new Event('click', { bubbles: true }))
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
  }
}
