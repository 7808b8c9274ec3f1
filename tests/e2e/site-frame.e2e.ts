import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './test.ts'

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

test.describe('On a desktop', () => {
  test.use({ viewport: DESKTOP })

  test('The header draws a line under the word of the current page, and it follows to the next; filters fold and unfold in the page; one category of cars at a time is marked', async ({
    page,
  }) => {
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
    const button = page.getByRole('button', { name: 'Filters', exact: true })
    for (const isOpen of [false, true, false]) {
      await expect(button).toHaveAttribute('aria-expanded', String(isOpen))
      await expect(page.locator('#filters')).toBeVisible({ visible: isOpen })
      await button.click()
    }

    await words.filter({ hasText: 'Mobility' }).click()
    await expect(page).toHaveURL('/kais-mobility')
    // The pointer draws a line of its own under the word it rests on.
    await page.mouse.move(720, 600)
    await expect.poll(underlined).toEqual(['Mobility'])
    expect(await hidden()).toBe(7)
    const categories = page.getByRole('navigation', { name: 'Category' }).getByRole('link')
    const marked = () =>
      categories.evaluateAll((all) =>
        all
          .filter((word) => getComputedStyle(word).borderBottomColor !== 'rgba(0, 0, 0, 0)')
          .map((word) => `${word.textContent} ${word.getAttribute('aria-current')}`),
      )
    await expect.poll(marked).toEqual(['All true'])
    for (const name of ['Van', 'Sedan']) {
      await categories.filter({ hasText: name }).click()
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

async function expectForm(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Property', exact: true })).toBeVisible()
  await expect(page.getByLabel('Title in English')).toHaveValue('Villa Teranga')
}

test('A home is edited from its card, and at its second address', async ({ staffPage: page }) => {
  const [{ id }] = await (await page.request.get('/api/properties?search=Villa+Teranga')).json()
  await page.goto('/admin/dashboard/properties?search=Villa+Teranga')
  await page.getByRole('link', { name: 'Edit Villa Teranga', exact: true }).click()
  await expect(page).toHaveURL(`/admin/edit-property/${id}`)
  await expectForm(page)
  await page.goto(`/admin/property/${id}/edit`)
  await expectForm(page)
})
