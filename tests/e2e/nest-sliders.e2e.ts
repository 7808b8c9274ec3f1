import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './test.ts'

const handle = (page: Page, name: string) => page.getByRole('slider', { name })

async function openFilters(page: Page, address: string) {
  await page.goto(address)
  await hydrated(page)
  await page.getByRole('button', { name: /^Filters/ }).click()
}

const askFor = (page: Page, currency: string) =>
  page.getByRole('banner').getByRole('combobox', { name: 'Currency' }).selectOption(currency)

test('A limit beyond the scale is not lost; all deals, rent, short stay and sale have their own scale, whose ends are not in the address; steps by keys make one search when they pause', async ({
  page,
}) => {
  await openFilters(page, '/kais-nest?type=buy&maxPrice=3000000000')
  const [lowest, highest] = [handle(page, 'Lowest price'), handle(page, 'Highest price')]
  const [smallest, largest] = [handle(page, 'Smallest area'), handle(page, 'Largest area')]
  await expect(highest).toHaveAttribute('aria-valuetext', /^3\s000\s000\s000\sFCFA$/)
  await lowest.press('ArrowRight')
  await expect(page).toHaveURL('/kais-nest?type=buy&minPrice=5000000&maxPrice=3000000000')
  await highest.press('End')
  await expect(page).toHaveURL('/kais-nest?type=buy&minPrice=5000000')

  // Nothing is hidden by default.
  await page.getByRole('navigation', { name: 'Buy or rent' }).getByRole('link', { name: 'All', exact: true }).click()
  await expect(page).toHaveURL('/kais-nest')
  await expect(lowest).toHaveAttribute('aria-valuetext', /^0\sFCFA$/)
  for (const end of [highest, largest]) {
    await expect(end).toHaveAttribute('aria-valuetext', 'No upper limit')
  }
  await highest.press('ArrowLeft')
  await expect(page).toHaveURL('/kais-nest?maxPrice=9950000')
  await highest.press('End')
  await expect(page).toHaveURL('/kais-nest')
  // The scale of areas ends at 1,000 m² and begins at none: one step from either end says so.
  await largest.press('ArrowLeft')
  await expect(page).toHaveURL('/kais-nest?maxArea=990')
  await smallest.press('ArrowRight')
  await expect(page).toHaveURL('/kais-nest?minArea=10&maxArea=990')
  await largest.press('End')
  await expect(page).toHaveURL('/kais-nest?minArea=10')
  await smallest.press('Home')
  await expect(page).toHaveURL('/kais-nest')

  await page.getByRole('link', { name: 'Rent', exact: true }).click()
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

  await smallest.press('PageUp')
  await expect(page).toHaveURL(/minArea=100$/)
})

test.describe('Where the slider is late', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] })

  test('number fields do its work; come at last, its stops are round euros for whoever counts in them, its track can be pressed, and a letter typed at once undoes none of its searches', async ({
    page,
  }) => {
    await page.route(/range-slider-live/, (route) => route.abort())
    await openFilters(page, '/kais-nest?type=buy')
    const field = page.getByRole('group', { name: 'Price', exact: true }).getByLabel('Up to, in FCFA')
    await field.fill('400000000')
    await field.press('Tab')
    await expect(page).toHaveURL('/kais-nest?type=buy&maxPrice=400000000')
    await page.unroute(/range-slider-live/)

    const [lowest, highest] = [handle(page, 'Lowest price'), handle(page, 'Highest price')]
    await expect(highest).toBeVisible({ timeout: 20_000 })
    // The address keeps its francs until a handle moves.
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

    await askFor(page, 'XOF')
    await expect(lowest).toHaveAttribute('aria-valuetext', /^65\s595\s700\sFCFA$/)
    await lowest.press('Home')
    await highest.press('End')
    await expect(page).toHaveURL('/kais-nest?type=buy')
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

    await lowest.focus()
    // Both within one pause: keys pressed from here, one by one, may be too slow for it.
    await lowest.evaluate((handle) => {
      handle.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }))
      document.querySelector<HTMLInputElement>('input[type=search]')?.focus()
      document.execCommand('insertText', false, 'v')
    })
    await expect(page).toHaveURL(/minPrice=5000000/)
    await expect(page.getByRole('searchbox')).toHaveValue('v')
  })
})
