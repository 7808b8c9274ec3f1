import type { Page } from '@playwright/test'
import { expect, expectAccessible, hydrated, placeSearch, test } from './test.ts'

const count = (page: Page) => page.locator('.active').getByRole('status')
const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 })

test('Filters live in the address, and the back button goes back', async ({ page }) => {
  await page.goto('/kais-nest')
  await hydrated(page)
  await page.getByRole('link', { name: 'Rent', exact: true }).click()
  await expect(page).toHaveURL('/kais-nest?type=rent')
  await page.getByRole('button', { name: /^Filters/ }).click()
  const place = placeSearch(page)
  await place.fill('almad')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/kais-nest?location=Almadies&type=rent')
  await expect(titles(page)).toHaveText(['Villa Teranga'])
  await expect(count(page)).toHaveText('1 home')
  await expect(page.getByRole('button', { name: 'Filters, 2 set' })).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL('/kais-nest?type=rent')
  await expect(count(page)).not.toHaveText('1 home')
  await expect(place).toHaveValue('')
  await page.goForward()
  await expect(place).toHaveValue('Almadies')
  await page.getByLabel('Kind').selectOption('Apartment')
  await expect(page).toHaveURL('/kais-nest?location=Almadies&type=rent&kind=apartment')
})

test('Words are searched while they are typed, in one step of the history, and find homes without their accents', async ({
  page,
}) => {
  await page.goto('/kais-nest?bedrooms=2')
  await hydrated(page)
  const box = page.getByRole('searchbox')
  await box.pressSequentially('resi', { delay: 30 })
  await expect(page).toHaveURL('/kais-nest?search=resi&bedrooms=2')
  await box.pressSequentially('dence', { delay: 30 })
  await expect(page).toHaveURL('/kais-nest?search=residence&bedrooms=2')
  await expect(titles(page).filter({ hasText: 'Résidence' }).first()).toBeVisible()
  await expect(box).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/kais-nest?bedrooms=2')

  await box.fill('teranga')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/kais-nest?search=teranga&bedrooms=2')
  await page.getByRole('button', { name: 'Clear the search text' }).click()
  await expect(page).toHaveURL('/kais-nest?bedrooms=2')
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('')
})

test('Removing one filter by its cross keeps the others and the focus', async ({ page }) => {
  await page.goto('/kais-nest?search=villa&location=Ngor&type=buy&bedrooms=2&minArea=100&isVefa=false&sort=price-asc')
  await hydrated(page)
  await page.getByRole('link', { name: 'Ngor: remove this filter' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/kais-nest?search=villa&type=buy&bedrooms=2&minArea=100&isVefa=false&sort=price-asc')
  await expect(page.getByRole('link', { name: 'Buy: remove this filter' })).toBeFocused()
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/kais-nest?sort=price-asc')
  await expect(page.locator('.active').getByRole('link')).toHaveCount(0)
})

test('A filter opened in another tab by its cross stays here, and takes no focus later', async ({ page, context }) => {
  await page.goto('/kais-nest?location=Ngor&type=buy')
  await hydrated(page)
  const other = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Ngor: remove this filter' }).click({ modifiers: ['ControlOrMeta'] })
  await other
  await expect(page).toHaveURL('/kais-nest?location=Ngor&type=buy')
  await page.getByLabel('Order').focus()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.getByRole('link', { name: 'Rent', exact: true }).dispatchEvent('click')
  await expect(page).toHaveURL('/kais-nest?location=Ngor&type=rent')
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
})

test('Rooms beyond the choices, asked for by an address, are shown and stay through the next search', async ({
  page,
}) => {
  await page.goto('/kais-nest?bedrooms=6&bathrooms=5')
  await hydrated(page)
  await page.getByRole('button', { name: 'Filters, 2 set' }).click()
  const bedrooms = page.getByRole('group', { name: 'Bedrooms, at least' })
  await expect(bedrooms.getByRole('radio', { name: '6+' })).toBeChecked()
  await expect(
    page.getByRole('group', { name: 'Bathrooms, at least' }).getByRole('radio', { name: '5+' }),
  ).toBeChecked()
  await page.getByLabel('Order').selectOption('Largest first')
  await expect(page).toHaveURL('/kais-nest?bedrooms=6&bathrooms=5&sort=area-desc')
  await expect(bedrooms.getByRole('radio', { name: '6+' })).toBeChecked()
  await bedrooms.getByText('3', { exact: true }).click()
  await expect(page).toHaveURL('/kais-nest?bedrooms=3&bathrooms=5&sort=area-desc')
  await expect(bedrooms.getByRole('radio', { name: '6+' })).toHaveCount(0)
  await page.goBack()
  await expect(bedrooms.getByRole('radio', { name: '6+' })).toBeChecked()
})

test('A search text without end does not break the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
  await page.goto(`/kais-nest?search=${'w'.repeat(120)}`)
  await expect(page.getByText('No properties found')).toBeVisible()
  expect(await fits()).toBe(true)
  await page.goto(`/kais-nest?search=${'w'.repeat(3_000)}`)
  await expect(page.getByText('The search text is longer than 200 characters')).toBeVisible()
  expect(await fits()).toBe(true)
})

test('On a phone the filters are a dialog: the focus goes in, Escape leaves, and the focus comes back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/kais-nest')
  await hydrated(page)
  const filters = page.getByRole('button', { name: /^Filters/ })
  await filters.click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet).toBeVisible()
  expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await expect(sheet.getByRole('slider')).toHaveCount(4)
  await expectAccessible(page, { within: '#filters' })
  const place = placeSearch(sheet)
  await place.fill('ngor')
  await sheet.getByRole('option', { name: 'Ngor' }).click()
  await expect(page).toHaveURL(/location=Ngor/)
  await expect(sheet.getByRole('button', { name: /^Show \d+ homes?$/ })).toBeInViewport()
  await sheet.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/kais-nest')
  await expect(place).toHaveValue('')
  await expect(sheet.getByRole('button', { name: /^Show/ })).toBeFocused()
  // The first Escape closes an open list, the next one the sheet.
  await place.press('ArrowDown')
  await expect(sheet.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet.getByRole('listbox')).toBeHidden()
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(filters).toBeFocused()
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false, isReturning: false })

  test('the filters stand open, with a button of their own', async ({ page }) => {
    await page.goto('/kais-nest?type=rent')
    await page.getByLabel('Place').selectOption('Almadies')
    await page.getByRole('group', { name: 'Bedrooms, at least' }).getByText('5+').click()
    await expect(page.getByRole('button', { name: /^Filters/ })).toBeHidden()
    await page.getByRole('button', { name: /^Show/ }).click()
    await expect(titles(page)).toHaveText(['Villa Teranga'])
  })
})
