import type { Page } from '@playwright/test'
import { STAFF } from '../helpers/prepared-house.ts'
import { expect, expectAccessible, hydrated, test } from './test.ts'

const form = (page: Page) => page.locator('#consultation form')
const confirmation = (page: Page) => page.locator('#consultation .sent')

async function fillIn(page: Page, message: string) {
  const fields = form(page)
  await fields.getByLabel('First name', { exact: true }).fill('Ndèye')
  await fields.getByLabel('Last name', { exact: true }).fill('Sarr')
  await fields.getByLabel('E-mail').fill('ndeye@example.com')
  await fields.getByLabel('Project type').selectOption('new-construction')
  await fields.getByLabel('Timeline').selectOption('medium')
  await fields.getByLabel('Budget in euros').selectOption('30000-50000')
  await fields.getByLabel('Your message').fill(message)
}

async function storedMessages(page: Page, message: string) {
  await page.request.post('/api/admin/login', { data: STAFF })
  const answer = await page.request.get('/api/contact-submissions?limit=100')
  const all: { message: string }[] = await answer.json()
  return all.filter((submission) => submission.message === message)
}

test('A consultation is booked from Nest’s own button, once nothing is missing, and stored with every answer', async ({
  page,
}) => {
  const message = `Two rooms and a patio ${Date.now()}`
  await page.goto('/kais-nest')
  await hydrated(page)
  await page.getByRole('link', { name: 'Request a consultation' }).click()
  await expect(page).toHaveURL('/design-studio#consultation')
  await expect(page.getByRole('heading', { name: 'Request a consultation' })).toBeInViewport()
  const submit = page.getByRole('button', { name: 'Request a consultation' })
  await submit.click()
  await expect(page.getByText('Please fill this in.')).toHaveCount(4)
  await expect(page.getByText('Please choose one of the options.')).toHaveCount(3)
  await expect(form(page).getByLabel('First name', { exact: true })).toBeFocused()
  await expectAccessible(page, { within: '#consultation' })
  await fillIn(page, message)
  await form(page).getByLabel('Style').selectOption('afro-luxury')
  await submit.click()
  await expect(page.getByText('Consultation Booked!', { exact: true })).toBeVisible()
  await expect(confirmation(page)).toContainText('Your request is with the studio.')
  await expect(form(page).getByLabel('Your message')).toHaveValue('')
  await expectAccessible(page, { within: '#consultation, .toasts' })
  expect(await storedMessages(page, message)).toMatchObject([
    {
      type: 'design-consultation',
      name: 'Ndèye Sarr',
      email: 'ndeye@example.com',
      phone: null,
      locale: 'en',
      formData: {
        firstName: 'Ndèye',
        lastName: 'Sarr',
        projectType: 'new-construction',
        timeline: 'medium',
        budget: '30000-50000',
        style: 'afro-luxury',
      },
    },
  ])
})

test('Staff read the answers as words, in both languages, and what came with the link to the contact form', async ({
  staffPage: page,
  context,
}) => {
  const [rooms, flat] = [`For the studio’s eyes ${Date.now()}`, `Please look after our flat ${Date.now()}`]
  const person = { firstName: 'Ndèye', lastName: 'Sarr' }
  const project = { projectType: 'new-construction', timeline: 'medium', budget: '30000-50000' }
  const link = { serviceInterest: 'real-estate', subject: 'property-management' }
  for (const submission of [
    { type: 'design-consultation', message: rooms, formData: { ...person, ...project } },
    { type: 'general', message: flat, formData: { ...person, ...link } },
  ]) {
    const data = { name: 'Ndèye Sarr', email: 'ndeye@example.com', ...submission }
    expect((await page.request.post('/api/contact', { data })).status()).toBe(201)
  }

  await page.goto('/admin/dashboard/contacts')
  const request = (message: string) => page.getByRole('listitem').filter({ hasText: message })
  await request(flat).locator('summary').click()
  await expect(request(flat).getByText('property management')).toBeVisible()
  await request(rooms).locator('summary').click()
  for (const words of ['Design consultation', 'New construction', 'Medium (3-6 months)', '€30,000-50,000'])
    await expect(request(rooms).getByText(words, { exact: true })).toBeVisible()
  await context.addCookies([{ name: 'kais_language', value: 'fr', url: page.url() }])
  await page.reload()
  await request(rooms).locator('summary').click()
  for (const words of ['Construction neuve', 'Moyen (3 à 6\u00a0mois)', '30\u202f000 à 50\u202f000\u00a0€'])
    await expect(request(rooms).getByText(words, { exact: true })).toBeVisible()
})
