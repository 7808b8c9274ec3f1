import type { Page } from '@playwright/test'
import { STAFF } from '../helpers/prepared-house.ts'
import { expect, expectAccessible, hydrated, test } from './test.ts'

interface Stored {
  message: string
  subject: string
}

/** The demo content's Villa Teranga. */
const VILLA = 28

async function openVilla(page: Page) {
  await page.goto(`/property/${VILLA}`)
  await hydrated(page)
}

const form = (page: Page) => page.locator('#enquiry form')
const confirmation = (page: Page) => page.locator('#enquiry .sent')

async function fillIn(page: Page, message: string) {
  await form(page).getByLabel('Your name').fill('Aïssatou Diop')
  await form(page).getByLabel('E-mail').fill('aissatou@example.com')
  await form(page).getByLabel('Your message').fill(message)
}

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send the question' })

/** What staff would find, asked as staff. */
async function storedQuestions(page: Page, message: string): Promise<Stored[]> {
  await page.request.post('/api/admin/login', { data: STAFF })
  const all: Stored[] = await (await page.request.get('/api/admin/inquiries?limit=100')).json()
  return all.filter((question) => question.message === message)
}

test('A question about a home is under way once, confirmed, and read by staff with whom it came from and what it is about', {
  tag: '@journey',
}, async ({ page, context }) => {
  const message = `Is the terrace in the shade at noon? 🌴 ${Date.now()}`
  await openVilla(page)
  await fillIn(page, message)
  await page.locator('#enquiry input[name=phone]').fill('+221 77 123 45 67')
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('/api/inquiries', async (route) => {
    await held
    await route.continue()
  })
  await sendButton(page).dblclick()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await expect(confirmation(page)).toHaveCount(0)
  letGo()
  await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible()
  await expect(confirmation(page)).toContainText('your question about Villa Teranga')
  await expect(form(page).getByLabel('Your message')).toHaveValue('')
  await expectAccessible(page, { within: '#enquiry, .toasts' })
  expect(await storedQuestions(page, message)).toMatchObject([
    {
      subject: 'Villa Teranga (KN-0028)',
      name: 'Aïssatou Diop',
      email: 'aissatou@example.com',
      phone: '+221 77 123 45 67',
      propertyId: VILLA,
      status: 'open',
      locale: 'en',
      isSubjectPublic: true,
    },
  ])

  // Words for this kind of question stand nowhere: it is read as it was sent.
  const other = { propertyId: VILLA, inquiryType: 'constructor', name: 'Awa Ba', email: 'awa@example.com' }
  const data = { ...other, message: `Who keeps the key? ${message}` }
  expect((await page.request.post('/api/inquiries', { data })).status()).toBe(201)
  await page.goto('/admin/dashboard/inquiries')
  const odd = page.getByRole('listitem').filter({ hasText: data.message })
  await odd.locator('summary').click()
  await expect(odd.getByText('constructor', { exact: true })).toBeVisible()
  const question = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Aïssatou Diop' }) })
  const ours = question.filter({ hasText: message })
  await expect(ours.getByText('Open', { exact: true })).toBeVisible()
  await ours.locator('summary').click()
  await expect(ours.getByRole('link', { name: 'aissatou@example.com' })).toHaveAttribute(
    'href',
    'mailto:aissatou@example.com',
  )
  await expect(ours.getByRole('link', { name: /^Villa Teranga \(KN-/ })).toHaveAttribute('href', `/property/${VILLA}`)

  await context.addCookies([{ name: 'kais_language', value: 'fr', url: page.url() }])
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'Demandes', exact: true })).toBeVisible()
  await expect(ours.getByText('Ouverte')).toBeVisible()
})
