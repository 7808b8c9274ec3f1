import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { makeDataDir, startBuiltServer } from '../helpers/built-server.ts'
import { expect, expectAccessible, hydrated, test } from './test.ts'

const TOOLTIP_DELAY_MS = 700
const TOAST_MS = 5_000

async function openParts(page: Page, path = '/parts') {
  await page.goto(path)
  await hydrated(page)
}

/** From here on time stands still and passes only when told to. */
async function openPartsInStillTime(page: Page) {
  await page.clock.install({ time: 0 })
  await openParts(page)
  await page.clock.pauseAt(60_000)
}

/** The family of parts that a section of the page shows. */
const family = (page: Page, name: string) => page.locator(`#${name}`)

for (const [path, theme, width] of [
  ['/parts', 'light', 1440],
  ['/parts', 'dark', 390],
  ['/fr/parts', 'light', 390],
  ['/fr/parts', 'dark', 1440],
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
    await page.getByRole('combobox', { name: 'Place' }).first().click()
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
  await expect(page.getByRole('combobox', { name: 'Place' }).first()).toHaveValue('Saly')
  await expect(page.locator('input[name=place]')).toHaveValue('Saly')
  await expect(page.getByRole('slider', { name: 'Lowest price' })).toHaveAttribute('aria-valuenow', '500000')
  await expect(page.getByRole('slider', { name: 'Highest price' })).toHaveAttribute('aria-valuetext', 'No upper limit')
})

test('A press that takes a while counts once, and keeps the focus', async ({ page }) => {
  await openPartsInStillTime(page)
  const presses = family(page, 'actions').getByRole('status')
  const button = family(page, 'actions').getByRole('button', { name: 'Send the request' })
  await button.click()
  const busy = family(page, 'actions').getByRole('button', { name: 'Sending…' }).last()
  await expect(busy).toHaveAttribute('aria-disabled', 'true')
  await busy.click({ force: true })
  await page.keyboard.press('Enter')
  await expect(busy).toBeFocused()
  await page.clock.runFor(2_000)
  await expect(button).toBeFocused()
  await expect(presses).toHaveText('1')
})

test('A place is found without its accents and chosen by Enter', async ({ page }) => {
  await openParts(page)
  const place = page.getByRole('combobox', { name: 'Place' }).first()
  const sent = page.locator('input[name=place]')
  await place.focus()
  await page.keyboard.type('fann res')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Fann Résidence'])
  await expect(page.getByRole('group', { name: 'Dakar' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(place).toHaveValue('Fann Résidence')
  await expect(sent).toHaveValue('Fann Résidence')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0)

  // The arrows walk the whole list again; Escape closes it and keeps the answer.
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('listbox').getByRole('option')).not.toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(sent).toHaveValue('Fann Résidence')

  // Half a word is no answer: leaving puts the old one back.
  await place.fill('sal')
  await page.keyboard.press('Tab')
  await expect(place).toHaveValue('Fann Résidence')

  // A region's name finds its places; a whole name is an answer even without Enter.
  await place.fill('thies')
  await expect(page.getByRole('listbox').getByRole('option', { name: 'Saly' })).toBeVisible()
  await place.fill('cap skirring')
  await page.keyboard.press('Tab')
  await expect(sent).toHaveValue('Cap Skirring')

  await place.fill('atlantis')
  await expect(page.getByText('No place of that name').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Clear the place' }).first().click()
  await expect(place).toBeFocused()
  await expect(sent).toHaveValue('')
})

test('The range’s handles answer to keys, keep their order, and the upper end means no limit', async ({ page }) => {
  await openParts(page)
  const [from, to] = [
    page.getByRole('slider', { name: 'Lowest price' }),
    page.getByRole('slider', { name: 'Highest price' }),
  ]
  await expect(to).toHaveAttribute('aria-valuetext', 'No upper limit')
  await expect(page.locator('input[name=maxPrice]')).toHaveValue('')

  await from.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('input[name=minPrice]')).toHaveValue('50000')
  await expect(from).toHaveAttribute('aria-valuetext', /^50\s000\sFCFA$/)
  await page.keyboard.press('PageUp')
  await expect(page.locator('input[name=minPrice]')).toHaveValue('550000')
  await expect(family(page, 'range').getByRole('status')).toHaveText('550000 – 10000000')

  await to.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('input[name=maxPrice]')).toHaveValue('9950000')
  await page.keyboard.press('End')
  await expect(page.locator('input[name=maxPrice]')).toHaveValue('')
  await page.keyboard.press('Home')
  await expect(page.locator('input[name=maxPrice]')).toHaveValue('550000')
  await expect(page.locator('input[name=minPrice]')).toHaveValue('550000')
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('input[name=minPrice]')).toHaveValue('500000')
  await expect(page.locator('input[name=maxPrice]')).toHaveValue('550000')
})

test('The drawer keeps the focus, leaves by Escape or the veil, and gives the focus back', async ({ page }) => {
  await openParts(page)
  const opener = family(page, 'overlays').getByRole('button', { name: 'Filters' })
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(drawer.getByRole('button', { name: 'Close' })).toBeFocused()

  // The first Escape is the list's, the second the drawer's.
  const place = drawer.getByRole('combobox', { name: 'Place' })
  await place.click()
  await expect(drawer.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer.getByRole('listbox').getByRole('option')).toHaveCount(0)
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()

  await opener.click()
  await drawer.getByRole('heading').click()
  await expect(drawer).toBeVisible()
  await page.mouse.click(20, 300)
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
})

test('Arrows move between tabs, and pass one that is switched off', async ({ page }) => {
  await openParts(page)
  const tab = (name: string) => page.getByRole('tab', { name })
  await tab('Plan').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab('Terms')).toBeFocused()
  await expect(page.getByRole('tabpanel')).toHaveText(/^One year/)
  await page.keyboard.press('End')
  await expect(tab('Around')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(tab('Plan')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tabpanel')).toBeFocused()
})

test('Several answers stay open, and a link opens its own', async ({ page }) => {
  await openParts(page)
  const questions = family(page, 'views').locator('summary')
  await questions.nth(1).focus()
  await page.keyboard.press('Enter')
  await questions.nth(2).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Yes, if the owner agrees.')).toBeVisible()
  await expect(page.getByText('A passport, proof of funds')).toBeVisible()
  await page.getByRole('link', { name: 'Straight to the deposit' }).click()
  await expect(page.getByText('Two months’ rent.')).toBeInViewport()
  await expect(page.getByText('Yes, if the owner agrees.')).toBeVisible()
})

test('A tooltip waits 700 ms for the mouse, the next one does not wait, Escape closes it', async ({ page }) => {
  await openPartsInStillTime(page)
  const tooltip = page.getByRole('tooltip')
  const first = page.getByRole('button', { name: 'Show more' })
  await first.scrollIntoViewIfNeeded()
  await first.hover()
  await page.clock.runFor(TOOLTIP_DELAY_MS - 1)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(tooltip).toHaveText('The reference helps us find the home you mean.')

  // Several moves, as a mouse makes: at first it might be on its way into the tooltip, which then stays.
  const next = page.getByRole('button', { name: 'Share' })
  for (const x of [20, 30, 40, 50]) await next.hover({ position: { x, y: 38 } })
  await expect(tooltip).toHaveText('Copies the address of this page.')
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)
})

test('A tooltip shows at once by keyboard, and describes its button', async ({ page }) => {
  // Tall enough that nothing scrolls: a tooltip goes when its button does.
  await page.setViewportSize({ width: 1440, height: 4000 })
  await openParts(page)
  const button = page.getByRole('button', { name: 'Show more' })
  await button.focus()
  await expect(page.getByRole('tooltip')).toHaveText('The reference helps us find the home you mean.')
  await expect(button).toHaveAccessibleDescription('The reference helps us find the home you mean.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('Pictures follow arrow keys and buttons, and come round only where they should', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openParts(page)
  const endless = page.getByRole('region', { name: 'Pictures, without end' })
  const ending = page.getByRole('region', { name: 'Pictures, with an end' })
  await endless.getByRole('group', { name: 'Pictures, without end' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(endless.getByRole('status')).toHaveText('Picture 4 of 4')
  await expect(endless.getByRole('group', { name: 'Picture 4 of 4' })).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('ArrowRight')
  await expect(endless.getByRole('group', { name: 'Picture 1 of 4' })).toBeInViewport({ ratio: 0.9 })

  await ending.getByRole('button', { name: 'Previous picture' }).click({ force: true })
  await expect(ending.getByRole('status')).toHaveText('Picture 1 of 4')
  await ending.getByRole('group', { name: 'Pictures, with an end' }).focus()
  await page.keyboard.press('End')
  const next = ending.getByRole('button', { name: 'Next picture' })
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await next.click({ force: true })
  await expect(ending.getByRole('status')).toHaveText('Picture 4 of 4')

  await expect(page.getByRole('region', { name: 'A single picture' }).getByRole('button')).toHaveCount(0)
  await expect(page.getByText('No images available')).toBeVisible()
})

test('Pages are links, the current one says so, and steps left behind lead back', async ({ page }) => {
  await openParts(page)
  const pages = page.getByRole('navigation', { name: 'Pages of the list', exact: true })
  await expect(pages.getByRole('link', { name: 'Page 10', exact: true })).toHaveAttribute('aria-current', 'page')
  await expect(pages.getByRole('link', { name: 'Page 9', exact: true })).toHaveAttribute('href', /\?page=9#steps$/)
  await expect(pages.getByRole('link', { name: 'Page 5', exact: true })).toHaveCount(0)
  await expect(pages.getByRole('link', { name: 'Next' })).toHaveAttribute('href', /\?page=11#steps$/)
  await expect(page.getByRole('navigation', { name: /of three pages/i }).getByRole('link')).toHaveText([
    '1',
    '2',
    '3',
    'Next',
  ])

  const steps = page.getByRole('navigation', { name: 'Steps of the form', exact: true })
  await expect(steps.locator('[aria-current=step]')).toHaveText('The home')
  await expect(steps.getByRole('button', { name: 'When' })).toHaveCount(0)
  await steps.getByRole('button', { name: 'You (done)' }).click()
  await expect(steps.locator('[aria-current=step]')).toHaveText('You')
})

test('A table too wide for a phone scrolls in a region of its own, and only there can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await openParts(page)
  const region = page.getByRole('region', { name: 'Homes, last thirty days' })
  await region.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(region).toHaveCount(0)
})

test.describe('A toast', () => {
  async function showToast(page: Page, open = openParts) {
    await open(page)
    await page.getByRole('button', { name: 'Show a toast' }).click()
    return page.getByRole('listitem').filter({ hasText: 'Relocation Request Submitted!' })
  }

  test('goes after five seconds', async ({ page }) => {
    const toast = await showToast(page, openPartsInStillTime)
    await page.clock.runFor(TOAST_MS - 1)
    await expect(toast).toBeVisible()
    await page.clock.runFor(1)
    await expect(toast).toHaveCount(0)
  })

  test('is replaced by the next: one at a time', async ({ page }) => {
    const toast = await showToast(page)
    await page.getByRole('button', { name: 'Show a failure' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Nothing was lost.' })).toBeVisible()
    await expect(toast).toHaveCount(0)
  })

  test('is reached by F8 and closed from there', async ({ page }) => {
    const toast = await showToast(page)
    await page.keyboard.press('F8')
    await expect(page.getByRole('region', { name: 'Notifications (F8)' }).locator('ol')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(toast).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(toast).toHaveCount(0)
  })

  test('is swiped away to the right, but only past 50 px', async ({ page }) => {
    const toast = await showToast(page)
    const swipe = async (distance: number) => {
      const box = await toast.boundingBox()
      if (!box) throw new Error('The toast has no place on the screen.')
      const [x, y] = [box.x + 40, box.y + box.height / 2]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + distance / 2, y, { steps: 5 })
      await page.mouse.move(x + distance, y, { steps: 5 })
      await page.mouse.up()
    }
    await swipe(45)
    await expect(toast).toBeVisible()
    await swipe(70)
    await expect(toast).toHaveCount(0)
  })

  for (const width of [390, 1440]) {
    test(`leaves the chat button in reach, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const toast = await showToast(page)
      await expect(toast).toBeVisible()
      const [toastBox, chatBox] = await Promise.all([toast, page.locator('.chat')].map((part) => part.boundingBox()))
      expect((toastBox?.y ?? 0) + (toastBox?.height ?? 0)).toBeLessThanOrEqual(chatBox?.y ?? 0)
    })
  }
})
