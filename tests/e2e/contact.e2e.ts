import type { Page } from '@playwright/test'
import { STAFF } from './staff-account.ts'
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
  await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible()
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

test('Answers with names that every object knows are read by staff like any other', async ({ staffPage: page }) => {
  const message = `A curious form ${Date.now()}`
  const formData = { constructor: 'prototype', toString: 'valueOf', serviceInterest: 'constructor' }
  const sent = await page.request.post('/api/contact', {
    data: { type: 'general', name: 'Aïssatou Diop', email: 'aissatou@example.com', message, formData },
  })
  expect(sent.status()).toBe(201)
  await page.goto('/admin/dashboard?tab=contacts')
  const contact = page.getByRole('listitem').filter({ hasText: message })
  for (const text of ['Constructor', 'prototype', 'To string', 'valueOf', 'Interested in', 'constructor'])
    await expect(contact.getByText(text, { exact: true })).toBeVisible()
})

test.describe('When one entry cannot be shown', () => {
  test.use({ expectedErrors: [/Invalid time value/] })

  for (const { tab, api } of [
    { tab: 'overview', api: '/api/contact-submissions*' },
    { tab: 'contacts', api: '/api/contact-submissions*' },
    { tab: 'inquiries', api: '/api/admin/inquiries*' },
  ]) {
    test(`the others of the tab '${tab}' stay readable, and staff learn which one it is`, async ({
      staffPage: page,
    }) => {
      await page.route(api, async (route) => {
        const entry = { status: 'new', type: 'general', name: 'Fatou Ba', email: 'fatou@example.com', locale: 'en' }
        const others = { phone: null, message: null, formData: {}, inquiryType: 'property', subject: 'Villa Teranga' }
        await route.fulfill({
          json: [
            { ...entry, ...others, id: 41, createdAt: 'the day before yesterday' },
            { ...entry, ...others, id: 42, createdAt: '2027-01-15T10:00:00.000Z' },
          ],
        })
      })
      await page.goto(`/admin/dashboard?tab=${tab}`)
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
