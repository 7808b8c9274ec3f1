import type { Locale } from '#common/locale.ts'
import { visitorPageMessages } from '#features/enquiries/viewings/public/visitor-page-messages.ts'
import { viewingFormMessages } from '#features/enquiries/viewings/viewing-form-messages.ts'
import { someone } from '../helpers/factories.ts'
import { DEVICES } from './stays-page.ts'
import { expect, expectAccessible, hydrated, test } from './test.ts'
import { book, expectState, follow, openTimes, startIn, type Visitor } from './viewings-page.ts'

type Way = readonly [locale: Locale, device: keyof typeof DEVICES, scripts: 'with' | 'without', tag?: '@journey']

/** Each walk looks at a home of its own, so that none finds another's times taken. Numbers of the demo content that are visited. */
const HOMES = [28, 27, 25, 24, 21, 16, 15, 13, 12, 11]
let walks = 0

function walk(title: string, ways: readonly Way[], steps: (visitor: Visitor, home: number) => Promise<void>) {
  for (const [locale, device, scripts, tag] of ways) {
    const home = HOMES[walks++ % HOMES.length] ?? 28
    const hasScripts = scripts === 'with'
    test.describe(`In ${locale}, on a ${device}, ${scripts} JavaScript, from Paris`, () => {
      test.use({ ...DEVICES[device], javaScriptEnabled: hasScripts, timezoneId: 'Europe/Paris' })
      test(title, tag ? { tag } : {}, async ({ freshPage: page, expectedErrors }) => {
        // Somebody comes too late.
        expectedErrors.push(/409/)
        await steps({ page, locale, device, hasScripts }, home)
      })
    })
  }
}

walk(
  'A viewing is asked for on two clocks, moved to another day, and cancelled with a reason',
  [
    ['en', 'desktop', 'with', '@journey'],
    ['en', 'phone', 'without'],
    ['fr', 'phone', 'with'],
    ['fr', 'desktop', 'without'],
  ],
  async (visitor, home) => {
    const { page, locale, hasScripts } = visitor
    const words = visitorPageMessages[locale]
    const place = await openTimes(visitor, home)
    // In Paris it is an hour later in winter, and two in summer: both clocks stand beside each other.
    await expect(startIn(place, 0)).toHaveAttribute('aria-label', /Dakar; .*Paris$/)
    await startIn(place, 0).check({ force: true })
    await book(visitor, place, 'Awa Diop')
    if (hasScripts) await expectAccessible(page)
    await follow(visitor)
    const when = page.locator('.gstay__facts dd').nth(1)
    await expect(when).toContainText('Paris')
    const before = await when.innerText()
    if (hasScripts) await expectAccessible(page)

    await page.locator('#move summary').click()
    await page.locator('#move [name=day]').nth(3).check({ force: true })
    if (!hasScripts) await page.getByRole('button', { name: words.move.show }).click()
    await page.locator('#move [name=startsAt]').first().check({ force: true })
    await page.getByRole('button', { name: words.move.sure }).click()
    await expect(when).not.toHaveText(before)
    await expectState(visitor, 'asked')

    await page.locator('summary', { hasText: words.cancel.open }).click()
    await page.getByLabel(words.cancel.reason).fill('We found something else.')
    await page.getByRole('button', { name: words.cancel.sure }).click()
    await expectState(visitor, 'cancelled')
    await expect(page.getByRole('link', { name: words.anew })).toBeVisible()
  },
)

walk(
  'Of two who want one time the second is told, keeps what was typed, and takes one near it',
  [
    ['en', 'phone', 'with'],
    ['fr', 'desktop', 'with'],
    ['en', 'desktop', 'without'],
  ],
  async (visitor, home) => {
    const { page } = visitor
    const place = await openTimes(visitor, home)
    const startsAt = await startIn(place, 0).inputValue()
    await startIn(place, 0).check({ force: true })
    const other = { propertyId: home, kind: 'in-person', startsAt, timeZone: null, name: 'Moussa', email: someone() }
    expect((await page.request.post('/api/viewings', { data: other })).status()).toBe(201)
    await book(visitor, place, 'Awa Diop')
    await expect(place.locator('.ask .err')).toBeVisible()
    await expect(place.getByLabel(viewingFormMessages[visitor.locale].fields.name)).toHaveValue('Awa Diop')
    await expect(place.locator(`[name=startsAt][value="${startsAt}"]`)).toHaveCount(0)
    await expect(place.locator('.slots--near input')).toHaveCount(3)
    await place.locator('.slots--near input').first().check({ force: true })
    await place.getByRole('button', { name: viewingFormMessages[visitor.locale].submit }).click()
    await follow(visitor)
  },
)

test('By keyboard alone a day and a time are chosen with the arrows, and Escape leads back to the button', async ({
  freshPage: page,
}) => {
  await page.goto('/property/28')
  await hydrated(page)
  const button = page.getByRole('link', { name: 'Book a viewing', exact: true }).filter({ visible: true }).first()
  await button.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Book a viewing' })
  await expect(panel.getByRole('group', { name: 'Day', exact: true })).toBeVisible()
  await panel.getByRole('radio', { name: 'In person' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(panel.locator('[name=day]').nth(1)).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(panel.getByLabel('Also show the time in')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(startIn(panel, 0)).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(button).toBeFocused()
})
