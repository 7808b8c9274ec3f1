import type { Page } from '@playwright/test'
import { family, openPartsInStillTime, sharedParts } from './parts-page.ts'
import { expect, placeSearch, test } from './test.ts'

const DESKTOP = { width: 1280, height: 720 }
const TOAST_MS = 5_000
const SWIPE_PX = 50

const toastOf = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Relocation Request Submitted!' })

/** Each leaves the part it moved where no other looks. */
test.describe('On one page', () => {
  const parts = sharedParts()
  test.beforeEach(() => parts().setViewportSize(DESKTOP))

  test('The drawer keeps the focus, leaves by Escape or the veil, and gives the focus back', async () => {
    const page = parts()
    const opener = family(page, 'overlays').getByRole('button', { name: 'Filters' })
    const drawer = page.getByRole('dialog', { name: 'Filters' })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(drawer.getByRole('button', { name: 'Close' })).toBeFocused()

    // The first Escape is the list's, the second the drawer's.
    const place = placeSearch(drawer)
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

  test('Arrows move between tabs, and pass one that is switched off', async () => {
    const page = parts()
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

  test('Several answers stay open, and a link opens its own', async () => {
    const page = parts()
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

  test('A tooltip shows at once by keyboard, and describes its button', async () => {
    const page = parts()
    const button = page.getByRole('button', { name: 'Show more' })
    // Its code comes after the page, and it goes when its button moves: from the neighbour, until both have come to rest.
    await expect(async () => {
      await page.getByRole('button', { name: 'Share', exact: true }).focus()
      await page.keyboard.press('Shift+Tab')
      await expect(button).toBeFocused()
      const says = 'The reference helps us find the home you mean.'
      await expect(page.getByRole('tooltip')).toHaveText(says, { timeout: 500 })
    }).toPass()
    await expect(button).toHaveAccessibleDescription('The reference helps us find the home you mean.')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    await expect(button).toBeFocused()
  })

  test('Pictures follow arrow keys and buttons, and come round only where they should', async () => {
    const page = parts()
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

  test('Pages are links, the current one says so, and steps left behind lead back', async () => {
    const page = parts()
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

  test('A table too wide for a phone scrolls in a region of its own, and only there can be reached', async () => {
    const page = parts()
    await page.setViewportSize({ width: 390, height: 900 })
    const region = page.getByRole('region', { name: 'Homes, last thirty days' })
    await region.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(region).toHaveCount(0)
  })

  test.describe('A toast', () => {
    async function showToast(page: Page) {
      await page.getByRole('button', { name: 'Show a toast' }).click()
      const toast = toastOf(page)
      await expect(toast).toBeVisible()
      return toast
    }

    test('is replaced by the next: one at a time', async () => {
      const page = parts()
      const toast = await showToast(page)
      await page.getByRole('button', { name: 'Show a failure' }).click()
      await expect(page.getByRole('listitem').filter({ hasText: 'Nothing was lost.' })).toBeVisible()
      await expect(toast).toHaveCount(0)
    })

    test('is reached by F8 and closed from there', async () => {
      const page = parts()
      const toast = await showToast(page)
      await page.keyboard.press('F8')
      await expect(page.getByRole('region', { name: 'Notifications (F8)' }).locator('ol')).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(toast).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(toast).toHaveCount(0)
    })

    test('is swiped away to the right, but only past 50 px', async () => {
      const page = parts()
      const toast = await showToast(page)
      const swipe = async (distance: number) => {
        const box = await toast.boundingBox()
        if (!box) throw new Error('The toast has no place on the screen.')
        const [x, y] = [Math.round(box.x + 120), Math.round(box.y + box.height / 2)]
        await page.mouse.move(x, y)
        await page.mouse.down()
        await page.mouse.move(x + Math.round(distance / 2), y, { steps: 5 })
        await page.mouse.move(x + distance, y, { steps: 5 })
        await page.mouse.up()
      }
      for (const tooLittle of [SWIPE_PX - 1, SWIPE_PX, -70]) {
        await swipe(tooLittle)
        // Back in its place: it does not go a moment later either.
        await expect(toast).not.toHaveAttribute('data-swipe', 'move')
        await expect(toast).toHaveAttribute('data-state', 'open')
      }
      await swipe(SWIPE_PX + 1)
      await expect(toast).toHaveCount(0)
    })

    for (const width of [390, 1440]) {
      test(`leaves the chat button in reach, ${width} px wide`, async () => {
        const page = parts()
        await page.setViewportSize({ width, height: 900 })
        const toast = await showToast(page)
        const [toastBox, chatBox] = await Promise.all([toast, page.locator('.chat')].map((part) => part.boundingBox()))
        expect((toastBox?.y ?? 0) + (toastBox?.height ?? 0)).toBeLessThanOrEqual(chatBox?.y ?? 0)
      })
    }
  })
})

test('A press that takes a while counts once, and keeps the focus; a toast that is left alone goes after five seconds', async ({
  freshPage: page,
}) => {
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

  await page.getByRole('button', { name: 'Show a toast' }).click()
  // What draws it is fetched for the first: its five seconds begin when it is there.
  await expect(toastOf(page)).toBeVisible()
  await page.clock.runFor(TOAST_MS - 1)
  await expect(toastOf(page)).toBeVisible()
  await page.clock.runFor(1)
  await expect(toastOf(page)).toHaveCount(0)
})
