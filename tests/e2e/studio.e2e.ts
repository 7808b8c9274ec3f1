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
    style: 'Style',
    submit: 'Book the consultation',
    submitting: 'Submitting...',
    sent: 'Consultation Booked!',
    note: 'Your request is with the studio.',
    required: 'Please fill this in.',
    choose: 'Please choose one of the options.',
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
    style: 'Style',
    submit: 'Réserver la consultation',
    submitting: 'Envoi en cours…',
    sent: 'Consultation réservée\u202f!',
    note: 'Votre demande est parvenue au studio.',
    required: 'Merci de remplir ce champ.',
    choose: 'Merci de choisir l’une des options.',
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

test('The form offers exactly the answers of the specification', async ({ page }) => {
  await page.goto('/design-studio')
  const options = (label: string) => form(page).getByLabel(label).locator('option:not([value=""])')
  await expect(options('Project type')).toHaveText([
    'Residential',
    'Commercial',
    'Renovation',
    'New construction',
    'Consultation',
  ])
  await expect(options('Timeline')).toHaveText([
    'Immediate (within 1 month)',
    'Short (1-3 months)',
    'Medium (3-6 months)',
    'Long (6+ months)',
  ])
  await expect(options('Budget in euros')).toHaveText([
    'Consultation only',
    '€5,000-15,000',
    '€15,000-30,000',
    '€30,000-50,000',
    '€50,000+',
  ])
  await expect(options('Style')).toHaveText([
    'Afro-luxury',
    'Contemporary',
    'Minimalist',
    'Traditional',
    'Eclectic',
    'Other',
  ])
  await expect(form(page).getByLabel('Your message')).toHaveAttribute('rows', '4')
})

for (const [language, words] of Object.entries(WORDS)) {
  test(`A consultation is booked and stored with every answer (${language})`, async ({ page }) => {
    const message = `Two rooms and a patio ${language} ${Date.now()}`
    await page.goto(words.path)
    await hydrated(page)
    await fillIn(page, words, message)
    await form(page).getByLabel(words.style).selectOption('afro-luxury')
    await page.getByRole('button', { name: words.submit }).click()
    await expect(page.getByText(words.sent, { exact: true })).toBeVisible()
    await expect(confirmation(page)).toContainText(words.note)
    await expect(form(page).getByLabel(words.message)).toHaveValue('')
    await expectAccessible(page)
    expect(await storedMessages(page, message)).toMatchObject([
      {
        type: 'design-consultation',
        name: 'Ndèye Sarr',
        email: 'ndeye@example.com',
        phone: null,
        locale: language,
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

  test(`An empty form says at each field what is missing (${language})`, async ({ page }) => {
    await page.goto(words.path)
    await hydrated(page)
    await page.getByRole('button', { name: words.submit }).click()
    await expect(page.getByText(words.required)).toHaveCount(4)
    await expect(page.getByText(words.choose)).toHaveCount(3)
    await expect(form(page).getByLabel(words.firstName, { exact: true })).toBeFocused()
    await expectAccessible(page)
  })
}

test('The page tells what the studio thinks and does', async ({ page }) => {
  await page.goto('/design-studio')
  await expect(
    page.getByRole('region', { name: 'How we think about a room' }).getByRole('paragraph').first(),
  ).toBeVisible()
  const services = page.getByRole('region', { name: 'What the studio does' })
  for (const service of ['Residential', 'Commercial', 'Renovation', 'New construction', 'Consultation']) {
    await expect(services.getByText(service, { exact: true })).toBeVisible()
  }
})

test('What accompanies a project is named, for homes and for businesses, with the scheduler beside it', async ({
  page,
}) => {
  await page.goto('/kais-nest')
  const section = page.getByRole('region', { name: 'Project accompaniment' })
  await expect(section).toContainText('residential and commercial projects')
  await expect(section.getByRole('heading', { level: 3 })).toHaveText([
    'Management',
    'Regular reporting',
    'Expert coordination',
    'Quality assurance',
  ])
  await expect(section.getByRole('link', { name: /Book a project call/ })).toHaveAttribute('target', '_blank')
})

test('The buttons of the page and of Nest lead to the form; the scheduler stays beside it', async ({ page }) => {
  await page.goto('/kais-nest')
  await hydrated(page)
  await page.getByRole('link', { name: 'Book a consultation' }).click()
  await expect(page).toHaveURL('/design-studio#consultation')
  await expect(page.getByRole('heading', { name: 'It begins with a conversation' })).toBeInViewport()
  const booking = page.getByRole('link', { name: 'Book a consultation' })
  await expect(booking).toHaveAttribute('href', '#consultation')
  await expect(page.getByRole('link', { name: /^Or choose a time for a call/ }).last()).toHaveAttribute(
    'target',
    '_blank',
  )
})

test('Staff read the answers as words, in both languages', async ({ staffPage: page, context }) => {
  const message = `For the studio’s eyes ${Date.now()}`
  await page.goto('/design-studio')
  await hydrated(page)
  await fillIn(page, WORDS.en, message)
  await page.getByRole('button', { name: WORDS.en.submit }).click()
  await expect(confirmation(page)).toBeVisible()

  await page.goto('/admin/dashboard/contacts')
  const request = page.getByRole('listitem').filter({ hasText: message })
  await request.locator('summary').click()
  for (const answer of ['Design consultation', 'New construction', 'Medium (3-6 months)', '€30,000-50,000'])
    await expect(request.getByText(answer, { exact: true })).toBeVisible()
  await context.addCookies([{ name: 'kais_language', value: 'fr', url: page.url() }])
  await page.reload()
  await request.locator('summary').click()
  for (const answer of ['Construction neuve', 'Moyen (3 à 6\u00a0mois)', '30\u202f000 à 50\u202f000\u00a0€'])
    await expect(request.getByText(answer, { exact: true })).toBeVisible()
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

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false, isReturning: false, expectedErrors: [/400 \(Bad Request\)/] })

  for (const [language, words] of Object.entries(WORDS)) {
    test(`the form is a plain post that keeps what was typed and chosen (${language})`, async ({ page }) => {
      const message = `No script here ${language} ${Date.now()}`
      await page.goto(words.path)
      await form(page).getByLabel(words.message).fill(message)
      await form(page).getByLabel(words.timeline).selectOption('long')
      await page.getByRole('button', { name: words.submit }).click()
      await expect(page.getByText(words.choose).first()).toBeVisible()
      await expect(form(page).getByLabel(words.message)).toHaveValue(message)
      await expect(form(page).getByLabel(words.timeline)).toHaveValue('long')
      await fillIn(page, words, message)
      await page.getByRole('button', { name: words.submit }).click()
      await expect(page).toHaveURL(`${words.path}?booked=1#consultation`)
      await expect(confirmation(page)).toContainText(words.sent)
      expect(await storedMessages(page, message)).toHaveLength(1)
    })
  }

  test('a double tap books one consultation', async ({ page }) => {
    const message = `Twice without a script ${Date.now()}`
    await page.goto('/design-studio')
    await fillIn(page, WORDS.en, message)
    await page.getByRole('button', { name: WORDS.en.submit }).dblclick()
    await expect(confirmation(page)).toContainText(WORDS.en.sent)
    expect(await storedMessages(page, message)).toHaveLength(1)
  })
})

for (const { nest, start, contact, about, label, fees } of [
  {
    nest: '/kais-nest',
    start: 'Get started',
    contact: '/contact?subject=property-management',
    about: 'About: property management',
    label: 'What it is about',
    fees: ['8% of the monthly rent', '15% of the rental income'],
  },
  {
    nest: '/fr/kais-nest',
    start: 'Commencer',
    contact: '/fr/contact?subject=property-management',
    about: 'À propos\u00a0: la gestion locative',
    label: 'Sujet',
    fees: ['8\u00a0% du loyer mensuel', '15\u00a0% des revenus locatifs'],
  },
]) {
  test(`${nest} names both fees, and its start button opens the contact form with the subject filled in`, async ({
    page,
  }) => {
    await page.goto(nest)
    await hydrated(page)
    for (const fee of fees) await expect(page.getByText(fee)).toBeVisible()
    await page.getByRole('link', { name: start }).click()
    await expect(page).toHaveURL(contact)
    await expect(page.getByText(about)).toBeVisible()
    await expect(page.getByLabel(label)).toHaveValue('real-estate')
  })
}

test('What came with the link to the contact form reaches staff; a subject nobody knows is ignored', async ({
  page,
}) => {
  const message = `Please look after our flat ${Date.now()}`
  await page.goto('/contact?subject=%3Cscript%3E')
  await expect(page.getByText(/^About:/)).toHaveCount(0)
  await expect(page.getByLabel('What it is about')).toHaveValue('')

  await page.goto('/contact?subject=property-management')
  await hydrated(page)
  await page.getByLabel('First name').fill('Ibrahima')
  await page.getByLabel('Last name').fill('Ba')
  await page.getByLabel('E-mail').fill('ibrahima@example.com')
  await page.getByLabel('Your message').fill(message)
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible()
  expect(await storedMessages(page, message)).toMatchObject([
    { formData: { serviceInterest: 'real-estate', subject: 'property-management' } },
  ])
  await page.goto('/admin/dashboard/contacts')
  const request = page.getByRole('listitem').filter({ hasText: message })
  await request.locator('summary').click()
  await expect(request.getByText('property management')).toBeVisible()
})
