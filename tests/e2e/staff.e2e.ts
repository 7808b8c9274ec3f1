import { STAFF } from '../helpers/prepared-house.ts'
import { letterTo } from './mail-house.ts'
import { expect, expectAccessible, hydrated, test } from './test.ts'

test('A visitor who opens the dashboard is sent to the sign-in', async ({ page }) => {
  await page.goto('/admin/dashboard')
  await expect(page).toHaveURL('/admin/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('Signing in, looking around and signing out', async ({ freshPage: page }) => {
  await page.clock.install()
  await page.goto('/admin/login')
  await hydrated(page)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Username is required')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Username').fill(STAFF.username)
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toHaveAttribute('type', 'password')
  await password.fill(STAFF.password)
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')

  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Login successful. Redirecting to dashboard...', { exact: true })).toBeVisible()
  // On the way in the page asks first who is there. A call of ours that came back after a question tells that it was sent.
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.clock.runFor(999)
  await page.evaluate(() => fetch('/readyz'))
  expect(asked).toEqual(['/readyz'])
  await expect(page).toHaveURL('/admin/login')
  await page.clock.runFor(1)
  await expect.poll(() => asked).toContain('/api/admin/check')
  await page.clock.resume()
  await expect(page).toHaveURL('/admin/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
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
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('Login Failed', { exact: true })).toBeVisible()
    await expect(page.getByText('Invalid credentials', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Username')).toHaveValue(STAFF.username)
  })
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
  await expect(page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'Pending' })).toBeVisible()
  await page.getByRole('link', { name: 'All bookings' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Bookings' })).toBeVisible()
  const booking = page.getByRole('listitem').filter({ hasText: name })
  await booking.locator('summary').click()
  for (const text of [car.name, 'Executive Van', 'Professional Chauffeur, Baby Seat', 'AF 718', 'Car hire'])
    await expect(booking).toContainText(text)
  await expect(booking).toContainText(/Pick-up, Dakar time.*10:00/)
  await expect(booking).toContainText(/Baby seat\s*to be agreed/)
  await expect(booking).toContainText(/Total of what is known[\d\s]+FCFA/)
  await expect(booking).toContainText('At the arrivals door, please.')

  await page.getByRole('link', { name: 'Outbox' }).click()
  const message = page.getByRole('listitem').filter({ hasText: email })
  await expect(message).toContainText('Acknowledgement of a booking')
  await expect(message).toContainText('Sent')
  expect((await letterTo(email, '')).text).toContain('AF 718')
})

test.describe('A booking', () => {
  test.use({ expectedErrors: [/status of 409|net::ERR_FAILED/] })

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
    await booking.locator('summary').click()
    await booking.getByRole('button', { name: 'Confirm' }).click()
    await expect(booking.getByText(/^Confirmed\. A message/)).toBeFocused()
    await expect(booking.getByText('Confirmed', { exact: true })).toBeVisible()
    await expect(booking.getByRole('button', { name: 'Mark as completed' })).toBeVisible()

    const cancel = booking.getByRole('button', { name: 'Cancel the booking' })
    const question = page.getByRole('dialog', { name: `Cancel the booking of Ndeye Fall ${day}?` })
    await cancel.click()
    await expectAccessible(page, { within: 'dialog[open]' })
    await question.getByRole('button', { name: 'Keep it' }).click()
    expect(await isFree()).toBe(false)
    await cancel.click()
    await question.getByRole('button', { name: 'Cancel the booking' }).click()
    await expect(booking.getByText(/^Cancelled\. A message/)).toBeFocused()
    await expect(booking.getByRole('button')).toHaveCount(0)
    expect(await isFree()).toBe(true)

    const { id, row: next } = await book(`Ousmane Kane ${day}`)
    // Without word of what others do meanwhile, as on a bad line.
    await page.route('/api/admin/live', (route) => route.abort())
    await page.reload()
    await expect(next.getByText('Pending')).toBeVisible()
    await next.locator('summary').click()
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
    await expectAccessible(page, { within: 'li.enquiry' })

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
