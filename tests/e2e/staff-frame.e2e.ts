import type { Page } from '@playwright/test'
import { STAFF } from '../helpers/prepared-house.ts'
import { expect, expectAccessible, test } from './test.ts'

/** The tabs somebody sees, in their order. */
function tabsOf(page: Page): Promise<string[]> {
  return page.getByRole('main').getByRole('navigation', { name: 'Sections' }).getByRole('link').allTextContents()
}

const CONTENT = [
  'Properties',
  'Vehicles',
  'Investments',
  'Articles',
  'Podcasts',
  'Reviews',
  'Media partners',
  'Social Media',
  'RSS & Content',
]
const DESK = ['Leads', 'Tasks', 'Calendar', 'Viewings']
const REQUESTS = ['Contacts', 'Enquiries', 'Bookings', 'Stays', 'Outbox', 'Reply templates']

test('Each tab has an address: Back and a reload keep it, its name is in the title, and old addresses lead there', async ({
  staffPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin/dashboard?tab=bookings')
  await expect(page).toHaveURL('/admin/dashboard/bookings')
  await expect(page).toHaveTitle(/^(\(\d+\+?\) )?Bookings · Admin Dashboard \| Kais staff$/)
  expect(await tabsOf(page)).toEqual([
    ...['Overview', 'Today', ...DESK, ...REQUESTS],
    ...[...CONTENT, 'Settings', 'Staff', 'Audit trail', 'Jobs'],
  ])

  const vehicles = page.getByRole('link', { name: 'Vehicles', exact: true })
  await vehicles.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/dashboard/vehicles')
  await expect(page).toHaveTitle(/^(\(\d+\+?\) )?Vehicles · Admin Dashboard \| Kais staff$/)
  await expect(vehicles).toHaveAttribute('aria-current', 'page')
  await expect(vehicles).toBeFocused()
  await page.getByRole('link', { name: 'RSS & Content' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'RSS & Content' })).toBeVisible()

  await page.goBack()
  await expect(page.getByRole('heading', { level: 2, name: 'Vehicles' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 2, name: 'Bookings' })).toBeVisible()
  await page.goForward()
  await page.reload()
  await expect(page).toHaveURL('/admin/dashboard/vehicles')
  await expect(vehicles).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { level: 2, name: 'Vehicles' })).toBeVisible()

  // The first stop of the keyboard leads past the tabs.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('#tab')).toBeFocused()
})

test.describe('On a phone, in French', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'fr-FR' })

  test('the line at the top stays one line, its menu holds every tab and the way out, and closes by choice or Escape', async ({
    staffPage: page,
  }) => {
    await page.goto('/admin/dashboard')
    const menu = page.getByRole('button', { name: 'Rubriques' })
    const sheet = page.getByRole('dialog', { name: 'Rubriques' })
    await expect(menu).toHaveText(/Vue d’ensemble/)
    const top = await page.getByRole('banner').boundingBox()
    expect(top?.height).toBeLessThanOrEqual(64)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)

    await menu.focus()
    await page.keyboard.press('Enter')
    await expect(sheet.getByRole('link', { name: 'Vue d’ensemble' })).toHaveAttribute('aria-current', 'page')
    await expectAccessible(page, { within: 'dialog[open]' })
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(menu).toBeFocused()

    await menu.click()
    await sheet.getByRole('link', { name: 'Réseaux sociaux' }).click()
    await expect(page).toHaveURL('/admin/dashboard/social-media')
    await expect(sheet).toBeHidden()
    await expect(menu).toBeFocused()
    await expect(menu).toHaveText(/Réseaux sociaux/)

    await menu.click()
    await sheet.getByRole('button', { name: 'EN', exact: true }).click()
    await expect(
      page.getByRole('dialog', { name: 'Sections' }).getByRole('link', { name: 'Social Media' }),
    ).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/admin/login')
  })
})

test('The audit trail tells who changed what, before and after in words, and brings a deleted record back', async ({
  staffPage: page,
}) => {
  const clientName = `Ndeye Sarr ${Date.now()}`
  const review = {
    clientName,
    serviceType: 'Relocation',
    rating: 4,
    reviewText:
      'They found the house and, the same week, a school for both of the children. The keys were late by a day.',
  }
  const made = await (await page.request.post('/api/reviews', { data: review })).json()
  const { id } = made
  const change = { ...review, rating: 5, isFeatured: true, reviewText: review.reviewText.replace('a day', 'an hour') }
  const headers = { 'if-match': `"${made.updatedAt}"` }
  expect((await page.request.put(`/api/reviews/${id}`, { headers, data: change })).status()).toBe(200)
  expect((await page.request.delete(`/api/reviews/${id}`)).status()).toBe(204)

  await page.goto(`/admin/dashboard/audit?entity=review&entityId=${id}`)
  const entries = page.getByRole('main').getByRole('listitem').filter({ hasText: clientName })
  await expect(entries).toHaveCount(3)
  const [deletion, update, creation] = [entries.nth(0), entries.nth(1), entries.nth(2)] as const
  await expect(creation).toContainText('Created')
  await expect(update).toContainText(/awa.*Dakar time/)
  await expect(update).toContainText(/Rating out of 5\s*4\s*→\s*became\s*5/)
  await expect(update).toContainText(/Featured\s*no\s*→\s*became\s*yes/)
  await expect(update.locator('del')).toHaveText(/a day\./)
  await expect(update.locator('ins')).toHaveText(/an hour\./)
  await expect(update.getByRole('link', { name: /^Open/ })).toHaveCount(0)
  await deletion.getByText('Everything in it').click()
  await expect(deletion).toContainText(/Service\s*Relocation/)
  await expectAccessible(page, { within: 'main' })

  await deletion.getByRole('button', { name: `Restore ${clientName}` }).click()
  const question = page.getByRole('dialog', { name: `Restore ${clientName}?` })
  await question.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Restored. It is where it was.')).toBeFocused()
  expect((await (await page.request.get(`/api/reviews/${id}`)).json()).reviewText).toContain('an hour')
  await expect(entries).toHaveCount(4)

  await page.getByRole('combobox', { name: 'What happened' }).selectOption('Changed')
  await expect(entries).toHaveCount(1)
  await expect(page).toHaveURL(/action=update/)
  await page.getByRole('link', { name: 'All records' }).click()
  await expect(page).toHaveURL(/\/audit\?*$/)
})

test('Staff choose the theme before and after they sign in, on a desktop and in the sheet of a phone; it is the one of the site', async ({
  page,
}) => {
  const html = page.locator('html')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin/login')
  await page.getByRole('main').getByRole('button', { name: 'Dark' }).click()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expectAccessible(page)
  expect((await page.request.post('/api/admin/login', { data: STAFF })).ok()).toBe(true)
  await page.goto('/admin/dashboard')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('banner').getByRole('button', { name: 'Light' }).click()
  await expect(html).toHaveAttribute('data-theme', 'light')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: /^Sections/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Sections' })
  await sheet.getByRole('button', { name: 'Dark' }).click()
  await expect(sheet.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/faq')
  await expect(html).toHaveAttribute('data-theme', 'dark')
})
