import { draftOf, fillIn, form, messageIn, open, stored, submit, WORDS } from './consultation-page.ts'
import { expect, expectAccessible, hydrated, test } from './test.ts'

test('A reload in the middle brings back what was typed and chosen, until the visitor starts afresh', async ({
  page,
}) => {
  const words = WORDS.en
  await open(page, words)
  await expect(page.getByText(words.kept)).toHaveCount(0)
  await fillIn(page, words, 'Half a thought')
  await page.reload()
  await expect(page.getByText(words.kept)).toBeVisible()
  await expect(messageIn(page, words)).toHaveValue('Half a thought')
  await expect(form(page).getByLabel(words.budget)).toHaveValue('30000-50000')
  await expect(form(page).getByLabel('E-mail')).toHaveValue('ndeye@example.com')
  await expectAccessible(page, { within: '#consultation form' })

  await page.getByRole('button', { name: words.startAfresh }).click()
  await expect(page.getByText(words.kept)).toHaveCount(0)
  await expect(messageIn(page, words)).toHaveValue('')
  await expect(form(page).getByLabel(words.budget)).toHaveValue('')
  await expect(form(page).getByLabel(words.firstName, { exact: true })).toBeFocused()
  await page.reload()
  await hydrated(page)
  await expect(messageIn(page, words)).toHaveValue('')
  expect(await draftOf(page, 'consultation')).toBeNull()
})

test('A form sent without a network waits, can be taken back, and leaves by itself, once', async ({
  page,
  context,
}) => {
  const words = WORDS.fr
  const message = `Dans le train ${Date.now()}`
  await open(page, words)
  await fillIn(page, words, 'A first thought')
  await context.setOffline(true)
  await expect(form(page).getByText(words.offline)).toBeVisible()
  await submit(page, words).click()
  await expect(form(page).getByText(words.waiting)).toBeVisible()
  await expect(form(page).getByRole('button', { name: words.takeBack })).toBeFocused()
  await expectAccessible(page, { within: '#consultation form' })

  await form(page).getByRole('button', { name: words.takeBack }).click()
  await expect(submit(page, words)).toBeFocused()
  await messageIn(page, words).fill(message)
  await submit(page, words).click()
  await expect(form(page).getByText(words.waiting)).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText(words.sent, { exact: true })).toBeVisible()
  await expect(messageIn(page, words)).toHaveValue('')
  expect(await stored(page, message)).toHaveLength(1)
  expect(await stored(page, 'A first thought')).toHaveLength(0)
})

test('Two homes have two drafts, and what is sent is forgotten', async ({ page }) => {
  const homes: { id: number }[] = await (await page.request.get('/api/properties?type=rent')).json()
  const [first, second] = homes.map(({ id }) => `/property/${id}`)
  if (!first || !second) throw new Error('The demo content has too few homes.')
  const message = () => page.locator('#enquiry').getByLabel('Your message')
  await page.goto(first)
  await hydrated(page)
  await message().fill('About the first')
  await page.goto(second)
  await hydrated(page)
  await expect(message()).toHaveValue('')
  await message().fill('About the second')
  await page.goto(first)
  await expect(message()).toHaveValue('About the first')

  await page.locator('#enquiry').getByLabel('Your name').fill('Awa Diop')
  await page.locator('#enquiry').getByLabel('E-mail').fill('awa@example.com')
  await page.getByRole('button', { name: 'Send the question' }).click()
  await expect(page.locator('#enquiry').getByRole('status')).toBeVisible()
  await page.reload()
  await hydrated(page)
  await expect(message()).toHaveValue('')
})

test('What a browser kept of another version, or half, hurts nobody', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('kais-draft:consultation', '{"version":1,"savedAt":')
    localStorage.setItem('kais-waiting', '{"nonsense":true}')
    localStorage.setItem('kais-draft:old', '{"version":0,"values":{"message":"old"}}')
  })
  await open(page, WORDS.en)
  await fillIn(page, WORDS.en, 'Written over it')
  await expect.poll(() => draftOf(page, 'consultation')).toContain('Written over it')
  expect(await draftOf(page, 'old')).toBeNull()
})

test.describe('What the server finds', () => {
  test.use({ expectedErrors: [/400 \(Bad Request\)/] })

  test('is said in the page’s language, whatever the cookie says, and goes away with the mistake', async ({
    page,
    context,
    house,
  }) => {
    const words = WORDS.fr
    await context.addCookies([{ name: 'kais_language', value: 'en', url: house.url }])
    await open(page, words)
    await fillIn(page, words, 'x')
    // Past the browser's own checks, as an older page would be.
    await form(page).evaluate((element: HTMLFormElement) => {
      for (const input of element.querySelectorAll('input')) input.type = input.type === 'email' ? 'text' : input.type
    })
    await form(page).getByLabel('E-mail').fill('personne')
    await submit(page, words).click()
    await expect(form(page).getByLabel('E-mail')).toHaveAccessibleDescription(/^Cette adresse semble incomplète/)
    await expect(form(page).getByLabel('E-mail')).toBeFocused()
    await form(page).getByLabel('E-mail').fill('awa@example.com')
    await expect(form(page).getByText(/^Cette adresse/)).toHaveCount(0)
  })
})

test('What a machine writes into the field that nobody sees is stored and held', async ({ page }) => {
  const message = `Buy my watches ${Date.now()}`
  await open(page, WORDS.en)
  await fillIn(page, WORDS.en, message)
  const trap = form(page).locator('input[name=aside]')
  await expect(form(page).getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0)
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = 'https://watches.example'
  })
  await submit(page, WORDS.en).click()
  await expect(page.getByText(WORDS.en.sent, { exact: true })).toBeVisible()
  expect(await stored(page, message)).toMatchObject([{ suspicion: 'trap' }])
})

test('A fast hand is not held back, and neither is a link that was typed on an earlier visit', async ({ page }) => {
  const plain = `In no time ${Date.now()}`
  const hasty = `${plain}: https://example.com`
  const restored = `${hasty}, kept`
  const elapsed: (string | undefined)[] = []
  await page.route('/api/contact', (route, request) => {
    const headers = request.headers()
    elapsed.push(headers['x-form-elapsed'])
    // No machine is fast enough to be as fast as a machine.
    return route.continue({ headers: { ...headers, ...(headers['x-form-elapsed'] && { 'x-form-elapsed': '300' }) } })
  })
  for (const message of [plain, hasty]) {
    await open(page, WORDS.en)
    await fillIn(page, WORDS.en, message)
    await submit(page, WORDS.en).click()
    await expect(form(page).getByRole('status')).toBeVisible()
  }
  await open(page, WORDS.en)
  await fillIn(page, WORDS.en, restored)
  await page.reload()
  await expect(messageIn(page, WORDS.en)).toHaveValue(restored)
  await submit(page, WORDS.en).click()
  await expect(form(page).getByRole('status')).toBeVisible()
  expect(elapsed).toEqual([expect.stringMatching(/^\d+$/), expect.stringMatching(/^\d+$/), undefined])
  expect(await stored(page, plain)).toMatchObject([{ suspicion: null }])
  expect(await stored(page, hasty)).toMatchObject([{ suspicion: 'haste' }])
  expect(await stored(page, restored)).toMatchObject([{ suspicion: null }])
})
