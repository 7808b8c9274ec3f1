import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

/** As the issue allows; what we see is nought. */
const MOST_SHIFT = 0.02

declare global {
  interface Window {
    layoutShift: number
  }
}

/** Adds up how far things moved by themselves, from the first paint on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        window.layoutShift += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Step by step to the end, so that every lazy picture arrives on the way. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isInView = (image: HTMLImageElement) => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      return top < window.innerHeight && bottom > 0 && left < window.innerWidth && right > 0
    }
    const missing = () => [...document.images].find((image) => !image.complete && isInView(image))
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' })
      const end = performance.now() + 15_000
      do {
        await new Promise(requestAnimationFrame)
        if (performance.now() > end) throw new Error(`This picture does not come: ${missing()?.outerHTML}`)
      } while (missing())
    }
  })
}

for (const path of ['/', '/kais-nest', '/property/1']) {
  for (const width of [390, 1440]) {
    test(`Nothing on ${path} moves by itself, ${width} px wide, even when the fonts come last`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await watchShifts(page)
      let release = () => {}
      const painted = new Promise<void>((resolve) => {
        release = resolve
      })
      const fonts = new Set<string>()
      await page.route('**/*.woff2', async (route) => {
        fonts.add(route.request().url())
        await painted
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      const isFallback = await page.evaluate(() => !document.fonts.check('16px "Hedvig Letters Serif Variable"'))
      expect(isFallback, 'the fonts are still on their way').toBe(true)
      release()
      await page.evaluate(() => document.fonts.ready)
      await page.unroute('**/*.woff2')
      expect(fonts.size, 'fonts of the first view').toBe(2)
      await readToTheEnd(page)
      expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(MOST_SHIFT)
    })
  }
}

test('Nothing on the sign-in page of staff moves when its scripts come', async ({ page }) => {
  await watchShifts(page)
  await page.goto('/admin/login')
  await expect(page.getByLabel('Username')).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible()
  expect(await page.evaluate(() => window.layoutShift)).toBe(0)
})

for (const width of [390, 1440]) {
  test(`The calendar of a home has its height before it is there, and keeps it from month to month, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    let answer = () => {}
    const isSeen = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/properties/1/calendar*', async (route) => {
      await isSeen
      await route.continue()
    })
    await page.goto('/property/1')
    const room = page.locator('.nights__room')
    const height = () => room.evaluate((element) => element.getBoundingClientRect().height)
    await expect(room.getByRole('button', { name: 'Show the calendar' })).toHaveCount(1)
    const asleep = await height()
    await room.scrollIntoViewIfNeeded()
    await expect(room.locator('[aria-busy=true]')).toBeVisible()
    expect(await height()).toBe(asleep)
    answer()
    // Of a year some months have four weeks or five, some six.
    for (const turned of Array(10).keys()) {
      await expect(room.locator('.cal__month')).not.toHaveCount(0)
      expect(await height(), `turned ${turned} times`).toBe(asleep)
      await room.getByRole('button', { name: 'Next month' }).click()
    }
  })
}
