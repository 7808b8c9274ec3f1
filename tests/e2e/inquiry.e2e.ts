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
const confirmation = (page: Page) => page.locator('#enquiry').getByRole('status')

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

test('A question about a home is confirmed and stays confirmed', async ({ page }) => {
  const message = `Is the terrace in the shade at noon? 🌴 ${Date.now()}`
  await openVilla(page)
  await fillIn(page, message)
  await page.locator('#enquiry input[name=phone]').fill('+221 77 123 45 67')
  await sendButton(page).click()
  await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible()
  await expect(confirmation(page)).toContainText('Your question about Villa Teranga')
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
})

test('The form says at each field what is missing and leads to the first', async ({ page }) => {
  await page.goto(`/fr/property/${VILLA}`)
  await hydrated(page)
  await page.locator('#enquiry input[name=email]').fill('aissatou')
  await page.locator('#enquiry input[name=phone]').fill('tomorrow')
  await page.getByRole('button', { name: 'Envoyer la question' }).click()
  const required = 'Merci de remplir ce champ.'
  await expect(page.getByText(required)).toHaveCount(2)
  await expect(page.getByText('Cette adresse semble incomplète. Exemple\u00a0: awa@example.com')).toHaveCount(1)
  await expect(page.getByText(/^Merci d’écrire un numéro avec des chiffres/)).toHaveCount(1)
  await expect(form(page).getByLabel('Votre nom')).toBeFocused()
  await expect(form(page).getByLabel('Votre nom')).toHaveAccessibleDescription(required)
  await expectAccessible(page, { within: '#enquiry' })
})

test('Staff read the question, whom it came from, and what it is about, in both languages', async ({
  staffPage: page,
  context,
}) => {
  const message = `Who keeps the key? ${Date.now()}`
  // Words for this kind of question stand nowhere: it is read as it was sent.
  const data = { propertyId: VILLA, inquiryType: 'constructor', name: 'Aïssatou Diop', email: 'aissatou@example.com' }
  expect((await page.request.post('/api/inquiries', { data: { ...data, message } })).status()).toBe(201)

  await page.goto('/admin/dashboard')
  await page.getByRole('link', { name: 'Enquiries', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Enquiries' })).toBeVisible()
  const question = page.getByRole('listitem').filter({ hasText: message })
  await expect(question.getByRole('heading', { name: 'Aïssatou Diop' })).toBeVisible()
  await expect(question.getByText('Open', { exact: true })).toBeVisible()
  await question.locator('summary').click()
  await expect(question.getByText('constructor', { exact: true })).toBeVisible()
  await expect(question.getByRole('link', { name: 'aissatou@example.com' })).toHaveAttribute(
    'href',
    'mailto:aissatou@example.com',
  )
  await expect(question.getByRole('link', { name: /^Villa Teranga \(KN-/ })).toHaveAttribute(
    'href',
    `/property/${VILLA}`,
  )

  await context.addCookies([{ name: 'kais_language', value: 'fr', url: page.url() }])
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'Demandes', exact: true })).toBeVisible()
  await expect(question.getByText('Ouverte')).toBeVisible()
})

test('While it is on its way the button says so and takes no second press', async ({ page }) => {
  const message = `Twice on a slow line ${Date.now()}`
  await openVilla(page)
  await fillIn(page, message)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('/api/inquiries', async (route) => {
    await held
    await route.continue()
  })
  await sendButton(page).dblclick()
  const button = page.getByRole('button', { name: 'Sending...' })
  await expect(button).toBeDisabled()
  await expect(confirmation(page)).toHaveCount(0)
  letGo()
  await expect(confirmation(page)).toBeVisible()
  expect(await storedQuestions(page, message)).toHaveLength(1)
})

test.describe('When it cannot be sent', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('nothing typed is lost, and trying again stores the question once', async ({ page }) => {
    const message = `From a bad line ${Date.now()}`
    await openVilla(page)
    await fillIn(page, message)
    await page.route('/api/inquiries', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await sendButton(page).click()
    await expect(page.getByText('Failed to send message. Please try again.', { exact: true })).toBeVisible()
    await expect(confirmation(page)).toHaveCount(0)
    await expect(form(page).getByLabel('Your message')).toHaveValue(message)
    await page.unroute('/api/inquiries')
    await sendButton(page).click()
    await expect(confirmation(page)).toBeVisible()
    expect(await storedQuestions(page, message)).toHaveLength(1)
  })

  test('an edited retry is a question of its own, and going back to the first words stores nothing twice', async ({
    page,
  }) => {
    const message = `First words ${Date.now()}`
    const edited = `${message}, and a few more`
    await openVilla(page)
    await fillIn(page, message)
    await page.route('/api/inquiries', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    const send = sendButton(page)
    // The toast of the test above goes after five seconds, which a busy machine may miss.
    const sendInVain = async () => {
      const failed = page.waitForEvent('requestfailed')
      await send.click()
      await failed
      await expect(send).toBeEnabled()
    }
    await sendInVain()
    await form(page).getByLabel('Your message').fill(edited)
    await sendInVain()
    await page.unroute('/api/inquiries')
    await form(page).getByLabel('Your message').fill(message)
    await send.click()
    await expect(confirmation(page)).toBeVisible()
    expect(await storedQuestions(page, message)).toHaveLength(1)
    expect(await storedQuestions(page, edited)).toHaveLength(1)
  })

  test('because the home has left the site meanwhile, the form says that and keeps the text', async ({ page }) => {
    const message = `Too late? ${Date.now()}`
    await openVilla(page)
    await fillIn(page, message)
    await page.locator('#enquiry input[name=propertyId]').evaluate((input: HTMLInputElement) => {
      input.value = '2000000000'
    })
    await sendButton(page).click()
    await expect(form(page).getByText(/^This is no longer on the site/)).toBeVisible()
    await expect(form(page).getByLabel('Your message')).toHaveValue(message)
    await expectAccessible(page, { within: '#enquiry' })
  })
})
