import type { Page } from '@playwright/test'
import { anotherPhone, PHONE } from './shortlist-page.ts'
import { expect, hydrated, test } from './test.ts'

/** Two flats to let fit it. */
const ASKED = 'max=1500000&type=apartment&bedrooms=2&goal=primary_residence&w=amenity.oneOf.Terrace%7E&ask=schools'
const RESULT = `/ai-recommendations/result?${ASKED}`

const homes = (page: Page) => page.getByRole('main').getByRole('article')
const titles = (page: Page) => homes(page).getByRole('heading')

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a result offers nothing that does nothing, and what is folded opens', async ({ page }) => {
    await page.goto(RESULT)
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden()
    const first = homes(page).first()
    await first.locator('summary').click()
    await expect(first.getByRole('table')).toBeVisible()
    await page.locator('.wish summary', { hasText: 'At least 2 bedrooms' }).click()
    await page.getByRole('link', { name: 'At least 3 bedrooms' }).click()
    await expect(page.locator('.wish summary', { hasText: 'At least 3 bedrooms' })).toBeVisible()
    await page.getByRole('link', { name: 'Remove: At least 3 bedrooms' }).click()
    await expect(page.locator('.wish summary', { hasText: 'bedrooms' })).toHaveCount(0)
    await page.getByText('Add a wish').click()
    await page.getByRole('textbox', { name: 'In your own words' }).fill('with a lift')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.locator('.wish summary', { hasText: 'With a lift' })).toBeVisible()
    await first.getByRole('link', { name: /\d things? to check$/ }).click()
    await expect(page.getByText('An adviser will answer this')).toBeInViewport()
    const adviser = page.locator('.recs__adviser details')
    await adviser.locator('summary').click()
    await expect(adviser.locator('form input[type=email]')).toBeVisible()
  })
})

test('A result is whole on paper, kept in the browser, and sent to somebody who sees the same homes, and its homes are saved', async ({
  page,
  browser,
}) => {
  await page.goto(RESULT)
  await hydrated(page)
  // On paper: every point and the address of every home, and nothing to press.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/As of \d+ \w+ \d{4}$/)).toBeVisible()
  const count = await homes(page).count()
  expect(count).toBeGreaterThan(1)
  await expect(homes(page).getByRole('table').and(page.locator(':visible'))).toHaveCount(count)
  await expect(
    homes(page)
      .getByText(/^On the site: http\S+\/property\/\d+$/)
      .and(page.locator(':visible')),
  ).toHaveCount(count)
  await expect(page.getByRole('button').and(page.locator(':visible'))).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await page.emulateMedia({ media: null })

  await page.setViewportSize(PHONE)
  const shown = await titles(page).allTextContents()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)

  await homes(page)
    .first()
    .getByRole('button', { name: `Save ${shown[0]}` })
    .click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Shortlist, 1 home' })).toBeVisible()

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved in this browser.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Saved', exact: true, pressed: true })).toBeVisible()

  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Share this result' })
  const link = new URL(await panel.getByRole('textbox').inputValue())
  const sister = await anotherPhone(browser, 'en-GB')
  const her = await sister.newPage()
  await her.goto(link.pathname + link.search)
  await expect(titles(her)).toHaveText(shown)
  // Whoever was sent it gets it: the welcome waits for the front door.
  await expect(her.getByRole('dialog', { name: 'Welcome to Kais' })).toBeHidden()
  await expect(her.locator('.wish summary', { hasText: 'A terrace' })).toBeVisible()
  await sister.close()

  await page.goto('/ai-recommendations')
  const kept = page.getByRole('region', { name: 'Saved results' })
  await kept
    .getByRole('link', { name: /^Apartment, up to 1\s500\s000\sFCFA Main home, 2 bedrooms, 1 further wish$/ })
    .click()
  await expect(titles(page)).toHaveText(shown)
  await page.goBack()
  await kept.getByRole('button', { name: /^Remove/ }).click()
  await expect(kept.getByRole('listitem')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('kais-saved-results'))).toBe('[]')
})
