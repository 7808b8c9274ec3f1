import { fireEvent } from '@testing-library/dom'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import ReviewsPage from '#features/company/staff/reviews.page.tsx'
import SettingsPage from '#features/company/staff/settings.page.tsx'
import { leads } from '#features/enquiries/leads/lead.table.server.ts'
import { makeProperty, signInAs } from '#tests/helpers/factories.ts'
import { breakOff, openAtWork, type StaffScreen } from '#tests/helpers/staff-at-work.tsx'
import { readText, readTexts } from '#tests/helpers/staff-screen.tsx'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'

let kais: TestApp
let leadId = 0
let homeId = 0

beforeAll(async () => {
  kais = await startTestApp()
  const [lead] = await kais.db
    .insert(leads)
    .values({ firstName: 'Aïssatou', lastName: 'Quorum', email: 'quorum@example.com' })
    .returning({ id: leads.id })
  leadId = lead?.id ?? 0
  homeId = await makeProperty(kais, { title: 'Quorum House', titleFr: null })
})
afterAll(() => kais.close())

const pages = {
  'dashboard/reviews': ReviewsPage,
  'dashboard/settings': SettingsPage,
  'dashboard/leads/:id': () => <p>A lead</p>,
}

async function openAs(role: 'admin' | 'agent' | 'editor', at = '/admin/dashboard/reviews') {
  const headers = await signInAs(kais, `palette-${role}-${crypto.randomUUID().slice(0, 6)}`, role)
  const screen = await openAtWork(kais, { headers, pages, at })
  await screen.until(() => screen.find('Find or do something'))
  return screen
}

const key = (screen: StaffScreen, name: string, more: object = {}) =>
  fireEvent.keyDown(screen.document.activeElement ?? screen.document.body, { key: name, bubbles: true, ...more })
const field = (screen: StaffScreen) =>
  screen.dialog().querySelector<HTMLInputElement>('[role=combobox]') as HTMLInputElement
const options = (screen: StaffScreen) => readTexts(screen.dialog().querySelectorAll('[role=option]'))
const current = (screen: StaffScreen) => {
  const id = field(screen).getAttribute('aria-activedescendant') ?? ''
  const option = [...screen.dialog().querySelectorAll('[role=option]')].find((each) => each.id === id)
  expect(option?.getAttribute('aria-selected')).toBe('true')
  return readText(option)
}

async function openPalette(screen: StaffScreen): Promise<void> {
  key(screen, 'k', { ctrlKey: true })
  await screen.until(() => field(screen))
  await screen.until(() => expect(screen.document.activeElement).toBe(field(screen)))
}

describe('Ctrl+K', () => {
  test('opens over the page with the field to type in; arrows walk, Enter opens, Escape closes', async () => {
    const screen = await openAs('agent')
    await openPalette(screen)
    await screen.fill(field(screen), 'quorum')
    await screen.until(() => expect(options(screen).filter((text) => text.includes('Quorum'))).toHaveLength(2))
    expect(current(screen)).toContain('Aïssatou Quorum')
    expect(readTexts(screen.dialog().querySelectorAll('mark'))).toContain('Quorum')
    key(screen, 'ArrowDown')
    await screen.until(() => expect(current(screen)).toContain('Quorum House'))
    key(screen, 'ArrowUp')
    await screen.until(() => expect(current(screen)).toContain('Aïssatou Quorum'))
    key(screen, 'Enter')
    await screen.until(() => expect(screen.place.current).toBe(`/admin/dashboard/leads/${leadId}`))
    expect(screen.document.querySelector('dialog.palette')).toBeNull()
    await openPalette(screen)
    // What was opened stands first now.
    await screen.until(() => expect(current(screen)).toContain('Aïssatou Quorum'))
    const dialog = screen.dialog()
    dialog.dispatchEvent(new (screen.document.defaultView?.Event ?? Event)('cancel', { cancelable: true }))
    await screen.until(() => expect(screen.document.querySelector('dialog.palette')).toBeNull())
  })

  test('opens what is meant in a new tab with Ctrl+Enter, and stays', async () => {
    const screen = await openAs('editor')
    const open = vi.fn()
    vi.stubGlobal('open', open)
    Object.assign(window, { open })
    await openPalette(screen)
    await screen.fill(field(screen), `KN-${homeId}`)
    await screen.until(() => expect(current(screen)).toContain('Quorum House'))
    key(screen, 'Enter', { ctrlKey: true })
    expect(open).toHaveBeenCalledWith(`/admin/edit-property/${homeId}`, '_blank', 'noopener')
    expect(screen.dialog().className).toBe('palette')
  })

  test('leads to every tab a role may open and to what it may create, in either language, and nowhere else', async () => {
    const editor = await openAs('editor')
    await openPalette(editor)
    const all = options(editor)
    expect(all).toEqual(expect.arrayContaining(['Properties', 'New article', 'Sign out', 'Audit trail', 'Theme: dark']))
    for (const closed of ['Leads', 'New lead', 'Settings', 'Reply template', 'Staff']) expect(all).not.toContain(closed)
    await editor.fill(field(editor), 'quorum')
    await editor.until(() => expect(options(editor).join()).toContain('Quorum House'))
    expect(options(editor).join()).not.toContain('Aïssatou')
    await editor.fill(field(editor), 'nouvel article')
    await editor.until(() => expect(current(editor)).toBe('New article'))
    await editor.fill(field(editor), 'avis')
    await editor.until(() => expect(current(editor)).toBe('Reviews'))
  })

  test('leads to a setting by its name, and into its field', async () => {
    const screen = await openAs('admin')
    await openPalette(screen)
    await screen.fill(field(screen), 'tourist')
    await screen.until(() => expect(current(screen)).toContain('Tourist tax'))
    key(screen, 'Enter')
    await screen.until(() => expect(screen.document.activeElement?.getAttribute('name')).toBe('touristTax'))
  })

  test('says when nothing is called so, and that a search failed; pages and actions are found all the same', async () => {
    const screen = await openAs('agent')
    await openPalette(screen)
    await screen.fill(field(screen), 'zzqqxx')
    await screen.until(() => screen.getByText('Nothing found. Try fewer letters.'))
    screen.line.current = (url) => (url.startsWith('/api/admin/find') ? breakOff() : null)
    await screen.fill(field(screen), 'leads')
    await screen.until(() => screen.getByText('Leads and content could not be searched.'))
    expect(current(screen)).toBe('Leads')
    screen.line.current = () => null
    await screen.press('Try again')
    await screen.until(() => expect(screen.queryByText('Leads and content could not be searched.')).toBeNull())
  })

  test('pressed before the answer is here, Enter opens the first of that answer', async () => {
    const screen = await openAs('agent')
    await openPalette(screen)
    await screen.fill(field(screen), 'aissatou quorum')
    key(screen, 'Enter')
    await screen.until(() => expect(screen.place.current).toBe(`/admin/dashboard/leads/${leadId}`))
  })
})

describe('Keys that act alone', () => {
  test('/ goes to the list’s search and ? shows the shortcuts, but not while somebody writes', async () => {
    const screen = await openAs('agent', '/admin/dashboard/reviews')
    const search = await screen.until(() => {
      const found = screen.document.querySelector<HTMLInputElement>('main input[type=search]')
      expect(found).not.toBeNull()
      return found as HTMLInputElement
    })
    key(screen, '/')
    await screen.until(() => expect(screen.document.activeElement).toBe(search))
    key(screen, '?')
    expect(screen.document.querySelector('dialog[open]')).toBeNull()
    search.blur()
    key(screen, '?')
    await screen.until(() => expect(readText(screen.dialog())).toContain('Keyboard shortcuts'))
    // Who speaks their input switches them off.
    screen.dialog().querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
    await screen.press('Close', () => screen.dialog())
    key(screen, '?')
    key(screen, '/')
    expect(screen.document.querySelector('dialog[open]')).toBeNull()
    expect(screen.document.activeElement).not.toBe(search)
  })
})
