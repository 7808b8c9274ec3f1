import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { STAFF } from './staff-account.ts'
import { expect, expectAccessible, hydrated, test } from './test.ts'

test('A visitor who opens the dashboard is sent to the sign-in', async ({ page }) => {
  await page.goto('/admin/dashboard')
  await expect(page).toHaveURL('/admin/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('The guard’s page reads «Verifying access...» before any check, and never holds staff data', async ({
  request,
}) => {
  const html = await (await request.get('/admin/dashboard')).text()
  expect(html).toContain('Verifying access...')
  expect(html).not.toContain('Total Properties')
})

test('Signing in, looking around and signing out', async ({ page }) => {
  await page.goto('/admin/login')
  await hydrated(page)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Username is required')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Username').fill(STAFF.username)
  await page.getByLabel('Password', { exact: true }).fill(STAFF.password)
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Login successful. Redirecting to dashboard...', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/admin/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => localStorage.getItem('adminAuthenticated'))).toBe('true')

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/admin/login')
  expect(await page.evaluate(() => localStorage.getItem('adminAuthenticated'))).toBeNull()
  await page.goto('/admin')
  await expect(page).toHaveURL('/admin/login')
})

test.describe('A wrong password', () => {
  test.use({ expectedErrors: [/401 \(Unauthorized\)/] })

  test('is refused with a sentence, and what was typed stays', async ({ page }) => {
    await page.goto('/admin/login')
    await hydrated(page)
    await page.getByLabel('Username').fill(STAFF.username)
    await page.getByLabel('Password', { exact: true }).fill('not this one')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Login Failed', { exact: true })).toBeVisible()
    await expect(page.getByText('Invalid credentials', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Username')).toHaveValue(STAFF.username)
  })
})

async function picture(name: string, background: string) {
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

async function addHome(page: Page, title: string, titleFr: string) {
  await page.goto('/admin/add-property')
  await expect(page.getByRole('heading', { level: 1, name: 'Add New Property' })).toBeVisible()
  await page.getByLabel('Title in English').fill(title)
  await page.getByLabel('Title in French').fill(titleFr)
  await page.getByLabel('Description in English').fill('Two rooms over the harbour, and a stair that creaks.')
  await page.getByLabel('Description in French').fill('Deux pièces au-dessus du port, et un escalier qui grince.')
  await page.getByLabel(/^Price in FCFA/).fill('450000')
  await page.getByLabel('Location').selectOption('Gorée')
  await page.getByLabel('Bedrooms').fill('2')
  await page.getByLabel('Bathrooms').fill('1')
  await page.getByLabel('Area in m²').fill('64')
  await page.getByLabel('Terrace').check()
  await page.getByLabel('Another amenity').fill('Well in the courtyard')
  await page.keyboard.press('Enter')
  await page
    .locator('input[type=file]')
    .setInputFiles([await picture('a.jpg', '#884422'), await picture('b.jpg', '#224488')])
  await expect(page.getByRole('button', { name: 'Remove picture 2' })).toBeVisible()
  await page.getByRole('button', { name: 'Create Property & Go Live' }).click()
  await expect(page.getByText('Property created successfully and is now live', { exact: true })).toBeVisible()
}

test('A home added by staff is on the public site at once, in both languages; changed and deleted it follows', async ({
  staffPage: page,
}) => {
  test.slow()
  const title = `Harbour rooms ${Date.now()}`
  const titleFr = `Chambres du port ${Date.now()}`
  await page.goto('/kais-nest?type=rent')
  await addHome(page, title, titleFr)

  await page.goto('/kais-nest?type=rent')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await page.goto('/fr/kais-nest?type=rent&location=goree')
  await page.getByRole('link', { name: titleFr }).click()
  await expect(page.getByText('Deux pièces au-dessus du port')).toBeVisible()
  await expect(page.getByText('Well in the courtyard')).toBeVisible()
  const id = /\/property\/(\d+)/.exec(page.url())?.[1]

  await page.goto(`/admin/property/${id}/edit`)
  await expect(page.getByLabel('Title in English')).toHaveValue(title)
  await page.goto(`/admin/edit-property/${id}`)
  await page.getByLabel(/^Price in FCFA/).fill('475000')
  await page.getByRole('button', { name: 'Update Property' }).click()
  await expect(page.getByText('Property updated successfully!', { exact: true })).toBeVisible()
  await page.goto(`/property/${id}`)
  await expect(page.locator('.prop__price')).toHaveText(/475\s000\sFCFA a month/)

  await page.goto('/admin/dashboard/properties')
  const row = page
    .getByRole('listitem')
    .filter({ hasText: title })
    .or(page.getByRole('row').filter({ hasText: title }))
  await row.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the property' }).click()
  await expect(page.getByText('Item deleted successfully', { exact: true })).toBeVisible()
  expect((await page.request.get(`/property/${id}`)).status()).toBe(404)
})

test('A form with nothing in it says what is missing, in the reader’s language, and stores nothing', async ({
  staffPage: page,
}) => {
  await page.goto('/admin/add-property')
  await page.getByRole('button', { name: 'Create Property & Go Live' }).click()
  await expect(page.getByText('At least one amenity is required')).toBeVisible()
  await expect(page.getByText('At least one image is required')).toBeVisible()
  await expect(page.getByLabel('Title in English')).toBeFocused()
  await expectAccessible(page)
})

test('A file that only claims to be a picture is refused', async ({ staffPage: page }) => {
  await page.goto('/admin/add-property')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') })
  await expect(page.getByText('Only image files are allowed.', { exact: true })).toBeVisible()
})

test('Staff read a reservation whole, and find both of its messages in the outbox', async ({ staffPage: page }) => {
  const name = `Moussa Sarr ${Date.now()}`
  const email = `moussa-${Date.now()}@example.com`
  const [car] = await (await page.request.get('/api/vehicles?category=van')).json()
  // Far enough ahead, and at an hour of its own, to meet no other test's hire.
  const day = new Date(Date.now() + (300 + Math.floor(Math.random() * 50)) * 86_400_000).toISOString().slice(0, 10)
  const sent = await page.request.post('/api/bookings', {
    data: {
      type: 'vehicle-rental',
      name,
      email,
      phone: '+221 77 123 45 67',
      message: 'At the arrivals door, please.',
      bookingData: {
        vehicleCategory: 'van',
        vehicleId: car.id,
        pickupDateTime: `${day}T10:00`,
        dropoffDateTime: `${day}T16:00`,
        passengers: '3-4',
        extras: ['chauffeur', 'baby-seat'],
        flightNumber: 'AF 718',
        specialRequests: 'At the arrivals door, please.',
      },
    },
  })
  expect(sent.status()).toBe(201)
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Pending')
  await page.getByRole('link', { name: 'All bookings' }).click()
  const booking = page.getByRole('listitem').filter({ hasText: name })
  for (const text of [car.name, 'Executive Van', 'Professional Chauffeur, Baby Seat', 'AF 718', 'Car hire'])
    await expect(booking).toContainText(text)
  await expect(booking).toContainText(/Pick-up, Dakar time.*10:00/)
  await expect(booking).toContainText(/Baby seat\s*to be agreed/)
  await expect(booking).toContainText(/Total of what is known[\d\s]+FCFA/)
  await expect(booking).toContainText('At the arrivals door, please.')

  await page.getByRole('link', { name: 'Outbox' }).click()
  await expect(page.getByText('No mail server is set up.')).toBeVisible()
  const message = page.getByRole('listitem').filter({ hasText: email })
  await expect(message).toContainText('Acknowledgement of a booking')
  await expect(message).toContainText('Waiting')
})

test.describe('A booking', () => {
  test.use({ expectedErrors: [/status of 409/] })

  test('is confirmed, and cancelled after a question, which frees its car; whoever comes too late is told', async ({
    staffPage: page,
  }) => {
    const [car] = await (await page.request.get('/api/vehicles?category=van')).json()
    const day = new Date(Date.now() + (200 + Math.floor(Math.random() * 50)) * 86_400_000).toISOString().slice(0, 10)
    const [from, to] = [`${day}T10:00`, `${day}T16:00`]
    const book = async (name: string) => {
      const email = `${Date.now()}@example.com`
      const when = { pickupDateTime: from, dropoffDateTime: to }
      const bookingData = { vehicleCategory: 'van', vehicleId: car.id, ...when, passengers: '1-2', extras: [] }
      const sent = await page.request.post('/api/bookings', {
        data: { type: 'vehicle-rental', name, email, bookingData },
      })
      expect(sent.status()).toBe(201)
      return { id: (await sent.json()).id, row: page.getByRole('listitem').filter({ hasText: name }) }
    }
    const isFree = async () => {
      const answer = await page.request.get(`/api/vehicles/${car.id}/availability`, { params: { from, to } })
      return (await answer.json()).available
    }

    const { row: booking } = await book(`Ndeye Fall ${day}`)
    await page.goto('/admin/dashboard/bookings')
    await booking.getByRole('button', { name: 'Confirm' }).click()
    await expect(booking.getByText(/^Confirmed\. The visitor/)).toBeFocused()
    await expect(booking.getByText('Confirmed', { exact: true })).toBeVisible()
    await expect(booking.getByRole('button', { name: 'Mark as completed' })).toBeVisible()

    const cancel = booking.getByRole('button', { name: 'Cancel the booking' })
    const question = page.getByRole('dialog', { name: `Cancel the booking of Ndeye Fall ${day}?` })
    await cancel.click()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Keep it' }).click()
    expect(await isFree()).toBe(false)
    await cancel.click()
    await question.getByRole('button', { name: 'Cancel the booking' }).click()
    await expect(booking.getByText(/^Cancelled\. The visitor/)).toBeFocused()
    await expect(booking.getByRole('button')).toHaveCount(0)
    expect(await isFree()).toBe(true)

    const { id, row: next } = await book(`Ousmane Kane ${day}`)
    await page.reload()
    await expect(next.getByText('Pending')).toBeVisible()
    // A colleague is faster.
    expect((await page.request.patch(`/api/bookings/${id}`, { data: { status: 'cancelled' } })).status()).toBe(200)
    await next.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText(/^Someone else changed this in the meantime/)).toBeVisible()
    await expect(next.getByText('Cancelled', { exact: true })).toBeVisible()
    await expect(next.getByRole('button')).toHaveCount(0)
  })
})

test.describe('What looks like spam', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('is marked with the reason, and released by a button that says when it could not', async ({
    staffPage: page,
  }) => {
    const [email, newer] = [`fatou-${Date.now()}@example.com`, `binta-${Date.now()}@example.com`]
    for (const address of [email, newer]) {
      const sent = await page.request.post('/api/contact', {
        headers: { 'X-Form-Trap': 'x' },
        data: { type: 'general', name: 'Fatou Ba', email: address, message: 'A real question', formData: {} },
      })
      expect(sent.status()).toBe(201)
    }
    await page.goto('/admin/dashboard')
    await expect(page.getByText('Held back as possible spam:')).toBeVisible()
    await page.getByRole('link', { name: /^\d+ contacts?$/ }).click()
    const contact = page.getByRole('listitem').filter({ hasText: email })
    await expect(contact.getByText('Possible spam')).toBeVisible()
    await expect(contact.getByText(/A field that people cannot see was filled in\./)).toBeVisible()
    await expectAccessible(page)

    const release = '/api/admin/submissions/**'
    await page.route(release, (route) => route.abort('connectionreset'))
    await contact.getByRole('button', { name: 'Not spam' }).click()
    await expect(page.getByText(/^Network error:/)).toBeVisible()
    await page.unroute(release)
    await contact.getByRole('button', { name: 'Not spam' }).click()
    await expect(contact.getByText(/^Let through:/)).toBeFocused()
    // Another one, above it: the focus follows the press, and is not called back by the line of the first.
    const other = page.getByRole('listitem').filter({ hasText: newer })
    await other.getByRole('button', { name: 'Not spam' }).click()
    await expect(other.getByText(/^Let through:/)).toBeFocused()
    await page.reload()
    await expect(contact).toBeVisible()
    await expect(contact.getByText('Possible spam')).toHaveCount(0)
    await page.getByRole('link', { name: 'Outbox' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: email })).toHaveCount(1)
  })
})

for (const tab of ['overview', 'properties', 'contacts', 'inquiries', 'bookings', 'outbox']) {
  test(`The dashboard’s ${tab} tab is sound, on a desktop in English and on a phone in French`, async ({
    staffPage: page,
    context,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`/admin/dashboard?tab=${tab}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
    await expectAccessible(page)
    await context.addCookies([{ name: 'kais_language', value: 'fr', url: page.url() }])
    await page.setViewportSize({ width: 390, height: 844 })
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  })
}
