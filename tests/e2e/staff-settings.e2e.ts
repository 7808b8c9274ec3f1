import type { Page } from '@playwright/test'
import { expect, expectAccessible, hydrated, test } from './test.ts'

// What is changed here stands on every page: nobody else reads this worker's house meanwhile, and in the end it is as before.

const PHONE = '+221 33 899 12 34'
/** 200 million francs are 320,000 dollars at the rate the site begins with, and 250,000 at the one that is set here. */
const PRICE = '/buying-costs?price=200000000'

async function visitorsRead(page: Page, path: string): Promise<string> {
  return (await page.request.get(path)).text()
}

const jsonLd = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']) => JSON.parse(text))

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a phone number, opening hours and a dollar rate stand on the next page in both languages, and go back', async ({
    staffPage: page,
    context,
    house,
  }) => {
    await context.addCookies([{ name: 'kais_currency', value: 'USD', url: house.url }])
    expect(await visitorsRead(page, PRICE)).toContain('$320,000')
    await page.goto('/admin/dashboard/settings')

    // What cannot be right is said, and the first of it is where the focus goes.
    await page.getByLabel('Monday', { exact: true }).check()
    await page.getByLabel('Monday, from').fill('18:00')
    await page.getByLabel('Monday, until').fill('09:00')
    await page.getByLabel('FCFA for one dollar').fill('800')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByText('Please say from when to when')).toBeVisible()
    await expect(page.getByText('Please say which day this rate is from.')).toBeVisible()
    await expect(page.getByLabel('Monday, from')).toBeFocused()
    await expectAccessible(page, { within: 'form' })

    await page.getByLabel('Phone').fill(PHONE)
    await page.getByLabel('Monday, from').fill('09:00')
    await page.getByLabel('Monday, until').fill('17:30')
    // Most days are like the day before.
    await page.getByLabel('Tuesday', { exact: true }).check()
    await expect(page.getByLabel('Tuesday, until')).toHaveValue('17:30')
    await page.getByLabel('Dollar rate of').fill('2025-06-02')
    // The euro's opens only after a plain question.
    await expect(page.getByLabel('FCFA for one euro')).not.toBeEditable()
    await page.getByRole('button', { name: 'Change the euro’s rate' }).click()
    await expect(page.getByRole('dialog', { name: 'Has the parity itself changed?' })).toBeVisible()
    await page.getByRole('button', { name: 'Leave it' }).click()
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByText('Settings saved', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save settings' })).toBeFocused()

    const contact = await visitorsRead(page, '/contact')
    expect(contact).toContain(PHONE)
    expect(contact).toContain('href="tel:+221338991234"')
    expect(contact).toMatch(/Monday and Tuesday.*09:00 to 17:30/s)
    expect(jsonLd(contact)).toContainEqual(
      expect.objectContaining({
        telephone: PHONE,
        openingHoursSpecification: [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: ['Monday', 'Tuesday'],
            opens: '09:00',
            closes: '17:30',
          },
        ],
      }),
    )
    expect(await visitorsRead(page, '/fr/contact')).toMatch(/Lundi et mardi.*9\u00a0h à 17\u00a0h\u00a030/s)
    expect(await visitorsRead(page, '/fr/terms-of-service')).toContain('800\u00a0FCFA')

    // The browser reckons with the same rate as the server, and both say of which day it is.
    await page.goto(PRICE)
    await hydrated(page)
    await expect(page.getByText('$250,000')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText(
      'USD amounts are indicative ($1 = 800 FCFA on 2 June 2025).',
    )
    await page.getByLabel('Purchase price').fill('500000')
    await expect(page.getByText(/400\s000\s000\sFCFA/).first()).toBeVisible()
    expect(await visitorsRead(page, `/fr${PRICE}`)).toContain(
      'montants en dollars indicatifs (1\u00a0$ = 800\u00a0FCFA le 2 juin 2025)',
    )

    await page.goBack()
    await page.getByRole('button', { name: 'Back to the starting value: +221 33 800 00 00' }).click()
    await expect(page.getByLabel('Phone')).toBeFocused()
    await page.getByRole('button', { name: 'Back to the starting value: 625' }).click()
    await page.getByLabel('Monday', { exact: true }).uncheck()
    await page.getByLabel('Tuesday', { exact: true }).uncheck()
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByText('Settings saved', { exact: true })).toBeVisible()
    const after = await visitorsRead(page, '/contact')
    expect(after).toContain('+221 33 800 00 00')
    expect(after).not.toContain('Dakar time')
    expect(await visitorsRead(page, PRICE)).toContain('$320,000')
  })
})
