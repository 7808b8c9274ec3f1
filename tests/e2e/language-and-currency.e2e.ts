import { expect, hydrated, test } from './test.ts'

test('Switching language keeps the page and its filters, and the choice is remembered', async ({ page }) => {
  await page.goto('/kais-nest?bedrooms=3')
  await page.getByRole('banner').getByRole('button', { name: 'FR' }).click()
  await expect(page).toHaveURL('/fr/kais-nest?bedrooms=3')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Des biens à Dakar et sur la côte')

  await page.goto('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nous écrire')

  await page.getByRole('banner').getByRole('button', { name: 'EN' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write to us')
  expect(await page.evaluate(() => localStorage.getItem('kais-language'))).toBe('en')
})

test('Links on a French address stay French', async ({ page }) => {
  await page.goto('/fr')
  await page.getByRole('banner').getByRole('link', { name: 'Nest' }).click()
  await expect(page).toHaveURL('/fr/kais-nest')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/fr\/property\/\d+$/)
})

test.describe('A browser that asks for French', () => {
  test.use({ locale: 'fr-SN' })

  test('gets French without choosing, and links to the French address as the canonical one', async ({ page }) => {
    await page.goto('/kais-nest')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(canonical).toMatch(/\/fr\/kais-nest$/)
  })
})

test('Choosing a currency changes every price and survives a reload', async ({ page }) => {
  await page.goto('/kais-nest?search=teranga')
  const price = page.getByRole('article').first().locator('.price')
  await expect(price).toHaveText(/^1\s600\s000\sFCFA a month$/)
  await page.getByRole('banner').getByRole('combobox', { name: 'Currency' }).selectOption('EUR')
  await expect(price).toHaveText('€2,439 a month')
  await page.reload()
  await expect(price).toHaveText('€2,439 a month')
  await page.getByRole('banner').getByRole('combobox', { name: 'Currency' }).selectOption('USD')
  await expect(price).toHaveText('$2,560 a month')
})

test('Stepping through the currencies with the arrow keys keeps the focus, and the page is not loaded anew', async ({
  page,
}) => {
  await page.goto('/kais-nest?search=teranga')
  await hydrated(page)
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
  const currency = page.getByRole('banner').getByRole('combobox', { name: 'Currency' })
  await currency.focus()
  await currency.selectOption('EUR')
  await expect(page.getByRole('article').first().locator('.price')).toHaveText('€2,439 a month')
  await expect(currency).toBeFocused()
  await expect(page.locator('body')).toHaveAttribute('data-same-page', '')
})

test('The theme follows the system until the visitor chooses, and is set before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Light', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('The header’s lozenge turns the theme over, and «System» in the footer gives it back to the system', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/contact')
  await hydrated(page)
  const html = page.locator('html')
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Dark theme' })
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await toggle.press('Enter')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  const choices = page.getByRole('group', { name: 'Theme' })
  await expect(choices.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true')
  await choices.getByRole('button', { name: 'System' }).click()
  await expect(html).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(html).toHaveAttribute('data-theme', 'dark')
})

test('On a phone the menu is a dialog that the keyboard can leave', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await menu.getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(menu).toBeHidden()
})
