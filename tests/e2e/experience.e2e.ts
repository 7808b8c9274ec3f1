import { conciergeMessages } from '#features/experience/concierge/concierge-messages.ts'
import { STAFF } from '../helpers/prepared-house.ts'
import { expect, expectAccessible, hydrated, test } from './test.ts'

test('The page leads to both forms: the concierge hears what was ticked and written, once, and a move is planned section by section', {
  tag: '@journey',
}, async ({ page }) => {
  const email = `awa-${crypto.randomUUID()}@example.com`
  const otherServices = 'A kora player for twenty, on Saturday 🎶'
  await page.goto('/kais-experience')
  await hydrated(page)
  await page.getByRole('link', { name: 'Contact the concierge' }).click()
  await expect(page.getByRole('heading', { name: 'Concierge', exact: true })).toBeInViewport()
  const form = page.locator('#concierge-form form')
  const { services } = conciergeMessages.en.choices
  await form.getByText(services['private-chef']).click()
  await form.getByText(services['event-planning']).click()
  await form.locator('[name=otherServices]').fill(otherServices)
  await form.locator('[name=name]').fill('Awa Diop')
  await form.locator('[name=email]').fill(email)
  await form.locator('button[type=submit]').dblclick()
  await expect(page.getByText('Concierge Bell Request Submitted!', { exact: true })).toBeVisible()
  await expect(form.getByRole('status')).toBeVisible()
  await expect(form.locator('input:checked')).toHaveCount(0)
  await page.request.post('/api/admin/login', { data: STAFF })
  const all: { email: string }[] = await (await page.request.get('/api/contact-submissions?limit=100')).json()
  expect(all.filter((submission) => submission.email === email)).toMatchObject([
    {
      type: 'concierge',
      name: 'Awa Diop',
      message: otherServices,
      locale: 'en',
      formData: { services: ['event-planning', 'private-chef'], otherServices },
    },
  ])

  await page.getByRole('link', { name: 'Plan a move' }).click()
  await expect(page.getByRole('heading', { name: 'Moving to Dakar' })).toBeInViewport()
  const section = page.getByRole('link', { name: 'School, work, getting around 0 of 1' })
  await section.focus()
  await page.keyboard.press('Enter')
  await expect(section).toHaveAttribute('aria-current', 'step')
  await page.keyboard.press('Tab')
  const relocation = page.locator('#relocation-form form')
  await expect(relocation.locator('[name=schools]').first()).toBeFocused()
  await relocation.locator('button[type=submit]').click()
  await expect(relocation.locator('.err')).toHaveCount(13)
  await expect(relocation.locator('[name=name]')).toBeFocused()
  await expectAccessible(page, { within: '#relocation-form' })
  await expect(page.getByRole('link', { name: 'Write to us instead' })).toHaveAttribute(
    'href',
    '/contact?subject=relocation',
  )
})
