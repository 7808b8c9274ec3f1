import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { MOST_COUNTED } from '#common/figures.ts'
import type { DeskCounts } from '#features/enquiries/desk/desk-counts.ts'
import { contactDraft, signInAs } from '#tests/helpers/factories.ts'
import { type Line, openAtWork, type StaffScreen } from '#tests/helpers/staff-at-work.tsx'
import { readText, readTexts } from '#tests/helpers/staff-screen.tsx'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import OverviewPage from '../pages/overview.page.tsx'
import TodayPage from '../today/today.page.tsx'

let kais: TestApp
let agent: { cookie: string }

beforeAll(async () => {
  kais = await startTestApp()
  agent = await signInAs(kais, 'awa', 'agent')
})
afterAll(() => kais.close())

const pages = {
  dashboard: OverviewPage,
  'dashboard/today': TodayPage,
  'dashboard/leads': () => <h2>Leads</h2>,
  'dashboard/leads/:id': () => <h2>One lead</h2>,
  account: () => <h1>Your account</h1>,
}

/** The counts that the house answers, as INBOX's door gives them. */
function counting(counts: { waiting: number; byTab?: Partial<DeskCounts['byTab']> }): Line {
  const none = { leads: 0, tasks: 0, viewings: 0, contacts: 0, inquiries: 0, bookings: 0, stays: 0 }
  const answer = { waiting: counts.waiting, byTab: { ...none, ...counts.byTab } }
  return (url) => (url === '/api/admin/desk/counts' ? Promise.resolve(Response.json(answer)) : null)
}

/** A badge as it is seen, and as it is heard with its link. */
function badgeOf({ document }: StaffScreen, tab: string, within = '.rail__tabs') {
  const link = [...document.querySelectorAll(`${within} a`)].find((each) => readText(each) === tab)
  const id = link?.getAttribute('aria-describedby')
  const badge = link?.parentElement?.querySelector('.tab-count')
  return (
    badge && {
      seen: badge.querySelector('[aria-hidden]')?.textContent,
      heard: id && document.getElementById(id)?.textContent,
      isRed: badge.hasAttribute('data-late'),
    }
  )
}

test('Beside a tab stands how much calls for somebody, said to who does not see it; overdue tasks are red; the menu has it too', async () => {
  const line = counting({ waiting: 3, byTab: { leads: 3, tasks: 2, contacts: 120 } })
  const screen = await openAtWork(kais, { headers: agent, pages, at: '/admin/dashboard/leads', line })
  await screen.until(() => expect(badgeOf(screen, 'Leads')?.seen).toBe('3'))
  expect(badgeOf(screen, 'Leads')).toEqual({ seen: '3', heard: '3 waiting for an answer', isRed: false })
  expect(badgeOf(screen, 'Tasks')).toEqual({ seen: '2', heard: '2 overdue', isRed: true })
  expect(badgeOf(screen, 'Contacts')?.seen).toBe('99+')
  expect(badgeOf(screen, 'Stays')).toBeNull()
  expect(badgeOf(screen, 'Tasks', '.staff-sheet')).toEqual({ seen: '2', heard: '2 overdue', isRed: true })
  const menu = screen.document.querySelector('.staff-menu')
  expect(readText(menu?.querySelector('.tab-count') ?? null)).toBe('3')
  const heard = screen.document.getElementById(menu?.getAttribute('aria-describedby') ?? '')
  expect(heard?.textContent).toBe('3 waiting for an answer')
})

test.each([
  ['en', 'To do:', ['1,000+ new contacts', '1 open enquiry', '1000 pending bookings']],
  ['fr', 'À traiter :', ['1 000+ nouveaux contacts', '1 demande ouverte', '1000 réservations en attente']],
] as const)('Where counting stopped the overview says that there are more (%s)', async (locale, title, said) => {
  const line = counting({ waiting: 0, byTab: { contacts: MOST_COUNTED + 1, inquiries: 1, bookings: MOST_COUNTED } })
  const screen = await openAtWork(kais, { headers: agent, pages, at: '/admin/dashboard', line, site: { locale } })
  const links = await screen.until(() => {
    expect(readText(screen.document.querySelector('.to-decide'))).toContain(title)
    return readTexts(screen.document.querySelectorAll('.to-decide a'))
  })
  expect(links).toEqual(said)
})

test('Somebody who does not read enquiries is told of none, and asks for none', async () => {
  const headers = await signInAs(kais, 'editor', 'editor')
  const asked: string[] = []
  const line: Line = (url) => {
    asked.push(url)
    return null
  }
  const screen = await openAtWork(kais, { headers, pages, at: '/admin/account', line })
  await screen.until(() => screen.getByRole('heading', { name: 'Your account' }))
  expect(asked.filter((url) => /counts|push|newest/.test(url))).toEqual([])
})

test('The title says how many wait, on every page and after a page has changed it; the installed app’s icon too; leaving takes it along', async () => {
  const icon: (number | 'none')[] = []
  const stub = {
    setAppBadge: async (count: number) => void icon.push(count),
    clearAppBadge: async () => void icon.push('none'),
  }
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), stub))
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const headers = await signInAs(kais, 'dior', 'agent')
  const screen = await openAtWork(kais, { headers, pages, at: '/admin/account', line: counting({ waiting: 3 }) })
  const { document, until, press } = screen
  document.title = 'Your account | Kais staff'
  await until(() => expect(document.title).toBe('(3) Your account | Kais staff'))
  // As the router does when a page opens: another element.
  const title = document.createElement('title')
  title.textContent = 'Leads | Kais staff'
  document.head.querySelector('title')?.replaceWith(title)
  await until(() => expect(document.title).toBe('(3) Leads | Kais staff'))
  expect(icon).toEqual([3])
  screen.line.current = counting({ waiting: 0 })
  await press('Logout')
  await until(() => expect(screen.place.current).toBe('/admin/login'))
  expect(document.title).toBe('Leads | Kais staff')
  expect(icon.at(-1)).toBe('none')
})

/** Every stream that was opened. */
class Stream extends EventTarget {
  static readonly CLOSED = 2
  static open: Stream[] = []
  readonly readyState = 1
  constructor() {
    super()
    Stream.open.push(this)
  }
  close() {}
}

test('Who wrote and about what is said, and one press leads to them', async () => {
  const answer = await kais.app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: contactDraft({ name: 'Ndeye Fall', email: 'ndeye@example.com', phone: null }),
  })
  expect(answer.statusCode).toBe(201)
  const screen = await openAtWork(kais, { headers: agent, pages, at: '/admin/account' })
  const { document, until } = screen
  await until(() => screen.getByRole('heading', { name: 'Your account' }))
  vi.stubGlobal('EventSource', Stream)
  // Looked at again, the screen listens anew.
  document.dispatchEvent(new Event('visibilitychange'))
  const [stream] = Stream.open
  stream?.dispatchEvent(new MessageEvent('desk', { data: 'received' }))
  await until(() =>
    expect(readText(document.querySelector('.live-note p'))).toBe('Ndeye Fall has written: General Show me'),
  )
  await screen.press('Show me')
  await until(() => screen.getByRole('heading', { name: 'One lead' }))
  expect(document.querySelector('.live-note p')).toBeNull()
})

test('The overview stays at the dashboard’s own address for an agent too; the house’s name leads to their day', async () => {
  const screen = await openAtWork(kais, { headers: agent, pages, at: '/admin/dashboard' })
  await screen.until(() => screen.getByRole('heading', { level: 2, name: 'Overview' }))
  expect(screen.document.querySelector('.top__logo')?.getAttribute('href')).toBe('/admin/dashboard/today')
})

test('Who has no desk and opens the installed app is led to the overview', async () => {
  const headers = await signInAs(kais, 'editor-2', 'editor')
  const screen = await openAtWork(kais, { headers, pages, at: '/admin/dashboard/today' })
  await screen.until(() => expect(screen.place.current).toBe('/admin/dashboard'))
})

test('The day shows who waits and what was promised, large what comes next, with one tap to the person; answered, they are gone', async () => {
  const headers = await signInAs(kais, 'binta', 'agent')
  const post = (url: string, payload: object) =>
    kais.app.inject({ method: 'POST', url, headers: { ...headers }, payload })
  await post('/api/contact', contactDraft({ name: 'Khady Ba', email: 'khady@example.com', phone: '+221 77 765 43 21' }))
  const screen = await openAtWork(kais, { headers, pages, at: '/admin/dashboard/today' })
  const { document, until, press } = screen
  // Ndeye of the test before has waited longer.
  await until(() => expect(readText(document.querySelector('.today-next h4'))).toBe('Ndeye Fall'))
  expect(readTexts(document.querySelectorAll('.today-part h4'))).toEqual(['Khady Ba'])
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.today-part .today-ways a')]
  expect(links.map(({ href }) => href)).toEqual(['tel:+221777654321', 'https://wa.me/221777654321'])
  await press(/^I answered Ndeye Fall/)
  await press('By phone')
  await until(() => expect(readText(document.querySelector('.today-next h4'))).toBe('Khady Ba'))
  await until(() => expect(screen.notice()?.title).toBe('Noted'))
  await press(/^I answered Khady Ba/)
  await press('Not yet')
  await press(/^I answered Khady Ba/)
  await press('By WhatsApp')
  await until(() =>
    expect(readText(document.querySelector('.today .empty, .today-next h4'))).toContain('Nothing is waiting'),
  )
})

test('A day that cannot be read says so, and can be asked for again', async () => {
  const line: Line = (url) =>
    url.startsWith('/api/admin/today') ? Promise.resolve(Response.json({ message: 'Closed.' }, { status: 503 })) : null
  const screen = await openAtWork(kais, { headers: agent, pages, at: '/admin/dashboard/today', line })
  await screen.until(() => screen.getByText('Closed.'))
  screen.line.current = () => null
  await screen.press('Try again')
  await screen.until(() => expect(screen.document.querySelector('.today .empty, .today-parts')).not.toBeNull())
})
