import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './test.ts'

export async function openParts(page: Page, path = '/parts') {
  await page.goto(path)
  await hydrated(page)
}

/** From here on time stands still and passes only when told to. */
export async function openPartsInStillTime(page: Page) {
  await page.clock.install({ time: 0 })
  await openParts(page)
  await page.clock.pauseAt(60_000)
}

/** The family of parts that a section of the page shows. */
export const family = (page: Page, name: string) => page.locator(`#${name}`)

/**
 * One page of parts for the tests of a group, opened once: for those that leave it as they found it. They run in one worker,
 * and each fails for itself.
 */
export function sharedParts(): () => Page {
  let page: Page
  const errors: string[] = []
  test.describe.configure({ mode: 'default' })
  test.beforeAll(async ({ browser, newContextOptions }) => {
    const context = await browser.newContext(newContextOptions)
    page = await context.newPage()
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(error.message))
    await page.addInitScript(() => localStorage.setItem('kais-onboarding-completed', 'true'))
    await openParts(page)
  })
  test.afterEach(() => expect(errors.splice(0), 'errors in the browser’s console').toEqual([]))
  test.afterAll(() => page.context().close())
  return () => page
}
