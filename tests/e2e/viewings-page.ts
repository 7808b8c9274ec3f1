import type { Locator, Page } from '@playwright/test'
import type { Locale } from '#common/locale.ts'
import { bookingMessages } from '#features/enquiries/viewings/public/booking-messages.ts'
import { visitorPageMessages } from '#features/enquiries/viewings/public/visitor-page-messages.ts'
import { viewingFormMessages } from '#features/enquiries/viewings/viewing-form-messages.ts'
import { propertyMessages } from '#features/nest/property-messages.ts'
import { formMessages } from '#platform/forms/form-messages.ts'
import { someone } from '../helpers/factories.ts'
import type { DEVICES } from './stays-page.ts'
import { expect, hydrated } from './test.ts'

export interface Visitor {
  page: Page
  locale: Locale
  device: keyof typeof DEVICES
  hasScripts: boolean
}

/** From the page of a home to its free times: over it, or on a page of their own. */
export async function openTimes({ page, locale, hasScripts }: Visitor, home: number): Promise<Locator> {
  const words = bookingMessages[locale]
  await page.goto(`${locale === 'fr' ? '/fr' : ''}/property/${home}`)
  if (hasScripts) await hydrated(page)
  const { act, short } = propertyMessages[locale].acts.home
  await page
    .getByRole('link', { name: new RegExp(`^(${act}|${short})$`) })
    .filter({ visible: true })
    .first()
    .click()
  if (hasScripts) {
    const panel = page.getByRole('dialog', { name: words.title.home })
    await expect(panel.locator('[name=startsAt]').first()).toBeAttached()
    return panel
  }
  await expect(page).toHaveURL(/\/viewing$/)
  await page.getByLabel(words.zone.label).selectOption('Europe/Paris')
  await page.getByRole('button', { name: words.zone.show }).click()
  return page.locator('main')
}

export const startIn = (place: Locator, at: number) => place.locator('.slots:not(.slots--days) [name=startsAt]').nth(at)

export async function book({ page, locale, hasScripts }: Visitor, place: Locator, name: string) {
  const { fields, submit } = viewingFormMessages[locale]
  await place.getByLabel(fields.name).fill(name)
  await place.getByLabel(fields.email).fill(someone())
  await place.getByRole('button', { name: submit }).click({ clickCount: hasScripts ? 2 : 1 })
  await page.waitForLoadState()
}

export async function follow({ page, locale, hasScripts }: Visitor) {
  if (hasScripts) await page.getByRole('link', { name: formMessages[locale].confirmed.follow }).click()
  await expect(page).toHaveURL(/\/viewing\/\d+-/)
  await expectState({ page, locale }, 'asked')
}

export async function expectState(
  { page, locale }: Pick<Visitor, 'page' | 'locale'>,
  state: keyof (typeof visitorPageMessages)['en']['states'],
) {
  const { title } = visitorPageMessages[locale].states[state]
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}
