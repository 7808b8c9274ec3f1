import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { someone } from '../helpers/factories.ts'
import { STAFF } from '../helpers/prepared-house.ts'
import { dayAhead } from '../helpers/stays.ts'
import { expect, expectAccessible, hydrated, test } from './test.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const WORDS = {
  en: {
    prefix: '',
    arrival: 'Arrival',
    departure: 'Departure',
    guests: 'Guests',
    total: 'Total',
    request: 'Request these dates',
    name: 'Your name',
    email: 'E-mail',
    received: 'We have your request',
    follow: 'Follow your request',
    confirmed: 'Your stay is confirmed',
    declined: 'We could not take your stay',
    cancel: 'Cancel this stay',
    sure: 'Yes, cancel this stay',
    cancelled: 'This stay is cancelled',
    taken: 'Some of these nights are taken.',
  },
  fr: {
    prefix: '/fr',
    arrival: 'Arrivée',
    departure: 'Départ',
    guests: 'Voyageurs',
    total: 'Total',
    request: 'Demander ces dates',
    name: 'Votre nom',
    email: 'E-mail',
    received: 'Nous avons votre demande',
    follow: 'Suivre votre demande',
    confirmed: 'Votre séjour est confirmé',
    declined: 'Nous n’avons pas pu accepter votre séjour',
    cancel: 'Annuler ce séjour',
    sure: 'Oui, annuler ce séjour',
    cancelled: 'Ce séjour est annulé',
    taken: 'Certaines de ces nuits sont prises.',
  },
}
type Words = (typeof WORDS)['en']

/** Staff at another desk, by the API. */
async function asStaff(page: Page) {
  const request = await page.context().browser()?.newContext()
  if (!request) throw new Error('The browser is gone.')
  const base = new URL(page.url()).origin
  const api = request.request
  expect((await api.post(`${base}/api/admin/login`, { data: STAFF })).ok()).toBe(true)
  return {
    stays: async (search: string): Promise<{ id: number; status: string }[]> =>
      (await api.get(`${base}/api/admin/stays?search=${encodeURIComponent(search)}`)).json(),
    act: async (id: number, data: object) => {
      const answer = await api.patch(`${base}/api/admin/stays/${id}`, { data })
      expect(answer.ok(), await answer.text()).toBe(true)
    },
    post: async (path: string, data: object) => {
      const answer = await api.post(base + path, { data })
      expect(answer.ok(), await answer.text()).toBe(true)
      return answer.json()
    },
    leave: () => request.close(),
  }
}

const panel = (page: Page) => page.locator('.stay')
const homeOf = (page: Page) => Number(/\/property\/(\d+)/.exec(page.url())?.[1])

/** Finds a home for these nights by the search of the page, and opens the first. */
async function findHome(page: Page, words: Words, [from, to]: [number, number]) {
  await page.goto(`${words.prefix}/kais-nest?type=short-stay`)
  await hydrated(page)
  const search = page.getByRole('search')
  await search.getByLabel(words.arrival).fill(dayAhead(from))
  await search.getByLabel(words.departure).fill(dayAhead(to))
  const guests = search.getByRole('spinbutton', { name: words.guests })
  await guests.fill('4')
  await guests.press('Enter')
  await expect(page).toHaveURL(new RegExp(`arrival=${dayAhead(from)}.*guests=4`))
  const card = page.locator('article.home').first()
  await expect(card.locator('.price')).toContainText('FCFA')
  const price = (await card.locator('.price').innerText()).replaceAll(/\s/g, ' ')
  await card.locator('h3 a').click()
  await expect(page).toHaveURL(/\/property\/\d+\?arrival=/)
  return price
}

async function askFor(page: Page, words: Words, name: string) {
  await hydrated(page)
  const open = panel(page).locator('summary', { hasText: words.request })
  await open.scrollIntoViewIfNeeded()
  await open.click()
  await panel(page).getByLabel(words.name).fill(name)
  await panel(page).getByLabel(words.email).fill(someone())
  await panel(page).getByRole('button', { name: words.request }).dblclick()
}

for (const [title, locale, options] of [
  ['on a desktop, in English', 'en', {}],
  ['on a phone, in French', 'fr', PHONE],
] as const) {
  test.describe(title, () => {
    test.use(options)
    const words = WORDS[locale]
    const [from, to] = locale === 'en' ? [100, 107] : [120, 127]

    test('A home for four is found, priced line by line, asked for twice in one press, confirmed by staff, and cancelled within its terms', {
      tag: '@journey',
    }, async ({ page }) => {
      const name = `Awa ${locale} ${Date.now()}`
      const price = await findHome(page, words, [from, to])
      const total = panel(page).locator('.ledger .sum dd')
      await expect(total).toBeVisible()
      const said = (await total.innerText()).replaceAll(/\s/g, ' ').trim()
      expect(price).toContain(said)
      await askFor(page, words, name)
      await expect(page.getByRole('heading', { name: words.received })).toBeVisible()
      const staff = await asStaff(page)
      const mine = await staff.stays(name)
      expect(mine).toHaveLength(1)

      await page.getByRole('link', { name: words.follow }).click()
      await expect(page.getByRole('heading', { level: 1, name: words.received })).toBeVisible()
      await expectAccessible(page)
      await staff.act(mine[0]?.id ?? 0, { act: 'accept' })
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: words.confirmed })).toBeVisible()
      await page.locator('summary', { hasText: words.cancel }).click()
      await page.getByRole('button', { name: words.sure }).click()
      await expect(page.getByRole('heading', { level: 1, name: words.cancelled })).toBeVisible()
      await expect(page.getByRole('button', { name: words.sure })).toHaveCount(0)
      expect(await staff.stays(name)).toMatchObject([{ status: 'cancelled' }])
      await staff.leave()
    })

    test('Nights that staff block meanwhile are said to be taken; what is near is one press away, and what was typed stays', async ({
      page,
      expectedErrors,
    }) => {
      expectedErrors.push(/409/)
      const name = `Moussa ${locale} ${Date.now()}`
      await findHome(page, words, [from + 40, to + 40])
      const staff = await asStaff(page)
      const blocked = { from: dayAhead(from + 41), to: dayAhead(from + 41) }
      await staff.post('/api/admin/held-nights', { propertyId: homeOf(page), ...blocked, reason: 'Painting' })
      await askFor(page, words, name)
      await expect(panel(page).locator('.stay__state')).toHaveText(words.taken)
      await panel(page).locator('.stay__taken a').first().click()
      await expect(panel(page).locator('.ledger .sum dd')).toBeVisible()
      await expect(panel(page).getByLabel(words.name)).toHaveValue(name)
      await panel(page).getByRole('button', { name: words.request }).click()
      await expect(page.getByRole('heading', { name: words.received })).toBeVisible()
      await staff.leave()
    })
  })
}

test('Staff decline from the board with a reason, and the guest reads it on their page', async ({
  staffPage: page,
}) => {
  const name = `Fatou ${Date.now()}`
  const homes: { id: number; stayTerms: object | null }[] = await (
    await page.request.get('/api/properties?type=short-stay')
  ).json()
  const propertyId = homes.findLast(({ stayTerms }) => stayTerms)?.id
  const data = { propertyId, arrival: dayAhead(200), departure: dayAhead(207), guests: 2, name, email: someone() }
  const { id, address } = await (await page.request.post('/api/stays', { data })).json()
  await page.goto('/admin/dashboard/stays')
  const request = page.locator('.stay-board li', { hasText: name })
  await request.getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/stays/${id}$`))
  await page.getByRole('button', { name: 'Decline' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('textbox').fill('The roof is being mended that week.')
  await drawer.getByRole('button', { name: 'Decline' }).click()
  await expect(
    page.getByText('Declined. The nights are free; the guest is told by e-mail, if we have an address.'),
  ).toBeVisible()
  await expectAccessible(page)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: WORDS.en.declined })).toBeVisible()
  await expect(page.getByText('The roof is being mended that week.')).toBeVisible()
})

test('A booking of another calendar that meets a guest’s nights is told to staff as a conflict, and changes nothing', async ({
  staffPage: page,
  house,
}) => {
  const [host, port] = house.feedHost.split(':')
  const plain = (days: number) => dayAhead(days).replaceAll('-', '')
  const calendar = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Airbnb Inc//Hosting Calendar//EN',
    'BEGIN:VEVENT',
    'UID:reserved-1@airbnb.com',
    `DTSTART;VALUE=DATE:${plain(221)}`,
    `DTEND;VALUE=DATE:${plain(224)}`,
    'SUMMARY:Reserved',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
  const other = createServer((_request, response) => {
    response.setHeader('content-type', 'text/calendar')
    response.end(calendar)
  }).listen(Number(port), host)
  try {
    const name = `Ibrahima ${Date.now()}`
    const homes: { id: number; stayTerms: object | null }[] = await (
      await page.request.get('/api/properties?type=short-stay')
    ).json()
    const propertyId = homes.find(({ stayTerms }) => stayTerms)?.id
    const data = { propertyId, arrival: dayAhead(220), departure: dayAhead(227), guests: 2, name, email: someone() }
    const { address } = await (await page.request.post('/api/stays', { data })).json()
    const feed = { name: 'Airbnb', url: `http://${house.feedHost}/calendar.ics` }
    const added = await page.request.post(`/api/admin/properties/${propertyId}/calendars`, { data: feed })
    expect(added.ok(), await added.text()).toBe(true)
    const { id } = await added.json()
    await page.request.post(`/api/admin/calendar-feeds/${id}/read`)
    await page.goto('/admin/dashboard/stays')
    const conflict = page.locator('.sources li', { hasText: 'Airbnb' })
    await expect(conflict).toBeVisible()
    await expect(conflict).toContainText(name)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: WORDS.en.received })).toBeVisible()
    await page.request.delete(`/api/admin/calendar-feeds/${id}`)
  } finally {
    other.close()
  }
})
