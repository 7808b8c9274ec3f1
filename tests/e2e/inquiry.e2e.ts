import type { Page } from '@playwright/test'
import { STAFF } from '../helpers/prepared-house.ts'
import { expect, expectAccessible, hydrated, test } from './test.ts'

interface Stored {
  message: string
  subject: string
}

const WORDS = {
  en: {
    prefix: '',
    name: 'Your name',
    message: 'Your message',
    send: 'Send the question',
    sent: 'Message Sent!',
    note: 'Your question about Villa Teranga',
    required: 'Please fill this in.',
    email: 'This address does not look complete. Example: awa@example.com',
    phone: 'Please write a phone number with digits, for example +221 77 000 00 00.',
  },
  fr: {
    prefix: '/fr',
    name: 'Votre nom',
    message: 'Votre message',
    send: 'Envoyer la question',
    sent: 'Message envoyé\u202f!',
    note: 'Votre question sur Villa Teranga',
    required: 'Merci de remplir ce champ.',
    email: 'Cette adresse semble incomplète. Exemple\u00a0: awa@example.com',
    phone: 'Merci d’écrire un numéro avec des chiffres, par exemple +221 77 000 00 00.',
  },
} as const
type Words = (typeof WORDS)[keyof typeof WORDS]

/** The demo content's villa, found as a visitor finds it. */
async function villaTeranga(page: Page): Promise<number> {
  const answer = await page.request.get('/api/properties?search=Teranga')
  const [villa]: { id: number }[] = await answer.json()
  if (!villa) throw new Error('The demo content has no Villa Teranga.')
  return villa.id
}

async function openVilla(page: Page, { prefix }: Words) {
  await page.goto(`${prefix}/property/${await villaTeranga(page)}`)
  await hydrated(page)
  return form(page)
}

const form = (page: Page) => page.locator('#enquiry form')
const confirmation = (page: Page) => page.locator('#enquiry').getByRole('status')

async function fillIn(page: Page, words: Words, message: string) {
  await form(page).getByLabel(words.name).fill('Aïssatou Diop')
  await form(page).getByLabel('E-mail').fill('aissatou@example.com')
  await form(page).getByLabel(words.message).fill(message)
}

/** What staff would find, asked as staff. */
async function storedQuestions(page: Page, message: string): Promise<Stored[]> {
  await page.request.post('/api/admin/login', { data: STAFF })
  const all: Stored[] = await (await page.request.get('/api/admin/inquiries?limit=100')).json()
  return all.filter((question) => question.message === message)
}

for (const [language, words] of Object.entries(WORDS)) {
  test(`A question about a home is confirmed and stays confirmed (${language})`, async ({ page }) => {
    const message = `Is the terrace in the shade at noon? 🌴 ${language} ${Date.now()}`
    await openVilla(page, words)
    await fillIn(page, words, message)
    await page.locator('#enquiry input[name=phone]').fill('+221 77 123 45 67')
    await page.getByRole('button', { name: words.send }).click()
    await expect(page.getByText(words.sent, { exact: true })).toBeVisible()
    await expect(confirmation(page)).toContainText(words.note)
    await expect(form(page).getByLabel(words.message)).toHaveValue('')
    if (language === 'en') await expectAccessible(page)
    expect(await storedQuestions(page, message)).toMatchObject([
      {
        subject: expect.stringMatching(/^Villa Teranga \(KN-\d{4}\)$/),
        name: 'Aïssatou Diop',
        email: 'aissatou@example.com',
        phone: '+221 77 123 45 67',
        propertyId: await villaTeranga(page),
        status: 'open',
        locale: language,
        isSubjectPublic: true,
      },
    ])
  })

  test(`The form says at each field what is missing and leads to the first (${language})`, async ({ page }) => {
    await openVilla(page, words)
    await page.locator('#enquiry input[name=email]').fill('aissatou')
    await page.locator('#enquiry input[name=phone]').fill('tomorrow')
    await page.getByRole('button', { name: words.send }).click()
    await expect(page.getByText(words.required)).toHaveCount(2)
    await expect(page.getByText(words.email)).toHaveCount(1)
    await expect(page.getByText(words.phone)).toHaveCount(1)
    await expect(form(page).getByLabel(words.name)).toBeFocused()
    await expect(form(page).getByLabel(words.name)).toHaveAccessibleDescription(words.required)
    if (language === 'fr') await expectAccessible(page)
  })
}

test('Staff read the question, whom it came from, and what it is about, in both languages', async ({
  staffPage: page,
  context,
}) => {
  const message = `Who keeps the key? ${Date.now()}`
  await openVilla(page, WORDS.en)
  await fillIn(page, WORDS.en, message)
  await page.getByRole('button', { name: WORDS.en.send }).click()
  await expect(confirmation(page)).toBeVisible()

  await page.goto('/admin/dashboard')
  await page.getByRole('link', { name: 'Enquiries', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Enquiries' })).toBeVisible()
  const question = page.getByRole('listitem').filter({ hasText: message })
  await expect(question.getByRole('heading', { name: 'Aïssatou Diop' })).toBeVisible()
  await expect(question.getByText('Open', { exact: true })).toBeVisible()
  await question.locator('summary').click()
  await expect(question.getByRole('link', { name: 'aissatou@example.com' })).toHaveAttribute(
    'href',
    'mailto:aissatou@example.com',
  )
  await expect(question.getByRole('link', { name: /^Villa Teranga \(KN-/ })).toHaveAttribute(
    'href',
    `/property/${await villaTeranga(page)}`,
  )

  await context.addCookies([{ name: 'kais_language', value: 'fr', url: page.url() }])
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'Demandes', exact: true })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: message }).getByText('Ouverte')).toBeVisible()
})

test('Staff read a kind of question that has no words here as it was sent', async ({ staffPage: page }) => {
  const message = `Of a strange kind ${Date.now()}`
  const answer = await page.request.post('/api/inquiries', {
    data: {
      propertyId: await villaTeranga(page),
      inquiryType: 'constructor',
      name: 'Aïssatou Diop',
      email: 'aissatou@example.com',
      message,
    },
  })
  expect(answer.status()).toBe(201)
  await page.goto('/admin/dashboard/inquiries')
  const question = page.getByRole('listitem').filter({ hasText: message })
  await question.locator('summary').click()
  await expect(question.getByText('constructor', { exact: true })).toBeVisible()
})

test('A double click sends one question', async ({ page }) => {
  const message = `Twice in a hurry ${Date.now()}`
  await openVilla(page, WORDS.en)
  await fillIn(page, WORDS.en, message)
  await page.getByRole('button', { name: WORDS.en.send }).dblclick()
  await expect(confirmation(page)).toBeVisible()
  expect(await storedQuestions(page, message)).toHaveLength(1)
})

test('While it is on its way the button says so and takes no second press', async ({ page }) => {
  await openVilla(page, WORDS.en)
  await fillIn(page, WORDS.en, `On a slow line ${Date.now()}`)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('/api/inquiries', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: WORDS.en.send }).click()
  const button = page.getByRole('button', { name: 'Sending...' })
  await expect(button).toBeDisabled()
  await expect(confirmation(page)).toHaveCount(0)
  letGo()
  await expect(confirmation(page)).toBeVisible()
})

test.describe('When it cannot be sent', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('nothing typed is lost, and trying again stores the question once', async ({ page }) => {
    const message = `From a bad line ${Date.now()}`
    await openVilla(page, WORDS.en)
    await fillIn(page, WORDS.en, message)
    await page.route('/api/inquiries', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await page.getByRole('button', { name: WORDS.en.send }).click()
    await expect(page.getByText('Failed to send message. Please try again.', { exact: true })).toBeVisible()
    await expect(confirmation(page)).toHaveCount(0)
    await expect(form(page).getByLabel(WORDS.en.message)).toHaveValue(message)
    await page.unroute('/api/inquiries')
    await page.getByRole('button', { name: WORDS.en.send }).click()
    await expect(confirmation(page)).toBeVisible()
    expect(await storedQuestions(page, message)).toHaveLength(1)
  })

  test('an edited retry is a question of its own, and going back to the first words stores nothing twice', async ({
    page,
  }) => {
    const message = `First words ${Date.now()}`
    const edited = `${message}, and a few more`
    await openVilla(page, WORDS.en)
    await fillIn(page, WORDS.en, message)
    await page.route('/api/inquiries', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    const send = page.getByRole('button', { name: WORDS.en.send })
    // The toast of the test above goes after five seconds, which a busy machine may miss.
    const sendInVain = async () => {
      const failed = page.waitForEvent('requestfailed')
      await send.click()
      await failed
      await expect(send).toBeEnabled()
    }
    await sendInVain()
    await form(page).getByLabel(WORDS.en.message).fill(edited)
    await sendInVain()
    await page.unroute('/api/inquiries')
    await form(page).getByLabel(WORDS.en.message).fill(message)
    await send.click()
    await expect(confirmation(page)).toBeVisible()
    expect(await storedQuestions(page, message)).toHaveLength(1)
    expect(await storedQuestions(page, edited)).toHaveLength(1)
  })

  test('because the home has left the site meanwhile, the form says that and keeps the text', async ({ page }) => {
    const message = `Too late? ${Date.now()}`
    await openVilla(page, WORDS.en)
    await fillIn(page, WORDS.en, message)
    await page.locator('#enquiry input[name=propertyId]').evaluate((input: HTMLInputElement) => {
      input.value = '2000000000'
    })
    await page.getByRole('button', { name: WORDS.en.send }).click()
    await expect(form(page).getByText(/^This is no longer on the site/)).toBeVisible()
    await expect(form(page).getByLabel(WORDS.en.message)).toHaveValue(message)
    await expectAccessible(page)
  })
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false, isReturning: false, expectedErrors: [/400 \(Bad Request\)/] })

  for (const [language, words] of Object.entries(WORDS)) {
    test(`the form is a plain post: mistakes keep what was typed, success is confirmed (${language})`, async ({
      page,
    }) => {
      const message = `No script here ${language} ${Date.now()}`
      const address = `${words.prefix}/property/${await villaTeranga(page)}`
      await page.goto(address)
      await form(page).getByLabel(words.message).fill(message)
      await page.getByRole('button', { name: words.send }).click()
      await expect(page.getByText(words.required).first()).toBeVisible()
      await expect(form(page).getByLabel(words.message)).toHaveValue(message)
      await fillIn(page, words, message)
      await page.getByRole('button', { name: words.send }).click()
      await expect(page).toHaveURL(`${address}?asked=1#enquiry`)
      await expect(confirmation(page)).toContainText(words.sent)
      await expect(confirmation(page)).toContainText(words.note)
      expect(await storedQuestions(page, message)).toHaveLength(1)
    })
  }

  test('a double tap sends one question', async ({ page }) => {
    const message = `Twice without a script ${Date.now()}`
    await page.goto(`/property/${await villaTeranga(page)}`)
    await fillIn(page, WORDS.en, message)
    await page.getByRole('button', { name: WORDS.en.send }).dblclick()
    await expect(confirmation(page)).toContainText(WORDS.en.sent)
    expect(await storedQuestions(page, message)).toHaveLength(1)
  })
})
