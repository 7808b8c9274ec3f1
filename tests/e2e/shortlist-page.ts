import type { Browser, Page } from '@playwright/test'

export const PHONE = { width: 390, height: 844 }

/** The demo content's villa to rent, a flat on paper and a house by the night. */
export const IDS = '28,17,1'

export const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })

/** Somebody else's phone: nothing kept, and its own language. */
export async function anotherPhone(browser: Browser, locale: string) {
  const context = await browser.newContext({ viewport: PHONE, locale })
  await context.addInitScript(() => localStorage.setItem('kais-onboarding-completed', 'true'))
  return context
}
