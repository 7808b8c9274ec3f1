import { fillIn, sendButton, storedMessages } from './contact-page.ts'
import { expect, expectAccessible, hydrated, test } from './test.ts'

test('An empty form leads to its first mistake; pressed twice, a message is sent once and confirmed, and staff find every field', {
  tag: '@journey',
}, async ({ page }) => {
  const [home] = await (await page.request.get('/api/properties?type=buy&limit=1')).json()
  const message = `Is the villa still open? 🌴 ${Date.now()}`
  await page.goto(`/contact?subject=offer&property=${home.id}`)
  await hydrated(page)
  const send = sendButton(page)
  await page.getByLabel('E-mail').fill('aissatou')
  await send.click()
  await expect(page.getByText('Please fill this in.')).toHaveCount(3)
  await expect(page.getByText('This address does not look complete. Example: awa@example.com')).toHaveCount(1)
  await expect(page.getByLabel('First name')).toBeFocused()
  await expectAccessible(page, { within: '.form, .toast' })

  await fillIn(page, message)
  await page.getByLabel('Phone').fill('+221 77 123 45 67')
  await send.dblclick()
  const confirmed = page.getByRole('region', { name: 'Message Sent!' })
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeFocused()
  await expect(confirmed).toContainText(message)
  await expect(page.locator('.toast')).toHaveCount(0)
  await expectAccessible(page, { within: '.sent' })
  const reference = await confirmed.locator('.sent__reference').innerText()
  // A reload and the way back show it again; a link to the form shows the form.
  await page.reload()
  await expect(confirmed).toContainText(reference)
  await page.getByRole('link', { name: 'Frequently asked questions' }).click()
  await expect(page).toHaveURL(/\/faq/)
  await page.goBack()
  await expect(confirmed).toContainText(reference)
  await expect(page.getByRole('button', { name: 'Send the message' })).toBeHidden()
  // Typed anew, perhaps by somebody else at this computer, the address shows the form.
  const address = page.url()
  await page.goto('about:blank')
  await page.goto(address)
  await hydrated(page)
  await expect(page.getByLabel('First name')).toHaveValue('')
  await expect(confirmed).toHaveCount(0)
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
      const hire = tab === 'Bookings' && {
        status: 'pending',
        bookingData: {},
        vehicleName: null,
        quote: null,
        holdUntil: null,
      }
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
      await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\+?\\) )?${tab} `))
      const list = page.getByRole('main').getByRole('listitem')
      await expect(list.filter({ hasText: 'Entry 41 cannot be shown here. It is stored whole.' })).toBeVisible()
      await expect(list.filter({ hasText: 'Fatou Ba' })).toHaveCount(1)
    }
    await expectAccessible(page, { within: 'main .enquiry' })
  })
})
