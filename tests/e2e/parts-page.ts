import type { Page } from '@playwright/test'
import { hydrated } from './test.ts'

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
