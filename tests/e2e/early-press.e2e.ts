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

test.describe('What is pressed before the scripts have come', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('is done once they have, and a second press on the same button is no second one', async ({ page }) => {
    const { letScriptsCome } = await openBeforeScripts(page, '/fr/kais-nest')
    const filters = page.getByRole('button', { name: /^Filtres/ })
    await filters.click()
    await filters.click()
    await expect(page.getByRole('dialog', { name: 'Filtres' })).toBeHidden()
    letScriptsCome()
    await expect(page.getByRole('dialog', { name: 'Filtres' })).toBeVisible()
  })

  test('opens the menu at once, and it stays open', async ({ page }) => {
    const { letScriptsCome } = await openBeforeScripts(page, '/kais-nest')
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    letScriptsCome()
    await hydrated(page)
    await expect(menu).toBeVisible()
    await menu.getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL('/contact')
    await expect(menu).toBeHidden()
  })

  test('saves a home by keyboard too', async ({ page }) => {
    const { letScriptsCome } = await openBeforeScripts(page, '/kais-nest')
    const save = page
      .getByRole('main')
      .getByRole('button', { name: /^Save / })
      .first()
    await save.focus()
    await page.keyboard.press('Enter')
    letScriptsCome()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Shortlist, 1 home' })).toBeVisible()
  })
})

test('A currency chosen before the scripts have come is the page’s currency', async ({ page }) => {
  const { letScriptsCome } = await openBeforeScripts(page, '/kais-nest')
  await page.getByRole('banner').getByRole('combobox', { name: 'Currency' }).selectOption('EUR')
  letScriptsCome()
  await expect(page.getByRole('main').getByRole('article').first().locator('.price').first()).toHaveText(/^€/)
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
