import type { Page } from '@playwright/test'
import { STAFF } from '../helpers/prepared-house.ts'
import { expect, expectAccessible, hydrated, test } from './test.ts'

const WORDS = {
  en: {
    path: '/design-studio',
    firstName: 'First name',
    lastName: 'Last name',
    message: 'Your message',
    projectType: 'Project type',
    timeline: 'Timeline',
    budget: 'Budget in euros',
    submit: 'Book the consultation',
    error: 'Failed to submit consultation request. Please try again.',
  },
  fr: {
    path: '/fr/design-studio',
    firstName: 'Prénom',
    lastName: 'Nom',
    message: 'Votre message',
    projectType: 'Type de projet',
    timeline: 'Délai',
    budget: 'Budget en euros',
    submit: 'Réserver la consultation',
    error: 'L’envoi de la demande de consultation a échoué. Merci de réessayer.',
  },
} as const
type Words = (typeof WORDS)[keyof typeof WORDS]

const form = (page: Page) => page.locator('#consultation form')
const confirmation = (page: Page) => page.locator('#consultation').getByRole('status')

async function fillIn(page: Page, words: Words, message: string) {
  const fields = form(page)
  await fields.getByLabel(words.firstName, { exact: true }).fill('Ndèye')
  await fields.getByLabel(words.lastName, { exact: true }).fill('Sarr')
  await fields.getByLabel('E-mail').fill('ndeye@example.com')
  await fields.getByLabel(words.projectType).selectOption('new-construction')
  await fields.getByLabel(words.timeline).selectOption('medium')
  await fields.getByLabel(words.budget).selectOption('30000-50000')
  await fields.getByLabel(words.message).fill(message)
}

async function storedMessages(page: Page, message: string) {
  await page.request.post('/api/admin/login', { data: STAFF })
  const answer = await page.request.get('/api/contact-submissions?limit=100')
  const all: { message: string }[] = await answer.json()
  return all.filter((submission) => submission.message === message)
}

test('A consultation is booked from Nest’s own button and stored with every answer', async ({ page }) => {
  const message = `Two rooms and a patio ${Date.now()}`
  await page.goto('/kais-nest')
  await hydrated(page)
  await page.getByRole('link', { name: 'Book a consultation' }).click()
  await expect(page).toHaveURL('/design-studio#consultation')
  await expect(page.getByRole('heading', { name: 'It begins with a conversation' })).toBeInViewport()
  await fillIn(page, WORDS.en, message)
  await form(page).getByLabel('Style').selectOption('afro-luxury')
  await page.getByRole('button', { name: WORDS.en.submit }).click()
  await expect(page.getByText('Consultation Booked!', { exact: true })).toBeVisible()
  await expect(confirmation(page)).toContainText('Your request is with the studio.')
  await expect(form(page).getByLabel(WORDS.en.message)).toHaveValue('')
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

test('An empty form says at each field what is missing', async ({ page }) => {
  await page.goto('/design-studio')
  await hydrated(page)
  await page.getByRole('button', { name: WORDS.en.submit }).click()
  await expect(page.getByText('Please fill this in.')).toHaveCount(4)
  await expect(page.getByText('Please choose one of the options.')).toHaveCount(3)
  await expect(form(page).getByLabel('First name', { exact: true })).toBeFocused()
  await expectAccessible(page, { within: '#consultation' })
})

test('Staff read the answers as words, in both languages, and what came with the link to the contact form', async ({
  staffPage: page,
  context,
}) => {
  const [rooms, flat] = [`For the studio’s eyes ${Date.now()}`, `Please look after our flat ${Date.now()}`]
  const answer = await page.request.post('/api/contact', {
    data: {
      type: 'design-consultation',
      name: 'Ndèye Sarr',
      email: 'ndeye@example.com',
      message: rooms,
      formData: {
        firstName: 'Ndèye',
        lastName: 'Sarr',
        projectType: 'new-construction',
        timeline: 'medium',
        budget: '30000-50000',
      },
    },
  })
  expect(answer.status()).toBe(201)
  await page.goto('/contact?subject=property-management')
  await hydrated(page)
  await page.getByLabel('First name').fill('Ibrahima')
  await page.getByLabel('Last name').fill('Ba')
  await page.getByLabel('E-mail').fill('ibrahima@example.com')
  await page.getByLabel('Your message').fill(flat)
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible()

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

test.describe('When the answer is lost on the way', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  for (const [language, words] of Object.entries(WORDS)) {
    test(`what was typed and chosen stays (${language})`, async ({ page }) => {
      const message = `From a bad line ${language} ${Date.now()}`
      await page.goto(words.path)
      await hydrated(page)
      await fillIn(page, words, message)
      await page.route('/api/contact', (route) => route.abort('connectionreset'))
      await page.getByRole('button', { name: words.submit }).click()
      await expect(page.getByText(words.error, { exact: true })).toBeVisible()
      await expect(form(page).getByLabel(words.message)).toHaveValue(message)
      await expect(form(page).getByLabel(words.budget)).toHaveValue('30000-50000')
      await page.unroute('/api/contact')
      await page.getByRole('button', { name: words.submit }).click()
      await expect(confirmation(page)).toBeVisible()
      expect(await storedMessages(page, message)).toHaveLength(1)
    })
  }
})
