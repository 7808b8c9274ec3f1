import { expect, hydrated, test } from './test.ts'

test('Choosing a currency changes every price, keeps the focus, loads no page anew, and survives a reload; switching language keeps the page and its filters, and is remembered', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/kais-nest?search=teranga')
  await hydrated(page)
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
  const price = page.getByRole('article').first().locator('.price')
  const currency = page.getByRole('banner').getByRole('combobox', { name: 'Currency' })
  await expect(price).toHaveText(/^1\s600\s000\sFCFA a month$/)
  await currency.focus()
  for (const [code, converted] of [
    ['EUR', '€2,439 a month'],
    ['USD', '$2,560 a month'],
  ] as const) {
    await currency.selectOption(code)
    await expect(price).toHaveText(converted)
  }
  await expect(currency).toBeFocused()
  await expect(page.locator('body')).toHaveAttribute('data-same-page', '')
  expect(await page.evaluate(() => localStorage.getItem('kais-currency'))).toBe('USD')
  await page.reload()
  await expect(price).toHaveText('$2,560 a month')

  await page.getByRole('banner').getByRole('button', { name: 'FR' }).click()
  await expect(page).toHaveURL('/fr/kais-nest?search=teranga')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Des biens à Dakar et sur la côte')
  expect(await page.evaluate(() => localStorage.getItem('kais-language'))).toBe('fr')
})

test('A currency chosen just before one search and another is the one of the prices of both', async ({ page }) => {
  await page.goto('/kais-nest')
  await hydrated(page)
  // Each answer waits until it is let go, so that the searches meet the currency's own question under way.
  const held: { search: string; letGo: () => void }[] = []
  await page.route('**/kais-nest.data*', async (route) => {
    const { search } = new URL(route.request().url())
    await new Promise<void>((resolve) => held.push({ search, letGo: resolve }))
    await route.fallback()
  })
  const asked = (search: string) => expect.poll(() => held.some((answer) => answer.search.includes(search))).toBe(true)
  const deals = page.getByRole('navigation', { name: 'Buy or rent' })

  await page.getByRole('banner').getByRole('combobox', { name: 'Currency' }).selectOption('EUR')
  await asked('')
  await deals.getByRole('link', { name: 'Off-plan (VEFA)', exact: true }).click()
  await asked('type=vefa')
  for (const { letGo } of held) letGo()
  await expect(page).toHaveURL('/kais-nest?type=vefa')
  const price = page.getByRole('article').first().locator('.price')
  await expect(price).toHaveText(/^€/)
  await deals.getByRole('link', { name: 'Buy', exact: true }).click()
  await asked('type=buy')
  await page.unroute('**/kais-nest.data*')
  for (const { letGo } of held) letGo()
  await expect(page).toHaveURL('/kais-nest?type=buy')
  await expect(price).toHaveText(/^€/)
})

test('The theme follows the system until the visitor chooses, in the footer or by the header’s lozenge; a choice is set before the first paint, and «System» gives it back', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/contact')
  await hydrated(page)
  const html = page.locator('html')
  const choices = page.getByRole('group', { name: 'Theme' })
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Dark theme' })
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await choices.getByRole('button', { name: 'Light', exact: true }).click()
  await expect(html).toHaveAttribute('data-theme', 'light')
  await page.reload({ waitUntil: 'commit' })
  await expect(html).toHaveAttribute('data-theme', 'light')

  await hydrated(page)
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await toggle.press('Enter')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await expect(choices.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true')
  await page.emulateMedia({ colorScheme: 'light' })
  await choices.getByRole('button', { name: 'System' }).click()
  await expect(html).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(html).toHaveAttribute('data-theme', 'dark')
})
