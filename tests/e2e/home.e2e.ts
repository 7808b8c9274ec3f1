import { expect, hydrated, test } from './test.ts'

test('The hero’s three actions lead to the scheduler in a new tab and to the contact page', async ({ page }) => {
  await page.goto('/')
  const hero = page.locator('main > section').first()
  const call = hero.getByRole('link', { name: 'Book a call' })
  await expect(call).toHaveAttribute('href', /^https:\/\//)
  await expect(call).toHaveAttribute('target', '_blank')
  for (const [name, subject] of [
    ['Make an offer', 'offer'],
    ['Request a brochure', 'brochure'],
  ] as const) {
    await page.goto('/')
    await hero.getByRole('link', { name }).click()
    await expect(page).toHaveURL(`/contact?subject=${subject}`)
  }
})

test('Each service card says what stands open today and leads to its page', async ({ page, request }) => {
  const count = async (...lists: string[]) => {
    const answers = await Promise.all(lists.map((list) => request.get(`/api/${list}`)))
    const found = await Promise.all(answers.map((answer) => answer.json() as Promise<unknown[]>))
    return found.flat().length
  }
  const card = (name: string) =>
    page.getByRole('region', { name: 'Four ways into the house' }).getByRole('link', { name })

  // Staff in other tests publish at the same time: page and list are compared until both are of one moment.
  await expect(async () => {
    const [homes, cars, stories] = await Promise.all([
      count('properties'),
      count('vehicles'),
      count('articles', 'podcasts'),
    ])
    await page.goto('/')
    await expect(card('Nest')).toContainText(`${homes} homes on the list`, { timeout: 1_000 })
    await expect(card('Experience')).toContainText('9 services, one number', { timeout: 1_000 })
    await expect(card('Mobility')).toContainText(`${cars} cars, with or without a chauffeur`, { timeout: 1_000 })
    await expect(card('Media')).toContainText(`${stories} stories and conversations`, { timeout: 1_000 })
  }).toPass()

  for (const [name, path] of [
    ['Nest', '/kais-nest'],
    ['Experience', '/kais-experience'],
    ['Mobility', '/kais-mobility'],
    ['Media', '/kais-media'],
  ] as const) {
    await page.goto('/')
    await card(name).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('The promo under the hero and the invitation further down both lead to the analysis', async ({ page }) => {
  for (const name of ['Start the analysis', 'Start the free analysis']) {
    await page.goto('/')
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL('/ai-recommendations')
  }
})

test('Clients’ words are active, featured and six at most, each with its marks out of five', async ({
  page,
  staffPage,
}) => {
  const review = {
    clientName: 'Someone Unfeatured',
    reviewText: 'Not on the home page.',
    rating: 3,
    serviceType: 'nest',
  }
  const answer = await staffPage.request.post('/api/reviews', { data: { ...review, isFeatured: false } })
  expect(answer.status()).toBe(201)
  await page.goto('/')
  const words = page.getByRole('region', { name: 'Said afterwards' }).getByRole('listitem')
  await expect(words).toHaveCount(6)
  await expect(words.getByRole('img', { name: /^[1-5] out of 5$/ })).toHaveCount(6)
  await expect(page.getByText('Someone Unfeatured')).toHaveCount(0)
})

test('A picture that was pressed becomes the first picture of its page, and going back keeps the place', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  const card = page.getByRole('region', { name: 'Chosen by the house' }).getByRole('article').first()
  const title = await card.getByRole('heading').innerText()
  const picture = await card.locator('img').getAttribute('src')
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('region', { name: 'Pictures' }).locator('img').first()).toHaveAttribute(
    'src',
    picture ?? '',
  )
  await page.goBack()
  await expect(card).toBeInViewport()
})
