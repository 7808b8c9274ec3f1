import type { Page } from '@playwright/test'
import { STAFF } from '../helpers/prepared-house.ts'
import { expect, hydrated, test } from './test.ts'

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

test.describe('On a desktop', () => {
  test.use({ viewport: DESKTOP })

  test('The header draws a line under the word of the current page, and it follows to the next', async ({ page }) => {
    const words = page.getByRole('banner').getByRole('navigation').getByRole('link')
    const underlined = () =>
      words.evaluateAll((all) =>
        all.filter((word) => getComputedStyle(word, '::after').scale === '1').map((word) => word.textContent),
      )
    const hidden = () =>
      words.evaluateAll((all) => all.filter((word) => getComputedStyle(word, '::after').scale === '0 1').length)
    await page.goto('/kais-nest')
    await hydrated(page)
    await expect.poll(underlined).toEqual(['Nest'])
    expect(await hidden()).toBe(7)
    await words.filter({ hasText: 'Contact' }).click()
    await expect(page).toHaveURL('/contact')
    // The pointer draws a line of its own under the word it rests on.
    await page.mouse.move(720, 600)
    await expect.poll(underlined).toEqual(['Contact'])
    expect(await hidden()).toBe(7)
  })

  test('The filters are folded away; a press shows them in the page, another hides them again', async ({ page }) => {
    await page.goto('/kais-nest')
    await hydrated(page)
    const button = page.getByRole('button', { name: 'Filters', exact: true })
    const panel = page.locator('#filters')
    for (const isOpen of [false, true, false]) {
      await expect(button).toHaveAttribute('aria-expanded', String(isOpen))
      await expect(panel).toBeVisible({ visible: isOpen })
      await button.click()
    }
  })

  test('One category of cars at a time is marked', async ({ page }) => {
    await page.goto('/kais-mobility')
    await hydrated(page)
    const words = page.getByRole('navigation', { name: 'Category' }).getByRole('link')
    const marked = () =>
      words.evaluateAll((all) =>
        all
          .filter((word) => getComputedStyle(word).borderBottomColor !== 'rgba(0, 0, 0, 0)')
          .map((word) => `${word.textContent} ${word.getAttribute('aria-current')}`),
      )
    expect(await marked()).toEqual(['All true'])
    for (const name of ['Van', 'Sedan']) {
      await words.filter({ hasText: name }).click()
      await expect.poll(marked).toEqual([`${name} true`])
    }
  })
})

test('The chat with the company opens in a new tab from the bottom right of the window', async ({ page }) => {
  await page.goto('/contact')
  const chat = page.getByRole('complementary', { name: 'Chat' }).getByRole('link')
  await expect(chat).toHaveAttribute('href', 'https://wa.me/221770000000')
  await expect(chat).toHaveAttribute('target', '_blank')
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size)
    const box = await chat.boundingBox()
    expect(box && [size.width - box.x - box.width, size.height - box.y - box.height]).toEqual([16, 16])
    await expect(chat).toBeInViewport({ ratio: 1 })
  }
})

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

async function expectForm(page: Page): Promise<void> {
  await expect(heading(page, 'Edit Property')).toBeVisible()
  await expect(page.getByLabel('Title in English')).toHaveValue('Villa Teranga')
}

test('Staff find the overview at both of its addresses', async ({ staffPage: page }) => {
  for (const path of ['/admin', '/admin/dashboard']) {
    await page.goto(path)
    await expect(heading(page, 'Admin Dashboard')).toBeVisible()
    await expect(page.getByText('Total Properties', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(path)
  }
})

test('A home is edited from its card and at either address; without signing in both lead to the sign-in', async ({
  page,
}) => {
  const [{ id }] = await (await page.request.get('/api/properties?search=Villa+Teranga')).json()
  const addresses = [`/admin/edit-property/${id}`, `/admin/property/${id}/edit`] as const
  for (const address of addresses) {
    await page.goto(address)
    await expect(page).toHaveURL('/admin/login')
  }
  expect((await page.request.post('/api/admin/login', { data: STAFF })).ok()).toBe(true)
  await page.goto('/admin/dashboard/properties?search=Villa+Teranga')
  await page.getByRole('link', { name: 'Edit Villa Teranga', exact: true }).click()
  await expect(page).toHaveURL(addresses[0])
  await expectForm(page)
  await page.goto(addresses[1])
  await expectForm(page)
})
