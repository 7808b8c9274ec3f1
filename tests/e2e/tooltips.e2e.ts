import { expect, hydrated, test } from './test.ts'

/** SPEC section 9. */
const DELAY_MS = 700
const SKIP_DELAY_MS = 300

test('A control that shows only an icon says its name after 700 ms under the mouse, the next one at once within 300 ms; by keyboard it shows at once, inside the window, and goes with the focus', async ({
  freshPage: page,
}) => {
  await page.clock.install({ time: 0 })
  const code = page.waitForResponse(/\/assets\/tooltips-/)
  await page.goto('/kais-nest')
  await hydrated(page)
  await (await code).finished()
  await page.clock.pauseAt(60_000)
  const tooltip = page.getByRole('tooltip')
  const header = page.getByRole('banner')
  const saved = header.getByRole('link', { name: 'Shortlist' })
  const theme = header.getByRole('button', { name: 'Dark theme' })

  await theme.hover()
  await page.clock.runFor(DELAY_MS - 1)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(tooltip).toHaveText('Dark theme')
  // From one to its neighbour there is no waiting.
  await saved.hover()
  await expect(tooltip).toHaveText('Shortlist')

  await page.mouse.move(700, 400)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(SKIP_DELAY_MS - 1)
  await saved.hover()
  await expect(tooltip).toHaveText('Shortlist')

  await page.mouse.move(700, 400)
  await page.clock.runFor(SKIP_DELAY_MS)
  await theme.hover()
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(DELAY_MS)
  await expect(tooltip).toHaveText('Dark theme')
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)

  const save = page
    .getByRole('main')
    .getByRole('button', { name: /^Save / })
    .first()
  await save.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(save).toBeFocused()
  await expect(tooltip).toHaveText(/^Save /)
  await expect(tooltip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Tab')
  await expect(tooltip.filter({ hasText: /^Save / })).toHaveCount(0)
})
