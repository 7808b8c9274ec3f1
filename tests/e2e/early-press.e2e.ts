import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './test.ts'

/** The page as a slow network shows it: all there to read, its scripts still on their way. */
async function openBeforeScripts(page: Page, path: string) {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  return { letScriptsCome: () => scripts.resolve() }
}

test('What is pressed or chosen before the scripts have come is done once they have: a home is saved by keyboard, a currency is the page’s, and two presses on the filters are one', async ({
  page,
}) => {
  const { letScriptsCome } = await openBeforeScripts(page, '/fr/kais-nest')
  const save = page
    .getByRole('main')
    .getByRole('button', { name: /^Garder / })
    .first()
  await save.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('banner').getByRole('combobox', { name: 'Devise' }).selectOption('EUR')
  const filters = page.getByRole('button', { name: /^Filtres/ })
  await filters.click()
  await filters.click()
  const panel = page.getByRole('dialog', { name: 'Filtres' })
  await expect(panel).toBeHidden()
  letScriptsCome()
  await expect(panel).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sélection, 1 bien' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first().locator('.price').first()).toHaveText(/\d\s€/)
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu opens before the scripts have come, and stays open; it is a dialog that the keyboard can leave, and its links lead on', async ({
    page,
  }) => {
    const { letScriptsCome } = await openBeforeScripts(page, '/kais-nest')
    const opener = page.getByRole('banner').getByRole('button', { name: 'Menu' })
    await opener.click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    letScriptsCome()
    await hydrated(page)
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await opener.click()
    await menu.getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL('/contact')
    await expect(menu).toBeHidden()
    // Without a reload the mark moves too, here and in the header of wider screens.
    await expect(page.locator('nav [aria-current=page]')).toHaveText(['Contact', 'Contact'])
  })
})

test('What works without scripts is not done twice: an opened panel stays open', async ({ page }) => {
  const { letScriptsCome } = await openBeforeScripts(page, '/shortlist?ids=28,17,1')
  await page.getByRole('button', { name: 'Share this list' }).click()
  const panel = page.getByRole('dialog', { name: 'Share this list' })
  await expect(panel).toBeVisible()
  letScriptsCome()
  await hydrated(page)
  await expect(panel).toBeVisible()
})
