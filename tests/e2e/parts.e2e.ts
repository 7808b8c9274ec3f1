import type { Page } from '@playwright/test'
import { family, openParts, sharedParts } from './parts-page.ts'
import { expect, expectAccessible, placeSearch, test } from './test.ts'

/** All that may change with the theme alone, and with a phone. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']
const OF_PHONES = ['target-size', 'scrollable-region-focusable']

async function wear(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
}

async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
}

test.describe('On one page', () => {
  const parts = sharedParts()

  test('/parts is sound in light, 1440 px wide', async () => {
    const page = parts()
    await page.setViewportSize({ width: 1440, height: 900 })
    await wear(page, 'light')
    await expectFits(page)
    await expectAccessible(page)
  })

  for (const [theme, scope] of [
    ['light', {}],
    ['dark', { rules: OF_COLOURS }],
  ] as const) {
    test(`Open parts are accessible too, in ${theme}: list, tooltip, dialog, drawer, toast`, async () => {
      const page = parts()
      // Tall enough that nothing scrolls: a tooltip goes when its button does.
      await page.setViewportSize({ width: 1440, height: 4000 })
      await wear(page, theme)
      const expectSound = async (part: string) => {
        await expect(page.locator(part)).toBeVisible()
        await expectAccessible(page, { ...scope, within: part })
        await page.keyboard.press('Escape')
        await expect(page.locator(part)).toHaveCount(0)
      }
      await placeSearch(page).first().click()
      await expectSound('.combo:has([aria-expanded=true])')
      await page.getByRole('button', { name: 'Show more' }).focus()
      await expectSound('.tip')
      for (const [name, part] of [
        ['Ask for a callback', 'dialog[open]'],
        ['Filters', 'dialog[open]'],
        ['Show a toast', '.toast'],
      ] as const) {
        await family(page, 'overlays').getByRole('button', { name }).click()
        await expectSound(part)
      }
    })
  }
})

test('/fr/parts is sound in dark, 390 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await openParts(page, '/fr/parts')
  await wear(page, 'dark')
  await expectFits(page)
  await expectAccessible(page, { rules: [...OF_COLOURS, ...OF_PHONES] })
})

test('What was answered before scripts arrived is kept', async ({ page }) => {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/parts', { waitUntil: 'commit' })
  await page.locator('select[name=place]').selectOption('Saly')
  await page.getByRole('spinbutton', { name: 'Lowest price' }).fill('500000')
  scripts.resolve()
  await expect(placeSearch(page).first()).toHaveValue('Saly')
  await expect(page.locator('input[name=place]')).toHaveValue('Saly')
  await expect(page.getByRole('slider', { name: 'Lowest price' })).toHaveAttribute('aria-valuenow', '500000')
  await expect(page.getByRole('slider', { name: 'Highest price' })).toHaveAttribute('aria-valuetext', 'No upper limit')
})
