import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './test.ts'

/** The seventh of the specification's twelve. */
const SEVENTH = '#concierge'

const answer = (page: Page, id: string) => page.locator(id)
const question = (page: Page, name: RegExp) => page.getByRole('heading', { level: 3, name })

test('Question 7 opens by its link; the reader opens more beside it and copies a link to one', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/faq${SEVENTH}`)
  await hydrated(page)
  await expect(answer(page, SEVENTH)).toBeInViewport()
  await expect(answer(page, '#services')).toBeHidden()

  await question(page, /What commission/).click()
  await expect(answer(page, '#commission')).toBeVisible()
  await expect(answer(page, SEVENTH)).toBeVisible()
  // A link from one answer to another opens that one too.
  await answer(page, '#commission').getByRole('link', { name: 'property management' }).click()
  await expect(answer(page, '#management')).toBeInViewport()
  await expect(page.locator('details[open]')).toHaveCount(3)
  await question(page, /What does the concierge/).click()
  await expect(answer(page, SEVENTH)).toBeHidden()

  await answer(page, '#management').getByText('Copy the link to this answer').click()
  await expect(answer(page, '#management').getByRole('status')).toHaveText('The link is copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/faq#management$/)
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false, isReturning: false })

  test('a question opens by its link in French too, and others by a press', async ({ page }) => {
    await page.goto(`/fr/faq${SEVENTH}`)
    await expect(answer(page, SEVENTH)).toBeInViewport()
    await expect(answer(page, '#services')).toBeHidden()
    await question(page, /Comment financer/).click()
    await expect(answer(page, '#financing')).toContainText('Financement islamique')
    await expect(answer(page, SEVENTH)).toBeVisible()
  })
})
