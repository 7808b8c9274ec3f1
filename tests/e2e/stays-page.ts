import type { Browser, Page } from '@playwright/test'
import type { Locale } from '#common/locale.ts'
import { guestMessages } from '#features/enquiries/stays/guest-messages.ts'
import { stayPageMessages as deskMessages } from '#features/enquiries/stays/staff/page/messages.ts'
import { stayFormMessages } from '#features/nest/stays/stay-form-messages.ts'
import { stayPageMessages } from '#features/nest/stays/stay-page-messages.ts'
import type { StayStatus } from '#features/nest/stays/stay-rules.ts'
import { staySearchMessages } from '#features/nest/stays/stay-search-messages.ts'
import { formMessages } from '#platform/forms/form-messages.ts'
import { someone } from '../helpers/factories.ts'
import { STAFF } from '../helpers/prepared-house.ts'
import { dayAhead } from '../helpers/stays.ts'
import { expect, hydrated } from './test.ts'

export const DEVICES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

/** Somebody in front of a browser, and the week they have in mind. */
export interface Guest {
  page: Page
  locale: Locale
  device: keyof typeof DEVICES
  hasScripts: boolean
  /** So many days from today. */
  from: number
  name: string
}

const NIGHTS = 7

export const panel = (page: Page) => page.locator('.stay')
export const homeOf = (page: Page) => Number(/\/property\/(\d+)/.exec(page.url())?.[1])
export const stayOf = (page: Page) => Number(/\/stay\/(\d+)-/.exec(page.url())?.[1])
const plain = (text: string) => text.replaceAll(/\s/g, ' ').trim()

/** By the search of the page for four and a week: opens the first home that is found, and says what its card and its page ask. */
export async function findHome({ page, locale, hasScripts, from }: Guest) {
  const words = staySearchMessages[locale]
  const [arrival, departure] = [dayAhead(from), dayAhead(from + NIGHTS)]
  await page.goto(`${locale === 'fr' ? '/fr' : ''}/kais-nest?type=short-stay`)
  if (hasScripts) await hydrated(page)
  const search = page.getByRole('search')
  await search.getByLabel(words.arrival).fill(arrival)
  await search.getByLabel(words.departure).fill(departure)
  const guests = search.getByRole('spinbutton', { name: words.guests })
  await guests.fill('4')
  await guests.press('Enter')
  await expect(page).toHaveURL(new RegExp(`arrival=${arrival}.*guests=4`))
  // Those of the search before stand there for a moment longer than its address.
  const card = page.locator(`article.home:has(h3 a[href*="arrival=${arrival}"][href*="guests=4"])`).first()
  const price = await card.locator('.price').innerText()
  await card.locator('h3 a').click()
  await expect(page).toHaveURL(/\/property\/\d+\?arrival=/)
  const total = await panel(page).locator('.ledger .sum dd').innerText()
  return { price: plain(price), total: plain(total) }
}

/** Writes who asks, and presses; where the page lives, twice. */
export async function sendRequest({ page, locale, hasScripts, name }: Guest) {
  const { fields, submit } = stayFormMessages[locale]
  if (hasScripts) await hydrated(page)
  await panel(page).locator('details:not([open]) > summary', { hasText: stayPageMessages[locale].request }).click()
  await panel(page).getByLabel(fields.name).fill(name)
  await panel(page).getByLabel(fields.email).fill(someone())
  await panel(page)
    .getByRole('button', { name: submit })
    .click({ clickCount: hasScripts ? 2 : 1 })
}

export async function expectState({ page, locale }: Guest, status: StayStatus) {
  await expect(page.getByRole('heading', { level: 1, name: guestMessages[locale].states[status].title })).toBeVisible()
}

/** It has arrived; a page without scripts is the guest's own already. */
export async function followRequest(guest: Guest) {
  const { page, locale, hasScripts } = guest
  if (hasScripts) {
    await expect(page.getByRole('heading', { name: guestMessages[locale].sent.title })).toBeVisible()
    await page.getByRole('link', { name: formMessages[locale].confirmed.follow }).click()
  }
  await expectState(guest, 'pending')
  await expect(page).toHaveURL(/\/stay\/\d+-/)
}

/** Staff at a desk of their own, who read the language of their guest. */
export async function sitDown(browser: Browser, { locale, device }: Pick<Guest, 'locale' | 'device'>, baseURL: string) {
  const context = await browser.newContext({
    ...DEVICES[device],
    // Else it would be the guest's.
    javaScriptEnabled: true,
    baseURL,
    locale: locale === 'fr' ? 'fr-FR' : 'en-GB',
    timezoneId: 'Africa/Dakar',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const { request } = context
  expect((await request.post('/api/admin/login', { data: STAFF })).ok()).toBe(true)
  const page = await context.newPage()
  const words = deskMessages[locale]
  return {
    page,
    words,
    async open(stayId: number) {
      await page.goto(`/admin/dashboard/stays/${stayId}`)
    },
    stays: async (search: string) =>
      (await request.get(`/api/admin/stays?search=${encodeURIComponent(search)}`)).json(),
    async post(path: string, data: object) {
      const answer = await request.post(path, { data })
      expect(answer.ok(), await answer.text()).toBe(true)
      return answer.json()
    },
    delete: (path: string) => request.delete(path),
    leave: () => context.close(),
  }
}
export type Desk = Awaited<ReturnType<typeof sitDown>>
