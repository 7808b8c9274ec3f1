import type { Page } from '@playwright/test'
import { partnershipMessages } from '#features/media/partnership/partnership-messages.ts'
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
  await expect(page.locator('#partnership .sent')).toContainText(words.sentNote)
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
