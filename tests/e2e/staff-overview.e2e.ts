import { STAFF } from '../helpers/prepared-house.ts'
import { expect, expectAccessible, hydrated, test } from './test.ts'

/** Programs are not counted, and the browser of these tests says that it is one. */
const READER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test.use({ userAgent: READER })

test('A public page opened twice is counted, and so is the next one without a reload; the overview shows it, and its chart of enquiries is read by keyboard and as a table', async ({
  page,
}) => {
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/visits')) sent.push(request.postDataJSON())
  })
  const counted = () =>
    page.waitForResponse((answer) => answer.url().endsWith('/api/visits') && answer.status() === 204)

  for (let n = 0; n < 2; n += 1) await Promise.all([counted(), page.goto('/property/27')])
  await hydrated(page)
  const next = page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true })
  await Promise.all([counted(), next.click()])
  await expect(page).toHaveURL('/contact')
  const origin = new URL(page.url()).origin
  expect(sent).toEqual([
    { path: '/property/27', referrer: '' },
    { path: '/property/27', referrer: '' },
    { path: '/contact', referrer: origin },
  ])

  expect((await page.request.post('/api/admin/login', { data: STAFF })).ok()).toBe(true)
  const { title } = await (await page.request.get('/api/properties/27')).json()
  const asked = { name: 'Awa Diop', email: `chart-${Date.now()}@example.com`, message: 'We arrive in spring.' }
  await page.request.post('/api/contact', { data: { type: 'concierge', ...asked } })
  // The counter writes every few seconds; reading the report makes it do so at once.
  const report = await (await page.request.get('/api/admin/visits?days=7')).json()
  expect(report.pages.find(({ path }: { path: string }) => path === '/property/27').visits).toBeGreaterThanOrEqual(2)

  await page.goto('/admin/dashboard')
  const listings = page.getByRole('table', { name: 'Most viewed listings' })
  await expect(listings.getByRole('row', { name: title }).getByRole('cell').first()).not.toHaveText('0')
  await expect(page.getByRole('table', { name: 'Where visits come from' })).toContainText('Directly, or not told')
  for (const name of ['Total leads', 'Pending leads', 'New bookings this month', 'Completed bookings'])
    await expect(page.getByRole('term').filter({ hasText: name })).toBeVisible()

  const week = page.getByRole('slider', { name: 'Enquiries per week: Week' })
  await expect(week).toHaveAttribute('aria-valuetext', /^Week of .+: \d+ enquir(y|ies) \(.*Experience \d+/)
  const now = await week.getAttribute('aria-valuetext')
  await week.press('ArrowLeft')
  await expect(week).not.toHaveAttribute('aria-valuetext', now ?? '')
  await page.getByText('As a table').click()
  await expect(page.getByRole('table', { name: 'Enquiries per week' }).getByRole('row')).toHaveCount(13)
  await expectAccessible(page, { within: 'details[open]' })

  // Staff are not visitors: what they look at is not counted.
  await Promise.all([counted(), page.goto('/property/27')])
  const after = await (await page.request.get('/api/admin/visits?days=7')).json()
  expect(after.pages).toEqual(report.pages)
})
