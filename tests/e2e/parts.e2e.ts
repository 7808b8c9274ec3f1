import { AxeBuilder } from '@axe-core/playwright'
import { makeDataDir, startBuiltServer } from '../helpers/built-server.ts'
import { family, openParts } from './parts-page.ts'
import { expect, expectAccessible, placeSearch, test } from './test.ts'

for (const [path, theme, width] of [
  ['/parts', 'light', 1440],
  ['/fr/parts', 'dark', 390],
] as const) {
  test(`${path} is sound in ${theme}, ${width} px wide`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await openParts(page, path)
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    await expectAccessible(page)
  })
}

for (const theme of ['light', 'dark'] as const) {
  test(`Open parts are accessible too, in ${theme}: list, tooltip, dialog, drawer, toast`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1440, height: 4000 })
    await openParts(page)
    const expectSound = async (part: string) => {
      await expect(page.locator(part)).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).include(part).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      await page.keyboard.press('Escape')
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

test('The page of parts tells crawlers to stay away, and no list names it', async ({ request }) => {
  expect(await (await request.get('/parts')).text()).toContain('<meta name="robots" content="noindex"/>')
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/parts')
})

test('A site in production has no page of parts unless it is asked for', async ({ request }) => {
  const { dataDir, remove } = await makeDataDir()
  const server = await startBuiltServer({ dataDir, env: { DEMO_CONTENT: 'off', LOG_LEVEL: 'warn' } })
  try {
    for (const path of ['/parts', '/fr/parts', '/parts.data']) {
      const answer = await request.get(server.url + path)
      expect(answer.status(), path).toBe(404)
      expect(await answer.text()).not.toContain('Parts of the house')
    }
  } finally {
    await server.stop()
    await remove()
  }
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('combobox and range are a select and number fields of the same names', async ({ page }) => {
    await page.goto('/parts')
    await page.locator('select[name=place]').selectOption('Fann Résidence')
    await page.getByRole('spinbutton', { name: 'Lowest price' }).fill('500000')
    await expect(page.locator('input[name=minPrice]')).toHaveValue('500000')
    await expect(page.locator('input[name=maxPrice]')).toHaveValue('')
    await page.getByText('What is the deposit?').click()
    await expect(page.getByText('Two months’ rent.')).toBeVisible()
  })

  test('an answer’s address opens it', async ({ page }) => {
    await page.goto('/parts#visit')
    await expect(page.getByText('Yes, if the owner agrees.')).toBeInViewport()
    await expect(page.getByText('Two months’ rent.')).toBeHidden()
  })
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
