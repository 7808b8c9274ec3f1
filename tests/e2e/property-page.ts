import type { Page } from '@playwright/test'
import { hydrated } from './test.ts'

/** The demo content's Villa Teranga, to rent, with nine pictures. */
export const VILLA = '/property/28'

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

export const openVilla = (page: Page) => open(page, VILLA)

export const gallery = (page: Page) => page.getByRole('region', { name: 'Pictures of Villa Teranga' })
export const slide = (page: Page, n: number) => gallery(page).getByRole('group', { name: `${n} of 9`, exact: true })
