import { createServer } from 'node:http'
import type { Locale } from '#common/locale.ts'
import { guestMessages } from '#features/enquiries/stays/guest-messages.ts'
import { stayWords } from '#features/enquiries/stays/stay-words.ts'
import { stayFormMessages } from '#features/nest/stays/stay-form-messages.ts'
import { stayPageMessages } from '#features/nest/stays/stay-page-messages.ts'
import { dayAhead } from '../helpers/stays.ts'
import type { House } from './house.ts'
import {
  DEVICES,
  type Desk,
  expectState,
  findHome,
  followRequest,
  type Guest,
  homeOf,
  panel,
  sendRequest,
  sitDown,
  stayOf,
} from './stays-page.ts'
import { test as base, expect, expectAccessible } from './test.ts'

/** A desk stays open from test to test: its screens are fetched and compiled once. */
const test = base.extend<object, { desks: Map<string, Desk> }>({
  desks: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture asks for from this pattern
    async ({}, use) => {
      const desks = new Map<string, Desk>()
      await use(desks)
      for (const desk of desks.values()) await desk.leave()
    },
    { scope: 'worker' },
  ],
})

type Way = readonly [locale: Locale, device: keyof typeof DEVICES, scripts: 'with' | 'without', tag?: '@journey']

interface Walk {
  guest: Guest
  desk: Desk
  house: House
}

/** Each walk has days of its own, so that none finds another's nights taken. */
let from = 45

function walk(title: string, ways: readonly Way[], steps: (walk: Walk) => Promise<void>) {
  for (const [locale, device, scripts, tag] of ways) {
    from += 11
    const asked = { locale, device, from, hasScripts: scripts === 'with' }
    test.describe(`In ${locale}, on a ${device}, ${scripts} JavaScript`, () => {
      test.use({ ...DEVICES[device], javaScriptEnabled: asked.hasScripts })
      test(title, tag ? { tag } : {}, async ({ browser, page, house, desks, expectedErrors }) => {
        // Some are told that they came too late.
        expectedErrors.push(/409/)
        const guest = { ...asked, page, name: `Awa ${crypto.randomUUID()}` }
        const desk = desks.get(locale + device) ?? (await sitDown(browser, guest, house.url))
        desks.set(locale + device, desk)
        await steps({ guest, desk, house })
      })
    })
  }
}

walk(
  'A home for four is found, priced line by line, asked for, confirmed by staff, and cancelled within its terms',
  [
    ['en', 'desktop', 'with', '@journey'],
    ['en', 'desktop', 'without'],
    ['en', 'phone', 'with'],
    ['en', 'phone', 'without'],
    ['fr', 'desktop', 'with'],
    ['fr', 'desktop', 'without'],
    ['fr', 'phone', 'with', '@journey'],
    ['fr', 'phone', 'without'],
  ],
  async ({ guest, desk }) => {
    const { page, locale, name, hasScripts } = guest
    const { acts, cancelSure } = guestMessages[locale]
    const { price, total } = await findHome(guest)
    expect(price).toContain(total)
    await sendRequest(guest)
    await followRequest(guest)
    if (hasScripts) await expectAccessible(page)
    expect(await desk.stays(name)).toMatchObject([{ id: stayOf(page), status: 'pending' }])

    await desk.open(stayOf(page))
    await desk.page.getByRole('button', { name: desk.words.acts.accept, exact: true }).click()
    await expect(desk.page.getByText(desk.words.done.accept)).toBeVisible()
    await page.reload()
    await expectState(guest, 'confirmed')

    await page.locator('summary', { hasText: acts.cancel }).click()
    await expect(page.getByText(stayWords[locale].keptNow(0, ''))).toBeVisible()
    await page.getByRole('button', { name: cancelSure }).click()
    await expectState(guest, 'cancelled')
    await expect(page.getByRole('button', { name: cancelSure })).toHaveCount(0)
    expect(await desk.stays(name)).toMatchObject([{ status: 'cancelled' }])
  },
)

walk(
  'Staff decline from the board with a reason, and the guest reads it on their page',
  [
    ['en', 'phone', 'without'],
    ['fr', 'desktop', 'with'],
  ],
  async ({ guest, desk: { page: board, words } }) => {
    const { page, name } = guest
    await findHome(guest)
    await sendRequest(guest)
    await followRequest(guest)
    await board.goto('/admin/dashboard/stays')
    await board.locator('.stay-board li', { hasText: name }).getByRole('link').first().click()
    await expect(board).toHaveURL(new RegExp(`/stays/${stayOf(page)}$`))
    await board.getByRole('button', { name: words.acts.decline }).click()
    const drawer = board.getByRole('dialog')
    await drawer.getByRole('textbox').fill('The roof is being mended that week.')
    await drawer.getByRole('button', { name: words.forms.declineSubmit }).click()
    await expect(board.getByText(words.done.decline)).toBeVisible()
    await expectAccessible(board)
    await page.reload()
    await expectState(guest, 'declined')
    await expect(page.getByText('The roof is being mended that week.')).toBeVisible()
  },
)

walk(
  'A request that nobody answers in time is over: its guest reads so, and somebody else has the nights at once',
  [
    ['en', 'desktop', 'with'],
    ['fr', 'phone', 'without'],
  ],
  async ({ guest, house }) => {
    const { page, locale } = guest
    await findHome(guest)
    const home = homeOf(page)
    await sendRequest(guest)
    await followRequest(guest)
    const id = stayOf(page)
    await house.query(`update stays set hold_until = now() where id = $1`, [id])
    await house.query(`update held_nights set hold_until = now() where stay_id = $1`, [id])
    await page.reload()
    await expectState(guest, 'expired')
    await expect(page.locator('summary', { hasText: guestMessages[locale].acts.cancel })).toHaveCount(0)

    const other = { ...guest, name: `Moussa ${crypto.randomUUID()}` }
    await findHome(other)
    expect(homeOf(page)).toBe(home)
    await sendRequest(other)
    await followRequest(other)
    expect(stayOf(page)).not.toBe(id)
  },
)

walk(
  'Nights that staff block meanwhile are said to be taken; what was typed stays, and what is near is one press away',
  [
    ['en', 'phone', 'with'],
    ['fr', 'desktop', 'without'],
  ],
  async ({ guest, desk }) => {
    const { page, locale, name, hasScripts } = guest
    await findHome(guest)
    const blocked = { from: dayAhead(guest.from + 1), to: dayAhead(guest.from + 1), reason: 'Painting' }
    await desk.post('/api/admin/held-nights', { propertyId: homeOf(page), ...blocked })
    await sendRequest(guest)
    await expect(panel(page).locator('.stay__state')).toHaveText(stayPageMessages[locale].taken)
    const typed = panel(page).getByLabel(stayFormMessages[locale].fields.name)
    if (!hasScripts) await expect(typed).toHaveValue(name)
    await panel(page).locator('.stay__taken a').first().click()
    await expect(panel(page).locator('.ledger .sum dd')).toBeVisible()
    if (hasScripts) {
      await expect(typed).toHaveValue(name)
      await panel(page).getByRole('button', { name: stayFormMessages[locale].submit }).click()
    } else await sendRequest(guest)
    await followRequest(guest)
  },
)

/** Somebody else's calendar, which has nights taken. */
async function serveCalendar(address: string, first: number, last: number) {
  const day = (ahead: number) => dayAhead(ahead).replaceAll('-', '')
  const calendar = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Airbnb Inc//Hosting Calendar//EN',
    'BEGIN:VEVENT',
    'UID:reserved-1@airbnb.com',
    `DTSTART;VALUE=DATE:${day(first)}`,
    `DTEND;VALUE=DATE:${day(last)}`,
    'SUMMARY:Reserved',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
  const [host, port] = address.split(':')
  const other = createServer((_request, response) => {
    response.setHeader('content-type', 'text/calendar')
    response.end(calendar)
  })
  await new Promise<void>((resolve) => other.listen(Number(port), host, resolve))
  return other
}

walk(
  'A booking of another calendar that meets a guest’s nights is told to staff as a conflict, and changes nothing for the guest',
  [
    ['en', 'desktop', 'without'],
    ['fr', 'phone', 'with'],
  ],
  async ({ guest, desk, house: { feedHost } }) => {
    const { page, name, from } = guest
    await findHome(guest)
    const calendars = `/api/admin/properties/${homeOf(page)}/calendars`
    await sendRequest(guest)
    await followRequest(guest)
    const other = await serveCalendar(feedHost, from + 1, from + 4)
    try {
      const { id } = await desk.post(calendars, { name: 'Airbnb', url: `http://${feedHost}/calendar.ics` })
      await desk.post(`/api/admin/calendar-feeds/${id}/read`, {})
      await desk.page.goto('/admin/dashboard/stays')
      const conflict = desk.page.locator('.sources li', { hasText: 'Airbnb' })
      await expect(conflict).toContainText(name)
      await page.reload()
      await expectState(guest, 'pending')
      await desk.delete(`/api/admin/calendar-feeds/${id}`)
    } finally {
      other.close()
    }
  },
)
