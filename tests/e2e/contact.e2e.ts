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
})
