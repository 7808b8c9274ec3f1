import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './test.ts'

async function openFilters(page: Page, address: string) {
  await page.goto(address)
  await hydrated(page)
  await page.getByRole('button', { name: /^Filters/ }).click()
  const handle = (name: string) => page.getByRole('slider', { name })
  await expect(handle('Highest price')).toBeVisible()
  return { lowest: handle('Lowest price'), highest: handle('Highest price'), handle }
}

const askFor = (page: Page, currency: string) =>
  page.getByRole('banner').getByRole('combobox', { name: 'Currency' }).selectOption(currency)

test('Nothing is hidden by default: all handles rest at their ends, and the ends are not in the address', async ({
  page,
}) => {
  const { lowest, highest, handle } = await openFilters(page, '/kais-nest')
  await expect(lowest).toHaveAttribute('aria-valuetext', /^0\sFCFA$/)
  for (const end of [highest, handle('Largest area')]) {
    await expect(end).toHaveAttribute('aria-valuetext', 'No upper limit')
  }
  await highest.press('ArrowLeft')
  await expect(page).toHaveURL('/kais-nest?maxPrice=9950000')
  await highest.press('End')
  await expect(page).toHaveURL('/kais-nest')
  // The scale of areas ends at 1,000 m² and begins at none: one step from either end says so.
  await handle('Largest area').press('ArrowLeft')
  await expect(page).toHaveURL('/kais-nest?maxArea=990')
  await handle('Smallest area').press('ArrowRight')
  await expect(page).toHaveURL('/kais-nest?minArea=10&maxArea=990')
  await handle('Largest area').press('End')
  await expect(page).toHaveURL('/kais-nest?minArea=10')
})

test('Rent, short stay and sale have their own scale; steps by keys make one search when they pause', async ({
  page,
}) => {
  const { lowest, highest, handle } = await openFilters(page, '/kais-nest?type=rent')
  await expect(page.getByRole('group', { name: 'Price a month' })).toBeVisible()
  for (let step = 0; step < 3; step += 1) await lowest.press('ArrowRight')
  await expect(page).toHaveURL('/kais-nest?type=rent&minPrice=150000')
  await expect(page.getByRole('link', { name: /^From 150\s000\sFCFA a month: remove/ })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/kais-nest?type=rent')
  await expect(lowest).toHaveAttribute('aria-valuetext', /^0\sFCFA$/)

  await page.getByRole('link', { name: 'Short stay', exact: true }).click()
  await expect(page.getByRole('group', { name: 'Price a night' })).toBeVisible()
  await highest.press('ArrowLeft')
  await expect(page).toHaveURL('/kais-nest?type=short-stay&maxPrice=990000')

  // A limit on the night says nothing about a price of sale, and does not follow.
  await page.getByRole('link', { name: 'Buy', exact: true }).click()
  await expect(page).toHaveURL('/kais-nest?type=buy')
  await lowest.press('ArrowRight')
  await expect(page).toHaveURL('/kais-nest?type=buy&minPrice=5000000')
  await highest.press('ArrowLeft')
  await expect(page).toHaveURL('/kais-nest?type=buy&minPrice=5000000&maxPrice=1900000000')
  await page.getByRole('link', { name: 'Off-plan (VEFA)', exact: true }).click()
  await expect(page).toHaveURL('/kais-nest?type=vefa&minPrice=5000000&maxPrice=1900000000')

  await handle('Smallest area').press('PageUp')
  await expect(page).toHaveURL(/minArea=100$/)
})

test('In euros the stops are round euros; the address keeps its francs until a handle moves', async ({ page }) => {
  const { lowest, highest } = await openFilters(page, '/kais-nest?type=buy&maxPrice=400000000')
  await expect(highest).toHaveAttribute('aria-valuetext', /^400\s000\s000\sFCFA$/)
  await askFor(page, 'EUR')
  await expect(highest).toHaveAttribute('aria-valuetext', '€609,796')
  await expect(page.getByRole('link', { name: 'Up to €609,796: remove this filter' })).toBeVisible()
  await expect(page).toHaveURL('/kais-nest?type=buy&maxPrice=400000000')

  await lowest.press('PageUp')
  await expect(lowest).toHaveAttribute('aria-valuetext', '€100,000')
  await expect(page).toHaveURL('/kais-nest?type=buy&minPrice=65595700&maxPrice=400000000')
  await highest.press('ArrowLeft')
  await expect(highest).toHaveAttribute('aria-valuetext', '€550,000')
  await expect(page).toHaveURL('/kais-nest?type=buy&minPrice=65595700&maxPrice=360776350')
  await askFor(page, 'USD')
  await expect(lowest).toHaveAttribute('aria-valuetext', '$104,953')
})

test('A limit beyond the end of the scale is not lost, and is shown for what it is', async ({ page }) => {
  const { lowest, highest } = await openFilters(page, '/kais-nest?type=buy&maxPrice=3000000000')
  await expect(highest).toHaveAttribute('aria-valuetext', /^3\s000\s000\s000\sFCFA$/)
  await lowest.press('ArrowRight')
  await expect(page).toHaveURL('/kais-nest?type=buy&minPrice=5000000&maxPrice=3000000000')
  await highest.press('End')
  await expect(page).toHaveURL('/kais-nest?type=buy&minPrice=5000000')
})

test('A letter typed right after a handle moved does not undo the search the handle asked for', async ({ page }) => {
  const { lowest } = await openFilters(page, '/kais-nest?type=buy')
  // Both within one pause: keys pressed from here, one by one, may be too slow for it.
  await lowest.evaluate((handle) => {
    handle.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }))
    document.querySelector<HTMLInputElement>('input[type=search]')?.focus()
    document.execCommand('insertText', false, 'v')
  })
  await expect(page).toHaveURL(/minPrice=5000000/)
  await expect(page.getByRole('searchbox')).toHaveValue('v')
})

test('The middle of the track can be pressed, and rooms and kinds chosen, all without a mouse but one press', async ({
  page,
}) => {
  await openFilters(page, '/kais-nest?type=buy')
  const track = page.getByRole('group', { name: 'Price', exact: true }).locator('.range')
  const box = await track.boundingBox()
  if (!box) throw new Error('The track has no place on the screen.')
  await page.mouse.click(box.x + box.width * 0.9, box.y + box.height / 2)
  await expect(page).toHaveURL(/type=buy&maxPrice=\d+$/)
  const rooms = page.getByRole('group', { name: 'Bedrooms, at least' })
  await rooms.getByRole('radio', { name: 'Any' }).focus()
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/bedrooms=2/)
  await expect(rooms.getByRole('radio', { name: '2' })).toBeFocused()
  const fewest = async () => {
    const facts = await page.locator('.home__at').allTextContents()
    return Math.min(...facts.map((text) => Number(/(\d+) bedroom/.exec(text)?.[1] ?? 0)))
  }
  await expect.poll(fewest).toBeGreaterThanOrEqual(2)
})

test.describe('Where the slider cannot be fetched', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] })

  test('number fields do its work', async ({ page }) => {
    await page.route(/range-slider-live/, (route) => route.abort())
    await page.goto('/kais-nest?type=rent')
    await hydrated(page)
    await page.getByRole('button', { name: /^Filters/ }).click()
    const field = page.getByRole('group', { name: 'Price a month' }).getByLabel('Up to, in FCFA')
    await field.fill('900000')
    await field.press('Tab')
    await expect(page).toHaveURL('/kais-nest?type=rent&maxPrice=900000')
  })
})
