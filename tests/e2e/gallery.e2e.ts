import type { Page } from '@playwright/test'
import { gallery, openVilla, slide, VILLA } from './property-page.ts'
import { expect, expectAccessible, test } from './test.ts'

const counter = (page: Page) => gallery(page).getByRole('status')

test.describe('The pictures', () => {
  test('go round by buttons, arrow keys, Home and End, the one that is counted is the one in view, and the next two can be chosen beside it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openVilla(page)
    await expect(counter(page)).toHaveText('1 of 9')
    await gallery(page).getByRole('button', { name: 'Previous picture' }).click()
    await expect(counter(page)).toHaveText('9 of 9')
    await expect(slide(page, 9)).toBeInViewport({ ratio: 0.9 })
    const next = gallery(page).getByRole('button', { name: 'Next picture' })
    for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2]) {
      await next.click()
      await expect(counter(page)).toHaveText(`${n} of 9`)
      await expect(slide(page, n)).toBeInViewport({ ratio: 0.9 })
    }
    const beside = (n: number) => gallery(page).getByRole('button', { name: `Show picture ${n} of 9` })
    await beside(4).click()
    await expect(slide(page, 4)).toBeInViewport({ ratio: 0.9 })
    // The place keeps the focus while its picture changes.
    await expect(beside(6)).toBeFocused()
    await expect(gallery(page).getByRole('button', { name: /^Show picture/ })).toHaveCount(2)

    // By keys as well; other shortcuts are left alone.
    await gallery(page).getByRole('group', { name: 'Pictures of Villa Teranga' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(counter(page)).toHaveText('5 of 9')
    await page.keyboard.press('End')
    await expect(slide(page, 9)).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('ArrowRight')
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('ArrowLeft')
    await expect(counter(page)).toHaveText('9 of 9')
    await page.keyboard.press('Home')
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('Shift+ArrowRight')
    await expect(counter(page)).toHaveText('1 of 9')
    // From a button of the carousel as well.
    await gallery(page).getByRole('button', { name: 'Full screen' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(counter(page)).toHaveText('2 of 9')
  })

  test('that does not come leaves the mark in its place, the same size, also when it failed before any script; on the whole screen they are shown whole, and Escape gives back the focus and the picture', async ({
    page,
  }) => {
    const { images } = await (await page.request.get(VILLA.replace('/property', '/api/properties'))).json()
    const name = String(images[0]).replace('.webp', '')
    await page.route(`**${name}*`, (route) => route.fulfill({ status: 200, contentType: 'image/webp', body: 'none' }))
    await openVilla(page)
    const frame = slide(page, 1)
    await expect(frame.locator('.pic--missing')).toBeVisible()
    await expect(frame.locator('img')).toHaveCount(0)
    await gallery(page).getByRole('button', { name: 'Next picture' }).click()
    await expect(slide(page, 2).getByRole('img')).toBeVisible()
    const [broken, sound] = await Promise.all([frame, slide(page, 2)].map((part) => part.boundingBox()))
    expect(broken?.height).toBe(sound?.height)

    const opener = gallery(page).getByRole('button', { name: 'Full screen' })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'Villa Teranga' })
    await expect(dialog.getByRole('status')).toHaveText('2 of 9')
    const whole = dialog.getByRole('group', { name: '2 of 9', exact: true })
    await expect(whole).toBeInViewport({ ratio: 0.9 })
    await expect(whole.getByRole('img')).toHaveCSS('object-fit', 'contain')
    await expectAccessible(page, { within: '.show' })
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('group', { name: '3 of 9', exact: true })).toBeInViewport({ ratio: 0.9 })
    await dialog.getByRole('button', { name: 'Show picture 9 of 9' }).click()
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('status')).toHaveText('1 of 9')
    await page.keyboard.press('End')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await expect(counter(page)).toHaveText('9 of 9')
    await expect(slide(page, 9)).toBeInViewport({ ratio: 0.9 })

    await slide(page, 9).click()
    await dialog.getByRole('button', { name: 'Leave full screen' }).click()
    await expect(dialog).toBeHidden()
  })

  test.describe('under a finger', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('are swiped on a phone, round the end and back', async ({ page, context }) => {
      await openVilla(page)
      const finger = await context.newCDPSession(page)
      async function swipe(from: number, to: number) {
        const touch = (type: 'touchStart' | 'touchMove', x: number) =>
          finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: 300 }] })
        await touch('touchStart', from)
        for (const part of [0.1, 0.3, 0.5, 0.7, 0.9, 1]) await touch('touchMove', from + (to - from) * part)
        await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      }
      const [left, right] = [60, 330]
      // Resting between its neighbours, the row can be pulled either way.
      const row = gallery(page).getByRole('group', { name: 'Pictures of Villa Teranga' })
      await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
      await swipe(left, right)
      await expect(counter(page)).toHaveText('9 of 9')
      await swipe(right, left)
      await expect(counter(page)).toHaveText('1 of 9')
      await swipe(right, left)
      await expect(counter(page)).toHaveText('2 of 9')
      await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 })
    })
  })
})
