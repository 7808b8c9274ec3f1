import { JSDOM } from 'jsdom'
import { expect, test, vi } from 'vitest'
import { handOver, tellOf } from './hand-over.ts'

const FORM = `<form>
  <input name="name" value=""><textarea name="words"></textarea>
  <select name="sort"><option value="new">New</option><option value="large">Large</option></select>
  <input type="checkbox" name="extras" value="seat"><input type="checkbox" name="extras" value="chauffeur">
  <input type="hidden" name="form" value="contact">
  <details><summary>More</summary></details>
  <button type="button">Next</button><button>Send</button>
</form>`

/** Two places with the same markup, as the server and then the browser draw it. */
function twoPlaces(live = FORM) {
  const { window } = new JSDOM(`<div id="plain">${FORM}</div><div id="live">${live}</div>`)
  for (const name of ['HTMLInputElement', 'HTMLTextAreaElement', 'document', 'Event'] as const)
    vi.stubGlobal(name, window[name])
  const place = (id: string) => window.document.getElementById(id) as HTMLElement
  const control = <Type extends HTMLElement>(id: string, selector: string) => place(id).querySelector(selector) as Type
  return { window, plain: place('plain'), live: place('live'), control }
}

test('What was typed, chosen, ticked and opened in plain HTML stands in the live part, and the caret where it was', () => {
  const { window, plain, live, control } = twoPlaces()
  const typed = control<HTMLInputElement>('plain', '[name=name]')
  typed.value = 'Aïssatou'
  typed.focus()
  typed.setSelectionRange(3, 3)
  control<HTMLTextAreaElement>('plain', 'textarea').value = 'Is it free? 🌴'
  control<HTMLSelectElement>('plain', 'select').value = 'large'
  control<HTMLInputElement>('plain', '[value=chauffeur]').checked = true
  control<HTMLDetailsElement>('plain', 'details').open = true
  control<HTMLInputElement>('plain', '[type=hidden]').value = 'changed by nobody'

  handOver(plain, () => true)(live)
  expect([...new window.FormData(control<HTMLFormElement>('live', 'form'))]).toEqual([
    ['name', 'Aïssatou'],
    ['words', 'Is it free? 🌴'],
    ['sort', 'large'],
    ['extras', 'chauffeur'],
    ['form', 'contact'],
  ])
  expect(control<HTMLDetailsElement>('live', 'details').open).toBe(true)
  const focused = window.document.activeElement as HTMLInputElement
  expect([focused === control('live', '[name=name]'), focused.selectionStart]).toEqual([true, 3])
})

test('The focus and the caret stay where the live part is drawn into the very element of the plain one', () => {
  const { window, plain, control } = twoPlaces()
  const typed = control<HTMLTextAreaElement>('plain', 'textarea')
  typed.value = 'Is it free?'
  typed.focus()
  typed.setSelectionRange(2, 5)
  const takeOver = handOver(plain, () => true)
  plain.innerHTML = FORM
  takeOver(plain)
  const { selectionStart, selectionEnd, value } = control<HTMLTextAreaElement>('plain', 'textarea')
  expect(window.document.activeElement).toBe(control('plain', 'textarea'))
  expect([value, selectionStart, selectionEnd]).toEqual(['Is it free?', 2, 5])
})

test('Whoever listens hears of each entry once, and what the part has put back meanwhile is entered again', () => {
  const { plain, live, control } = twoPlaces()
  control<HTMLSelectElement>('plain', 'select').value = 'large'
  const taken = handOver(plain, () => true)(live)
  const sort = control<HTMLSelectElement>('live', 'select')
  sort.value = 'new'
  const heard: string[] = []
  live.addEventListener('change', ({ target }) => heard.push((target as HTMLSelectElement).value))
  tellOf(taken.changed)
  expect(heard).toEqual(['large'])
})

test('What the browser remembers of a page gives way to what the part has kept, and counts where it has nothing', () => {
  const { plain, live, control } = twoPlaces()
  control<HTMLInputElement>('plain', '[name=name]').value = 'A'
  control<HTMLTextAreaElement>('plain', 'textarea').value = 'Is it free?'
  const taken = handOver(plain, () => false)(live)
  const name = control<HTMLInputElement>('live', '[name=name]')
  name.value = 'Aïssatou'
  tellOf(taken.changed)
  expect([name.value, control<HTMLTextAreaElement>('live', 'textarea').value]).toEqual(['Aïssatou', 'Is it free?'])
})

test('A pressed button is found again, also where the live part shows more than the plain one did', () => {
  const { plain, live, control } = twoPlaces(`<p><button type="button">Start afresh</button></p>${FORM}`)
  const { twinOf } = handOver(plain, () => true)(live)
  expect(twinOf(control('plain', 'button[type=button]'))?.textContent).toBe('Next')
  expect(twinOf(control('plain', 'button:not([type])'))).toBe(control('live', 'form button:not([type])'))
})
