import type { Page } from '@playwright/test'
import { partnershipMessages } from '#features/enquiries/partnership/partnership-messages.ts'
import { STAFF } from '../helpers/prepared-house.ts'
import { expect, hydrated, test } from './test.ts'

const form = (page: Page) => page.locator('#partnership form')
const send = (page: Page) => form(page).locator('button[type=submit]')

async function fillIn(page: Page, vision: string) {
  const fields = form(page)
  await fields.locator('[name=partnershipInterest][value=custom-content]').check()
  await fields.locator('[name=partnershipVision]').fill(vision)
  await fields.locator('[name=companyName]').fill('Atelier «Sahel» & fils')
  await fields.locator('[name=contactPerson]').fill('Binta Sarr')
  await fields.locator('[name=email]').fill('binta@example.com')
}

async function stored(page: Page, vision: string) {
  await page.request.post('/api/admin/login', { data: STAFF })
  const answer = await page.request.get('/api/contact-submissions?limit=100')
  const all: { message: string }[] = await answer.json()
  return all.filter(({ message }) => message === vision)
}

test('A proposal is sent once, and staff read every answer in words, none of them twice', async ({
  staffPage: page,
}) => {
  const words = partnershipMessages.en
  const vision = `Six letters from Dakar ${Date.now()}`
  await page.goto('/kais-media#partnership')
  await hydrated(page)
  await fillIn(page, vision)
  await send(page).dblclick()
  await expect(page.getByText('Partnership Inquiry Submitted!', { exact: true })).toBeVisible()
  await expect(form(page).getByRole('status')).toContainText(words.sentNote)
  await expect(form(page).locator('[name=companyName]')).toHaveValue('')
  expect(await stored(page, vision)).toMatchObject([
    {
      type: 'media-partnership',
      name: 'Binta Sarr',
      phone: null,
      formData: {
        companyName: 'Atelier «Sahel» & fils',
        contactPerson: 'Binta Sarr',
        partnershipInterest: 'custom-content',
        partnershipVision: vision,
      },
    },
  ])

  await page.goto('/admin/dashboard/contacts')
  const request = page.getByRole('listitem').filter({ hasText: vision })
  await request.locator('summary').click()
  await expect(request.getByText(vision)).toHaveCount(1)
  for (const answer of ['Media partnership', 'Custom content', 'Atelier «Sahel» & fils'])
    await expect(request.getByText(answer, { exact: true })).toBeVisible()
})

test('Every mistake is named at its field before anything is sent, and the first takes the focus', async ({ page }) => {
  await page.goto('/kais-media')
  await hydrated(page)
  await send(page).click()
  const required = form(page).getByText('Please fill this in.')
  await expect(form(page).getByText('Please choose one of the options.')).toHaveCount(1)
  await expect(required).toHaveCount(4)
  await expect(form(page).locator('[name=partnershipInterest]').first()).toBeFocused()
  await fillIn(page, '   ')
  await form(page).locator('[name=email]').fill('binta@')
  await form(page).locator('[name=phone]').fill('call me')
  await send(page).click()
  await expect(form(page).getByText('This address does not look complete. Example: awa@example.com')).toBeVisible()
  await expect(form(page).getByText(/^Please write a phone number with digits/)).toBeVisible()
  await expect(required).toHaveCount(1)
  await expect(form(page).locator('[name=partnershipVision]')).toBeFocused()
})

test.describe('When the answer is lost on the way', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('a notice says so, and everything typed and chosen stays for the next try', async ({ page }) => {
    const words = partnershipMessages.fr
    const vision = `Depuis une mauvaise ligne ${Date.now()}`
    await page.goto('/fr/kais-media')
    await hydrated(page)
    await fillIn(page, vision)
    await page.route('/api/contact', (route) => route.abort('connectionreset'))
    await send(page).click()
    await expect(page.getByText(words.errorText, { exact: true })).toBeVisible()
    await expect(form(page).locator('[name=partnershipVision]')).toHaveValue(vision)
    await expect(form(page).locator('[value=custom-content]')).toBeChecked()
    await page.unroute('/api/contact')
    await send(page).click()
    await expect(page.getByText(words.sentTitle, { exact: true })).toBeVisible()
    expect(await stored(page, vision)).toHaveLength(1)
  })
})
