import type { Browser, Page } from '@playwright/test'
import type { Locale } from '#common/locale.ts'
import { overviewMessages } from '#features/dashboard/overview/messages.ts'
import type { DeskCounts } from '#features/enquiries/desk/desk-counts.ts'
import { leadsMessages } from '#features/enquiries/leads/staff/messages.ts'
import { visitorPageMessages } from '#features/enquiries/viewings/public/visitor-page-messages.ts'
import { viewingsMessages } from '#features/enquiries/viewings/staff/messages.ts'
import { saleMessages } from '#features/nest/sale/sale-messages.ts'
import { saleStaffMessages } from '#features/nest/staff/sale/messages.ts'
import { startPushService } from '#platform/push/push-service.fixture.ts'
import { STAFF } from '../helpers/prepared-house.ts'
import type { House } from './house.ts'
import { DEVICES } from './stays-page.ts'
import { expect, test } from './test.ts'
import { book, expectState, follow, openTimes, startIn, type Visitor } from './viewings-page.ts'

/** An agent with a device that shows notices, and a browser in front of them. */
async function sitDown(browser: Browser, { locale, device }: Visitor, house: House) {
  const context = await browser.newContext({
    ...DEVICES[device],
    baseURL: house.url,
    locale: locale === 'fr' ? 'fr-FR' : 'en-GB',
    timezoneId: 'Africa/Dakar',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const { request } = context
  expect((await request.post('/api/admin/login', { data: STAFF })).ok()).toBe(true)
  const service = await startPushService(Number(house.feedHost.split(':')[1]))
  const phone = service.browser()
  expect((await request.post('/api/admin/push-subscriptions', { data: phone.subscription })).status()).toBe(201)
  const page = await context.newPage()
  const read = async (path: string) => (await request.get(path)).json()
  return {
    page,
    shown: () => phone.shown().map(({ body }) => body),
    read,
    /** A home of its own, so that no other test misses one; the agent shows it. */
    async makeHome(): Promise<number> {
      const [like] = await read('/api/properties?type=buy&limit=1')
      const { title, description, price, location, type, bedrooms, bathrooms, area, amenities, images } = like
      const { id: adviserId } = await read('/api/admin/account')
      const home = {
        title: `${title} II`,
        description,
        price,
        location,
        type,
        bedrooms,
        bathrooms,
        area,
        amenities,
        images,
        adviserId,
      }
      const answer = await request.post('/api/admin/properties', { data: home })
      expect(answer.status(), await answer.text()).toBe(201)
      return (await answer.json()).id
    },
    async leave(home: number) {
      await request.delete(`/api/properties/${home}`)
      await context.close()
      await service.close()
    },
  }
}
type Desk = Awaited<ReturnType<typeof sitDown>>

const waitingOf = async ({ read }: Desk) => ((await read('/api/admin/desk/counts')) as DeskCounts).waiting

/** The title of every staff page, the overview, and the head and the list of leads say the same. */
async function expectWaiting({ page, read }: Desk, locale: Locale, { waiting, name, isWaiting }: Told) {
  await expect.poll(async () => ((await read('/api/admin/desk/counts')) as DeskCounts).waiting).toBe(waiting)
  const title = waiting > 0 ? new RegExp(`^\\(${waiting}\\) `) : /^[^(]/
  await page.goto('/admin/dashboard')
  await expect(page).toHaveTitle(title)
  const part = page.getByRole('heading', { name: overviewMessages[locale].waiting.title })
  await expect(part).toContainText(waiting > 0 ? String(waiting) : '')
  await page.goto(`/admin/dashboard/leads?view=list&waiting=true&search=${name.replace(' ', '+')}`)
  const head = page.getByRole('link', { name: leadsMessages[locale].waitingNow(waiting), exact: true })
  await expect(head).toHaveCount(waiting > 0 ? 1 : 0)
  await expect(page.locator('.lead-row', { hasText: name })).toHaveCount(isWaiting ? 1 : 0)
}

interface Told {
  waiting: number
  name: string
  isWaiting: boolean
}

async function openViewing({ page }: Desk, id: number) {
  await page.goto(`/admin/dashboard/viewings?edit=${id}`)
  return page.getByRole('dialog')
}

/** As if the days had gone by: it begins at another time, and nobody has touched it since long before. */
async function letBegin(house: House, id: number, fromNow: string) {
  await house.query(
    `update viewings set starts_at = now() + $2::interval, ends_at = now() + $2::interval + interval '45 minutes',
     adviser_busy_until = now() + $2::interval + interval '75 minutes', updated_at = now() - interval '3 days' where id = $1`,
    [id, fromNow],
  )
}

async function changeState({ page }: Desk, home: { id: number; title: string }, locale: Locale, state: 'sold') {
  const words = saleStaffMessages[locale]
  await page.goto(`/admin/dashboard/properties?search=${encodeURIComponent(home.title)}`)
  await page
    .getByRole('button', { name: words.quick.changeState(home.title) })
    .or(page.getByRole('button', { name: words.quick.act }))
    .first()
    .click()
  await page.locator('form.quick-edit [name=saleState]').selectOption(state)
  await page.locator('form.quick-edit').getByRole('button', { name: words.quick.save }).click()
  await expect(page.getByText(words.quick.saved, { exact: true })).toBeVisible()
}

const homePath = (locale: Locale, home: number) => `${locale === 'fr' ? '/fr' : ''}/property/${home}`

async function expectMark(page: Page, locale: Locale, home: number, mark: string) {
  await page.goto(homePath(locale, home))
  await expect(page.locator('main').getByText(mark).first()).toBeVisible()
}

for (const [locale, device] of [
  ['en', 'desktop'],
  ['fr', 'phone'],
] as const) {
  test.describe(`In ${locale}, on a ${device}`, () => {
    test.use({ ...DEVICES[device], timezoneId: 'Europe/Paris' })
    test('A working day: asked from Paris, told to a device, confirmed, moved by the visitor, reminded, looked at, under offer, sold', async ({
      browser,
      freshPage: page,
      house,
    }) => {
      test.setTimeout(180_000)
      const visitor: Visitor = { page, locale, device, hasScripts: true }
      const desk = await sitDown(browser, visitor, house)
      const home = await desk.makeHome()
      const { title } = await desk.read(`/api/properties/${home}`)
      const name = `Awa ${crypto.randomUUID().slice(0, 8)}`
      const before = await waitingOf(desk)
      const words = viewingsMessages[locale].one

      // From Paris: the agent's device is told, and the desk says who waits.
      const place = await openTimes(visitor, home)
      await startIn(place, 1).check({ force: true })
      await book(visitor, place, name)
      await follow(visitor)
      const id = Number(/\/viewing\/(\d+)-/.exec(page.url())?.[1])
      await expect.poll(desk.shown, { timeout: 15_000 }).toEqual([expect.stringContaining('Awa')])
      await expectWaiting(desk, locale, { waiting: before + 1, name, isWaiting: true })

      // Confirmed: nobody waits, and the visitor reads so.
      const drawer = await openViewing(desk, id)
      await drawer.getByRole('button', { name: words.confirm, exact: true }).click()
      await expect(drawer.getByText(words.confirmed)).toBeVisible()
      await expectWaiting(desk, locale, { waiting: before, name, isWaiting: false })
      await page.reload()
      await expectState(visitor, 'confirmed')

      // Moved by the visitor: the device of whoever shows the home is told again, and they wait for a word.
      await page.locator('#move summary').click()
      await page.locator('#move [name=day]').nth(3).check({ force: true })
      await page.locator('#move [name=startsAt]').first().check({ force: true })
      await page.getByRole('button', { name: visitorPageMessages[locale].move.sure }).click()
      await expect.poll(() => desk.shown().length, { timeout: 15_000 }).toBe(2)
      await expectWaiting(desk, locale, { waiting: before + 1, name, isWaiting: true })

      // The day before: one reminder.
      await letBegin(house, id, '2 hours')
      const reminders = async () =>
        ((await desk.read('/api/admin/outbox')) as { kind: string; payload: { viewingId?: number } }[]).filter(
          ({ kind, payload }) => kind === 'viewing-reminder' && payload.viewingId === id,
        ).length
      await expect.poll(reminders, { timeout: 45_000 }).toBe(1)

      // It took place, they want it: one press more, and the home is under offer on the site.
      await letBegin(house, id, '-1 hour')
      const after = await openViewing(desk, id)
      await after.getByRole('button', { name: words.done, exact: true }).click()
      await after.getByRole('combobox').selectOption('yes')
      await after.getByRole('textbox').fill('They want to come back with an architect.')
      await after.getByRole('button', { name: viewingsMessages[locale].forms.feedbackSubmit, exact: true }).click()
      await after.getByRole('button', { name: words.markUnderOffer }).click()
      await expect(after.getByText(words.markedUnderOffer)).toBeVisible()
      await expectWaiting(desk, locale, { waiting: before, name, isWaiting: false })
      await expectMark(page, locale, home, saleMessages[locale].marks['under-offer'])

      // Sold: the address stays and says so, and nothing can be booked there.
      await changeState(desk, { id: home, title }, locale, 'sold')
      await expectMark(page, locale, home, saleMessages[locale].gone.text)
      await expect(page.locator(`a[href$="/property/${home}/viewing"]`)).toHaveCount(0)
      await desk.leave(home)
    })
  })
}
