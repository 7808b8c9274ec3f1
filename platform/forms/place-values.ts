import { type Control, controlsOf } from './form-controls.ts'
import type { FormValues } from './form-values.ts'

const isTick = ({ type }: Control) => type === 'checkbox' || type === 'radio'

/** What the fields hold before anybody touches them. */
export function defaultsOf(form: HTMLFormElement): FormValues {
  const values: FormValues = {}
  for (const control of controlsOf(form)) {
    const { name } = control
    if (control instanceof HTMLSelectElement) {
      const chosen = [...control.options].find((option) => option.defaultSelected) ?? control.options[0]
      values[name] = chosen?.value ?? ''
    } else if (isTick(control)) {
      const isTicked = (control as HTMLInputElement).defaultChecked
      values[name] = [values[name] ?? [], isTicked ? control.value : []].flat()
    } else values[name] = control.defaultValue
  }
  return values
}

function isAtDefault(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const isDefault = [...control.options].every((option) => option.selected === option.defaultSelected)
    return isDefault || control.selectedIndex <= 0
  }
  if (isTick(control)) return (control as HTMLInputElement).checked === (control as HTMLInputElement).defaultChecked
  return control.value === control.defaultValue
}

/** As if typed: drawn by React or not, whoever listens to the field hears of it. */
function type(control: Control, value: string): void {
  // Past React's own record of the value, or it would believe that nothing has changed.
  Reflect.set(Object.getPrototypeOf(control), 'value', value, control)
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }))
}

function offers(controls: Control[], answer: string): boolean {
  const [first] = controls
  if (first instanceof HTMLSelectElement) return [...first.options].some((option) => option.value === answer)
  if (first && isTick(first)) return controls.some(({ value }) => value === answer)
  return first !== undefined
}

function holds(controls: Control[], wanted: string[]): boolean {
  if (controls.some(isTick))
    return controls.every((one) => (one as HTMLInputElement).checked === wanted.includes(one.value))
  return controls[0]?.value === (wanted[0] ?? '')
}

function place(controls: Control[], wanted: string[]): void {
  const [first] = controls
  if (first && !isTick(first)) type(first, wanted[0] ?? '')
  for (const choice of (controls as HTMLInputElement[]).filter(isTick))
    if (choice.checked !== wanted.includes(choice.value)) choice.click()
}

/** A field that keeps losing its value does not want it: a date that is none, for one. */
const MOST_TIMES = 4

/**
 * Puts kept values back into the fields, and goes on doing so: fields may appear later (a list that is still being
 * fetched), or be drawn anew because of what stands in another. What the visitor has changed stays as it is: that was
 * later.
 */
export function keepPlacing(form: HTMLFormElement, values: FormValues, placing: (place: () => void) => void) {
  const open = new Map(Object.entries(values).map(([name, value]) => [name, [value].flat().filter(Boolean)]))
  const left = new Set<string>()
  const times = new Map<string, number>()
  let isHandOn = false

  function placeOne(name: string, wanted: string[]) {
    const controls = controlsOf(form).filter((control) => control.name === name)
    const isOffered = controls.length > 0 && wanted.every((answer) => offers(controls, answer))
    if (isOffered) left.delete(name)
    else left.add(name)
    const count = times.get(name) ?? 0
    if (!isOffered || !controls.every(isAtDefault) || holds(controls, wanted) || count === MOST_TIMES) return
    times.set(name, count + 1)
    place(controls, wanted)
  }
  const placeAll = () =>
    placing(() => {
      for (const [name, wanted] of open) if (!isHandOn || left.has(name)) placeOne(name, wanted)
    })
  const touch = () => {
    isHandOn = true
  }

  const observer = new MutationObserver(placeAll)
  placeAll()
  observer.observe(form, { childList: true, subtree: true })
  for (const name of ['pointerdown', 'keydown']) form.addEventListener(name, touch)
  return {
    /** What has found no place yet. */
    left: () => Object.fromEntries(Object.entries(values).filter(([name]) => left.has(name))),
    /** This field is the visitor's now. */
    giveUp(name: string) {
      open.delete(name)
      left.delete(name)
    },
    stop() {
      open.clear()
      left.clear()
      observer.disconnect()
      for (const name of ['pointerdown', 'keydown']) form.removeEventListener(name, touch)
    },
  }
}
