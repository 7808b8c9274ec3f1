import { expect, expectAccessible, test } from './test.ts'

test('What looks like spam is marked with the reason; it is released by a button, or deleted after a question', async ({
  staffPage: page,
}) => {
  const stamp = Date.now()
  const [email, spammer] = [`fatou-${stamp}@example.com`, `watches-${stamp}@example.com`]
  for (const address of [email, spammer]) {
    const sent = await page.request.post('/api/contact', {
      headers: { 'X-Form-Trap': 'x' },
      data: { type: 'concierge', name: `Fatou Ba ${stamp}`, email: address, message: 'A real question' },
    })
    expect(sent.status()).toBe(201)
  }
  await page.goto('/admin/dashboard')
  await expect(page.getByText('Held back as possible spam:')).toBeVisible()
  await page.getByRole('link', { name: /^\d+ contacts?$/ }).click()
  const contact = page.getByRole('listitem').filter({ hasText: email })
  await expect(contact.getByText('Possible spam')).toBeVisible()
  await expect(contact.getByText(/A field that people cannot see was filled in\./)).toBeVisible()
  await expectAccessible(page, { within: 'li.enquiry' })
  await contact.getByRole('button', { name: 'Not spam' }).click()
  await expect(contact.getByText(/^Let through:/)).toBeFocused()
  await expect(contact.getByText('Possible spam')).toHaveCount(0)

  const spam = page.getByRole('main').getByRole('listitem').filter({ hasText: spammer })
  await spam.locator('summary').click()
  await expect(spam.getByRole('button', { name: 'Take it up' })).toHaveCount(0)
  await spam.getByRole('button', { name: /^Delete/ }).click()
  const question = page.getByRole('dialog', { name: `Delete what Fatou Ba ${stamp} sent?` })
  await expectAccessible(page, { within: 'dialog[open]' })
  await question.getByRole('button', { name: 'Keep it' }).click()
  await spam.getByRole('button', { name: /^Delete/ }).click()
  await question.getByRole('button', { name: 'Delete for good' }).click()
  await expect(spam).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2, name: 'Contacts' })).toBeFocused()

  await page.getByRole('link', { name: 'Outbox' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: email })).toHaveCount(1)
  await expect(page.getByRole('listitem').filter({ hasText: spammer })).toHaveCount(0)
})
