import type { Page } from '@playwright/test'
import { STAFF } from '../helpers/prepared-house.ts'
import { expect, expectAccessible, hydrated, test } from './test.ts'

async function fillIn(page: Page, message: string) {
  await page.getByLabel('First name').fill('Aïssatou')
  await page.getByLabel('Last name').fill('Diop')
  await page.getByLabel('E-mail').fill('aissatou@example.com')
  await page.getByLabel('What it is about').selectOption('real-estate')
  await page.getByLabel('Your message').fill(message)
}

/** What staff would find, asked as staff. */
async function storedMessages(page: Page, message: string) {
  await page.request.post('/api/admin/login', { data: STAFF })
  const answer = await page.request.get('/api/contact-submissions?limit=100')
  const all: { message: string }[] = await answer.json()
  return all.filter((submission) => submission.message === message)
}

test('A message is confirmed, the form is empty again, and staff find every field', async ({ page }) => {
  const message = `Is the villa still open? 🌴 ${Date.now()}`
  await page.goto('/contact')
  await hydrated(page)
  await fillIn(page, message)
  await page.getByLabel('Phone').fill('+221 77 123 45 67')
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByLabel('Your message')).toHaveValue('')
  expect(await storedMessages(page, message)).toMatchObject([
    {
      type: 'general',
      name: 'Aïssatou Diop',
      email: 'aissatou@example.com',
      phone: '+221 77 123 45 67',
      status: 'new',
      locale: 'en',
      formData: { firstName: 'Aïssatou', lastName: 'Diop', serviceInterest: 'real-estate' },
    },
  ])
})

for (const { path, send, required, choose, email } of [
  {
    path: '/contact',
    send: 'Send the message',
    required: 'Please fill this in.',
    choose: 'Please choose one of the options.',
    email: 'This address does not look complete. Example: awa@example.com',
  },
  {
    path: '/fr/contact',
    send: 'Envoyer le message',
    required: 'Merci de remplir ce champ.',
    choose: 'Merci de choisir l’une des options.',
    email: 'Cette adresse semble incomplète. Exemple\u00a0: awa@example.com',
  },
]) {
  test(`${path} says at each field what is missing and leads to the first`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    await page.locator('input[name=email]').fill('aissatou')
    await page.getByRole('button', { name: send }).click()
    await expect(page.getByText(required)).toHaveCount(3)
    await expect(page.getByText(choose)).toHaveCount(1)
    await expect(page.getByText(email)).toHaveCount(1)
    await expect(page.locator('input[name=firstName]')).toBeFocused()
    await expectAccessible(page)
  })
}

test('A double click sends one message', async ({ page }) => {
  const message = `Twice in a hurry ${Date.now()}`
  await page.goto('/contact')
  await hydrated(page)
  await fillIn(page, message)
  await page.getByRole('button', { name: 'Send the message' }).dblclick()
  await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible()
  expect(await storedMessages(page, message)).toHaveLength(1)
})

test('A second press that comes after the answer does not turn the confirmation into an error', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  await fillIn(page, `Quick answer, late finger ${Date.now()}`)
  const button = page.getByRole('button', { name: 'Send the message' })
  // The press lands in the very moment the confirmation appears: the form is empty again by then.
  await button.evaluate((element: HTMLButtonElement) => {
    const observer = new MutationObserver(() => {
      if (element.disabled || !document.body.innerText.includes('Message Sent!')) return
      observer.disconnect()
      element.click()
      document.body.dataset.pressedAgain = 'yes'
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  await button.click()
  await expect(page.locator('body')).toHaveAttribute('data-pressed-again', 'yes')
  // The toast was there when it was pressed; on a slow machine it may have gone by now. What stays is this sentence.
  await expect(page.getByText('Your message is with us.')).toBeVisible()
  await expect(page.getByText('Please fill this in.')).toHaveCount(0)
})

test.describe('When the answer is lost on the way', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('nothing typed is lost, and trying again stores the message once', async ({ page }) => {
    const message = `From a bad line ${Date.now()}`
    await page.goto('/contact')
    await hydrated(page)
    await fillIn(page, message)
    await page.route('/api/contact', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await page.getByRole('button', { name: 'Send the message' }).click()
    await expect(page.getByText('Failed to send message. Please try again.', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Your message')).toHaveValue(message)
    await page.unroute('/api/contact')
    await page.getByRole('button', { name: 'Send the message' }).click()
    await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible()
    expect(await storedMessages(page, message)).toHaveLength(1)
  })

  test('an edited retry is sent at once, as a message of its own', async ({ page }) => {
    const message = `Half a thought ${Date.now()}`
    await page.goto('/contact')
    await hydrated(page)
    await fillIn(page, message)
    await page.route('/api/contact', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await page.getByRole('button', { name: 'Send the message' }).click()
    await expect(page.getByText('Failed to send message. Please try again.', { exact: true })).toBeVisible()
    await page.unroute('/api/contact')
    await page.getByLabel('Your message').fill(`${message}, finished`)
    await page.getByRole('button', { name: 'Send the message' }).click()
    await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible()
    expect(await storedMessages(page, message)).toHaveLength(1)
    expect(await storedMessages(page, `${message}, finished`)).toHaveLength(1)
  })
})

test('From a home’s page the offer arrives with the home in it, and staff read which one', async ({ page }) => {
  const [home] = await (await page.request.get('/api/properties?type=buy&limit=1')).json()
  const about = `${home.title} (${home.reference})`
  const message = `What would you take for it? ${Date.now()}`
  await page.goto(`/property/${home.id}`)
  await hydrated(page)
  await page.getByRole('link', { name: 'Make an offer' }).click()
  await expect(page).toHaveURL(`/contact?subject=offer&property=${home.id}`)
  await expect(page.getByText(`About: an offer for ${about}`)).toBeVisible()
  await expect(page.getByLabel('What it is about')).toHaveValue('real-estate')
  await expectAccessible(page)
  await fillIn(page, message)
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible()
  expect(await storedMessages(page, message)).toMatchObject([
    { formData: { serviceInterest: 'real-estate', subject: 'offer', about, listing: `property-${home.id}` } },
  ])
  await page.goto('/admin/dashboard/contacts')
  const contact = page.getByRole('listitem').filter({ hasText: message })
  await contact.locator('summary').click()
  await expect(contact.getByText('an offer', { exact: true })).toBeVisible()
  await expect(contact.getByText(about, { exact: true })).toBeVisible()
})

test('In French too a project’s brochure is asked for by name; what nobody knows gives the plain form', async ({
  page,
}) => {
  const [project] = await (await page.request.get('/api/investments?limit=1')).json()
  await page.goto('/fr/invest')
  await hydrated(page)
  await page
    .getByRole('article')
    .filter({ hasText: project.titleFr })
    .getByRole('link', { name: 'Demander la brochure' })
    .click()
  await expect(page).toHaveURL(`/fr/contact?subject=brochure&investment=${project.id}`)
  await expect(page.getByText(`À propos\u00a0: une brochure sur ${project.titleFr}`)).toBeVisible()
  await expect(page.getByLabel('Sujet')).toHaveValue('investments')

  await page.goto('/fr/contact?subject=offer&property=2147483647')
  await expect(page.getByText('À propos\u00a0: une offre', { exact: true })).toBeVisible()
  await page.goto('/fr/contact?subject=castle&property=abc&vehicle=-1')
  await expect(page.getByRole('button', { name: 'Envoyer le message' })).toBeVisible()
  await expect(page.getByText(/^À propos/)).toHaveCount(0)
  await expect(page.getByLabel('Sujet')).toHaveValue('')
})

test('The page offers three ways at once, a calendar, and the district on a map that loads when it is near', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/contact', { waitUntil: 'networkidle' })
  const quick = page.getByRole('list', { name: 'Right away' })
  for (const [name, href, target] of [
    ['WhatsApp chat', /^https:\/\/wa\.me\/\d+$/, '_blank'],
    ['Phone call', /^tel:\+\d+$/, null],
    ['Book meeting', /^https:\/\//, '_blank'],
  ] as const) {
    const link = quick.getByRole('link', { name })
    await expect(link).toHaveAttribute('href', href)
    expect(await link.getAttribute('target')).toBe(target)
  }
  await expect(page.getByRole('link', { name: 'Schedule Consultation' })).toHaveAttribute('target', '_blank')

  expect(scripts.filter((url) => /map-engine|maplibre/.test(url))).toEqual([])
  await page.getByRole('heading', { name: 'Almadies, Dakar' }).scrollIntoViewIfNeeded()
  await expect(page.getByText('Ask us for the way to the door.')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Map of Dakar with the district of Almadies' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)
})

test('A browser that cannot draw the map says where Almadies is', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.goto('/contact')
  await page.getByRole('heading', { name: 'Almadies, Dakar' }).scrollIntoViewIfNeeded()
  await expect(page.getByText(/^This browser cannot draw the map\. Almadies is/)).toBeVisible()
})

test('A reload in the middle brings back what was written, and keeps what the link said', async ({ page }) => {
  const message = `Half a letter ${Date.now()}`
  await page.goto('/contact?subject=relocation')
  await hydrated(page)
  await page.getByLabel('First name').fill('Aïssatou')
  await page.getByLabel('Your message').fill(message)
  await page.reload()
  await expect(page.getByLabel('Your message')).toHaveValue(message)
  await expect(page.getByLabel('First name')).toHaveValue('Aïssatou')
  await expect(page.getByText('About: moving to Dakar')).toBeVisible()
  await expect(page.getByLabel('What it is about')).toHaveValue('concierge')
  await expectAccessible(page)
})

test('Answers with names that every object knows are read by staff like any other', async ({ staffPage: page }) => {
  const message = `A curious form ${Date.now()}`
  const formData = { constructor: 'prototype', toString: 'valueOf', serviceInterest: 'constructor' }
  const sent = await page.request.post('/api/contact', {
    data: { type: 'general', name: 'Aïssatou Diop', email: 'aissatou@example.com', message, formData },
  })
  expect(sent.status()).toBe(201)
  await page.goto('/admin/dashboard/contacts')
  const contact = page.getByRole('listitem').filter({ hasText: message })
  await contact.locator('summary').click()
  for (const text of ['Constructor', 'prototype', 'To string', 'valueOf', 'What it is about', 'constructor'])
    await expect(contact.getByText(text, { exact: true })).toBeVisible()
})

test.describe('When one entry cannot be shown', () => {
  test.use({ expectedErrors: [/Invalid time value/] })

  for (const { tab, api } of [
    { tab: 'overview', api: '/api/contact-submissions*' },
    { tab: 'contacts', api: '/api/contact-submissions*' },
    { tab: 'inquiries', api: '/api/admin/inquiries*' },
    { tab: 'bookings', api: '/api/bookings*' },
  ]) {
    test(`the others of the tab '${tab}' stay readable, and staff learn which one it is`, async ({
      staffPage: page,
    }) => {
      await page.route(api, async (route) => {
        const entry = { status: 'new', type: 'general', name: 'Fatou Ba', email: 'fatou@example.com', locale: 'en' }
        const others = { phone: null, message: null, formData: {}, inquiryType: 'property', subject: 'Villa Teranga' }
        const hire = tab === 'bookings' && { status: 'pending', bookingData: {}, vehicleName: null, quote: null }
        await route.fulfill({
          json: [
            { ...entry, ...others, ...hire, id: 41, createdAt: 'the day before yesterday' },
            { ...entry, ...others, ...hire, id: 42, createdAt: '2027-01-15T10:00:00.000Z' },
          ],
        })
      })
      await page.goto(tab === 'overview' ? '/admin/dashboard' : `/admin/dashboard/${tab}`)
      const list = page.getByRole('main').getByRole('listitem')
      await expect(list.filter({ hasText: 'Entry 41 cannot be shown here. It is stored whole.' })).toBeVisible()
      await expect(list.filter({ hasText: 'Fatou Ba' })).toHaveCount(1)
      await expectAccessible(page)
    })
  }
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false, isReturning: false, expectedErrors: [/400 \(Bad Request\)/] })

  test('the form is a plain post: mistakes keep what was typed, success is confirmed', async ({ page }) => {
    const message = `No script here ${Date.now()}`
    await page.goto('/contact')
    await page.getByLabel('First name').fill('Marco')
    await page.getByLabel('Your message').fill(message)
    await page.getByRole('button', { name: 'Send the message' }).click()
    await expect(page.getByText('Please fill this in.').first()).toBeVisible()
    await expect(page.getByLabel('Your message')).toHaveValue(message)
    await fillIn(page, message)
    await page.getByRole('button', { name: 'Send the message' }).click()
    await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible()
    expect(await storedMessages(page, message)).toHaveLength(1)
  })

  test('a double tap sends one message', async ({ page }) => {
    const message = `Twice without a script ${Date.now()}`
    await page.goto('/contact')
    await fillIn(page, message)
    await page.getByRole('button', { name: 'Send the message' }).dblclick()
    await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible()
    expect(await storedMessages(page, message)).toHaveLength(1)
  })
})
