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
  const [home] = await (await page.request.get('/api/properties?type=buy&limit=1')).json()
  const message = `Is the villa still open? 🌴 ${Date.now()}`
  await page.goto(`/contact?subject=offer&property=${home.id}`)
  await hydrated(page)
  await fillIn(page, message)
  await page.getByLabel('Phone').fill('+221 77 123 45 67')
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible()
  await expectAccessible(page, { within: '.form, .toast' })
  await expect(page.getByLabel('Your message')).toHaveValue('')
  expect(await storedMessages(page, message)).toMatchObject([
    {
      type: 'general',
      name: 'Aïssatou Diop',
      email: 'aissatou@example.com',
      phone: '+221 77 123 45 67',
      status: 'new',
      locale: 'en',
      formData: {
        firstName: 'Aïssatou',
        lastName: 'Diop',
        serviceInterest: 'real-estate',
        subject: 'offer',
        about: `${home.title} (${home.reference})`,
        listing: `property-${home.id}`,
      },
    },
  ])
})

test('The form says at each field what is missing and leads to the first', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  await page.getByLabel('E-mail').fill('aissatou')
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page.getByText('Please fill this in.')).toHaveCount(3)
  await expect(page.getByText('Please choose one of the options.')).toHaveCount(1)
  await expect(page.getByText('This address does not look complete. Example: awa@example.com')).toHaveCount(1)
  await expect(page.getByLabel('First name')).toBeFocused()
  await expectAccessible(page, { within: '.form, .toast' })
})

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

test('The district stands on a map that loads when it is near', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/contact', { waitUntil: 'networkidle' })
  expect(scripts.filter((url) => /map-engine|maplibre/.test(url))).toEqual([])
  await page.getByRole('heading', { name: 'Almadies, Dakar' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('group', { name: 'Map of Dakar with the district of Almadies' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page, { within: '.contact-where' })
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
})

test.describe('When one entry cannot be shown', () => {
  test.use({ expectedErrors: [/Invalid time value/] })

  test('the others of its tab stay readable, and staff learn which one it is', async ({ staffPage: page }) => {
    const entry = { status: 'new', type: 'general', name: 'Fatou Ba', email: 'fatou@example.com', locale: 'en' }
    const others = { phone: null, message: null, formData: {}, inquiryType: 'property', subject: 'Villa Teranga' }
    for (const [tab, api] of [
      ['Overview', '/api/contact-submissions*'],
      ['Contacts', '/api/contact-submissions*'],
      ['Enquiries', '/api/admin/inquiries*'],
      ['Bookings', '/api/bookings*'],
    ] as const) {
      const hire = tab === 'Bookings' && { status: 'pending', bookingData: {}, vehicleName: null, quote: null }
      await page.route(api, (route) =>
        route.fulfill({
          json: [
            { ...entry, ...others, ...hire, id: 41, createdAt: 'the day before yesterday' },
            { ...entry, ...others, ...hire, id: 42, createdAt: '2027-01-15T10:00:00.000Z' },
          ],
        }),
      )
      if (tab === 'Overview') await page.goto('/admin/dashboard')
      else await page.getByRole('navigation').getByRole('link', { name: tab, exact: true }).click()
      await expect(page).toHaveTitle(new RegExp(`^${tab} `))
      const list = page.getByRole('main').getByRole('listitem')
      await expect(list.filter({ hasText: 'Entry 41 cannot be shown here. It is stored whole.' })).toBeVisible()
      await expect(list.filter({ hasText: 'Fatou Ba' })).toHaveCount(1)
    }
    await expectAccessible(page, { within: 'main .enquiry' })
  })
})
