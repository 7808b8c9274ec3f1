import type { Page } from '@playwright/test'
import { expect, followWhileBusy, hydrated, test } from './test.ts'

const price = (page: Page) => page.getByRole('textbox', { name: 'Purchase price', exact: true })
/** The row of a ledger that bears a name. */
const line = (page: Page, name: string) => page.locator('dl > div', { has: page.getByText(name, { exact: true }) })

test('The costs on 200 million are 17 310 000, line by line, while the price is typed and grouped', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/buying-costs')
  await hydrated(page)
  await price(page).pressSequentially('200000000')
  await expect(price(page)).toHaveValue('200\u202f000\u202f000')
  await expect(page.getByRole('heading', { name: /^The costs on 200\s000\s000\sFCFA$/ })).toBeVisible()
  await expect(line(page, 'Registration duty')).toContainText(/200\s000\s000\sFCFA × 5%.*10\s000\s000\sFCFA/)
  await expect(line(page, 'Land registration fee (publicité foncière)')).toContainText(/2\s000\s000\sFCFA/)
  await expect(line(page, 'From 80 to 300 million')).toContainText(/120\s000\s000\sFCFA × 1\.5%.*1\s800\s000\sFCFA/)
  await expect(line(page, 'The notary’s fee')).toContainText(/4\s500\s000\sFCFA/)
  await expect(line(page, 'VAT on the fee')).toContainText(/810\s000\sFCFA/)
  await expect(line(page, 'Costs on top of the price')).toContainText(/8\.66%.*17\s310\s000\sFCFA/)
  await expect(line(page, 'Price and costs')).toContainText(/217\s310\s000\sFCFA/)
  await expect(page).toHaveURL('/buying-costs?price=200000000')
  await expect(page.locator('form').getByRole('status')).toContainText(/^Costs: 17\s310\s000\sFCFA/)

  // The caret stays with its digit: a 1 typed after the first 2 makes 2 100 000 000 … and is taken back.
  await price(page).press('Home')
  await price(page).press('ArrowRight')
  await price(page).pressSequentially('1')
  await expect(price(page)).toHaveValue('2\u202f100\u202f000\u202f000')
  await price(page).press('Backspace')
  await expect(price(page)).toHaveValue('200\u202f000\u202f000')
  // A price of the comparison takes the field's place.
  await page.getByRole('link', { name: '400 million FCFA' }).click()
  await expect(price(page)).toHaveValue('400\u202f000\u202f000')
  await expect(line(page, 'Costs on top of the price')).toContainText(/31\s965\s000\sFCFA/)

  // Whoever types and at once follows a link arrives there.
  await price(page).pressSequentially('5')
  await followWhileBusy(page.getByRole('banner').getByRole('link', { name: 'Invest', exact: true }))
  await expect(page).toHaveURL('/invest')
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('buying')
})

test('A yield is computed, recomputed by keyboard alone, and said plainly when it is a loss', async ({ page }) => {
  await page.goto('/invest')
  await hydrated(page)
  const section = page.getByRole('region', { name: 'What it would bring in a year' })
  const figure = (name: string) => section.locator('dl > div', { hasText: name }).locator('.yield__figure')
  await expect(figure('Net yield, estimated')).toHaveText('4.21%*')
  // The page says the risk once; the mark at a figure leads there, by keyboard too.
  await figure('Gross yield').getByRole('link', { name: 'Not guaranteed: read the risk' }).press('Enter')
  await expect(page.getByText('or lose part of your money')).toBeInViewport()
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') loads.push(request.url())
  })

  await section.getByRole('textbox', { name: 'Purchase price' }).focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('100000000')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(section.getByRole('radio', { name: 'Left out' })).toBeChecked()
  await expect(figure('Gross yield')).toHaveText('10.8%*')
  await expect(figure('Net yield, estimated')).toHaveText('6.89%*')
  await expect(figure('Until it has paid for itself')).toHaveText('14.5 years*')
  await expect(line(page, 'Duties, notary and VAT')).toHaveCount(0)
  await expect(page).toHaveURL(/\/invest\?y\.price=100000000&y\.costs=without/)

  await section.getByRole('textbox', { name: 'Monthly rent' }).fill('-4')
  await expect(section.locator('.err')).toHaveText('This must be more than zero.')
  await expect(figure('Net yield, estimated')).toHaveCount(0)
  await section.getByRole('textbox', { name: 'Monthly rent' }).fill('50 000')
  await expect(section).toContainText(/the home costs [\d\s]+FCFA more a year than it brings/)
  await expect(figure('Until it has paid for itself')).toHaveText('Never*')
  // None of it asked the server for the page again.
  expect(loads).toEqual([])
})
