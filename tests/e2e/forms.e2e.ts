import type { Page } from '@playwright/test'
import type { WaitingMessage } from '#features/enquiries/forms/waiting-messages.ts'
import { STAFF } from './staff-account.ts'
import { expect, expectAccessible, hydrated, test } from './test.ts'

const WORDS = {
  en: {
    path: '/design-studio',
    firstName: 'First name',
    lastName: 'Last name',
    projectType: 'Project type',
    timeline: 'Timeline',
    budget: 'Budget in euros',
    message: 'Your message',
    submit: 'Book the consultation',
    sent: 'Consultation Booked!',
    error: 'Failed to submit consultation request. Please try again.',
    kept: 'We kept what you wrote here.',
    startAfresh: 'Start afresh',
    offline: /^You are offline: what you write is kept here/,
    waiting: 'Waiting for the network',
    takeBack: 'Take it back and go on writing',
    barSent: 'Your message was sent.',
    barRefused: /^Your message could not be accepted as it is/,
    barOverdue: /^Your message waited for more than a week/,
    overdue: /^This waited for the network for more than a week/,
    open: 'Open the form',
    tooLong: 'This text is too long.',
  },
  fr: {
    path: '/fr/design-studio',
    firstName: 'Prénom',
    lastName: 'Nom',
    projectType: 'Type de projet',
    timeline: 'Délai',
    budget: 'Budget en euros',
    message: 'Votre message',
    submit: 'Réserver la consultation',
    sent: 'Consultation réservée\u202f!',
    error: 'L’envoi de la demande de consultation a échoué. Merci de réessayer.',
    kept: 'Nous avons gardé ce que vous aviez écrit ici.',
    startAfresh: 'Repartir de zéro',
    offline: /^Sans réseau, ce que vous écrivez reste ici/,
    waiting: 'En attente du réseau',
    takeBack: 'Le reprendre et continuer à écrire',
    barSent: 'Votre message est parti.',
    barRefused: /^Votre message n’a pas pu être accepté tel quel/,
    barOverdue: /^Votre message a attendu plus d’une semaine/,
    overdue: /^Ce message a attendu le réseau plus d’une semaine/,
    open: 'Ouvrir le formulaire',
    tooLong: 'Ce texte est trop long.',
  },
} as const
type Words = (typeof WORDS)[keyof typeof WORDS]

const form = (page: Page) => page.locator('#consultation form')
const messageIn = (page: Page, words: Words) => form(page).getByLabel(words.message)
const submit = (page: Page, words: Words) => form(page).getByRole('button', { name: words.submit })

async function open(page: Page, words: Words) {
  await page.goto(words.path)
  await hydrated(page)
}

async function fillIn(page: Page, words: Words, message: string) {
  const fields = form(page)
  await fields.getByLabel(words.firstName, { exact: true }).fill('Ndèye')
  await fields.getByLabel(words.lastName, { exact: true }).fill('Sarr')
  await fields.getByLabel('E-mail').fill('ndeye@example.com')
  await fields.getByLabel(words.projectType).selectOption('new-construction')
  await fields.getByLabel(words.timeline).selectOption('medium')
  await fields.getByLabel(words.budget).selectOption('30000-50000')
  await fields.getByLabel(words.message).fill(message)
}

interface Stored {
  message: string
  suspicion: string | null
}

/** What staff would find, asked as staff, without leaving a session in the visitor's browser. */
async function stored(page: Page, message: string): Promise<Stored[]> {
  await page.request.post('/api/admin/login', { data: STAFF })
  const all: Stored[] = await (await page.request.get('/api/contact-submissions?limit=100')).json()
  return all.filter((submission) => submission.message === message)
}

/** The one message that waits, changed, for another page: its own would send it as soon as it could. */
async function takeWaiting(page: Page, change: (kept: WaitingMessage) => WaitingMessage): Promise<string> {
  const text = await page.evaluate(() => {
    const kept = localStorage.getItem('kais-waiting')
    localStorage.removeItem('kais-waiting')
    return kept
  })
  const [only]: WaitingMessage[] = JSON.parse(text ?? '[]')
  return JSON.stringify(only ? [change(only)] : [])
}

const draftOf = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), `kais-draft:${name}`)

for (const [language, words] of Object.entries(WORDS)) {
  test(`A reload in the middle brings back what was typed and chosen, until the visitor starts afresh (${language})`, async ({
    page,
  }) => {
    await open(page, words)
    await expect(page.getByText(words.kept)).toHaveCount(0)
    await fillIn(page, words, 'Half a thought')
    await page.reload()
    await expect(page.getByText(words.kept)).toBeVisible()
    await expect(messageIn(page, words)).toHaveValue('Half a thought')
    await expect(form(page).getByLabel(words.budget)).toHaveValue('30000-50000')
    await expect(form(page).getByLabel('E-mail')).toHaveValue('ndeye@example.com')
    await expectAccessible(page)

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

  test(`A form sent without a network waits, can be taken back, and leaves by itself, once (${language})`, async ({
    page,
    context,
  }) => {
    const message = `From a train ${language} ${Date.now()}`
    await open(page, words)
    await fillIn(page, words, 'A first thought')
    await context.setOffline(true)
    await expect(form(page).getByText(words.offline)).toBeVisible()
    await submit(page, words).click()
    await expect(form(page).getByText(words.waiting)).toBeVisible()
    await expect(form(page).getByRole('button', { name: words.takeBack })).toBeFocused()
    await expectAccessible(page)

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
}

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

test.describe('When the network fails', () => {
  test.use({ expectedErrors: [/Failed to (load resource|fetch)/] })

  test('and the browser keeps nothing, the form says so, promises nothing, and is sent once it can be', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    const message = `Without a memory ${Date.now()}`
    await open(page, WORDS.en)
    await fillIn(page, WORDS.en, message)
    await context.setOffline(true)
    await submit(page, WORDS.en).click()
    await expect(page.getByText(WORDS.en.error, { exact: true })).toBeVisible()
    await expect(messageIn(page, WORDS.en)).toHaveValue(message)
    await context.setOffline(false)
    await submit(page, WORDS.en).click()
    await expect(page.getByText(WORDS.en.sent, { exact: true })).toBeVisible()
    expect(await stored(page, message)).toHaveLength(1)
  })

  test('an answer that was lost, a reload and a second press store one message', async ({ page }) => {
    const message = `Lost on the way back ${Date.now()}`
    await open(page, WORDS.en)
    await fillIn(page, WORDS.en, message)
    await page.route('/api/contact', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await submit(page, WORDS.en).click()
    await expect(page.getByText(WORDS.en.error, { exact: true })).toBeVisible()
    await page.unroute('/api/contact')
    await page.reload()
    await expect(messageIn(page, WORDS.en)).toHaveValue(message)
    await submit(page, WORDS.en).click()
    await expect(page.getByText(WORDS.en.sent, { exact: true })).toBeVisible()
    expect(await stored(page, message)).toHaveLength(1)
  })

  test('a message that waits is sent from whichever page is open when the network is back', async ({
    page,
    context,
  }) => {
    const message = `From another page ${Date.now()}`
    await open(page, WORDS.en)
    await fillIn(page, WORDS.en, message)
    await context.setOffline(true)
    await submit(page, WORDS.en).click()
    await expect(form(page).getByText(WORDS.en.waiting)).toBeVisible()
    // The network is back, the house is not yet: the form still waits after a reload.
    await page.route('/api/contact', (route) => route.abort('connectionrefused'))
    await context.setOffline(false)
    await page.reload()
    await expect(form(page).getByText(WORDS.en.waiting)).toBeVisible()
    await expect(messageIn(page, WORDS.en)).toHaveValue(message)

    await page.unroute('/api/contact')
    await page.goto('/fr/invest')
    await expect(page.getByText(WORDS.fr.barSent)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Fermer' }).click()
    await expect(page.getByText(WORDS.fr.barSent)).toHaveCount(0)
    await open(page, WORDS.en)
    await expect(messageIn(page, WORDS.en)).toHaveValue('')
    expect(await stored(page, message)).toHaveLength(1)
  })

  test('two tabs send a waiting message once, and the form confirms it whichever tab was faster', async ({
    page,
    context,
  }) => {
    const message = `Two tabs ${Date.now()}`
    const other = await context.newPage()
    await other.goto('/invest')
    await hydrated(other)
    await open(page, WORDS.en)
    await fillIn(page, WORDS.en, message)
    let posts = 0
    await context.route('/api/contact', async (route) => {
      posts += 1
      await route.continue()
    })
    await context.setOffline(true)
    await submit(page, WORDS.en).click()
    await expect(form(page).getByText(WORDS.en.waiting)).toBeVisible()
    await context.setOffline(false)
    await expect(form(page).getByRole('status')).toBeVisible()
    await expect(messageIn(page, WORDS.en)).toHaveValue('')
    expect(await stored(page, message)).toHaveLength(1)
    expect(posts).toBe(1)
  })

  test('a waiting message that is refused is back in its form, with the reason at the field', async ({
    page,
    context,
  }) => {
    const words = WORDS.fr
    await open(page, words)
    await fillIn(page, words, 'Trop vite')
    await context.setOffline(true)
    await submit(page, words).click()
    await expect(form(page).getByText(words.waiting)).toBeVisible()
    // What leaves is what waits; here it is made unfit meanwhile, and leaves from another page.
    const waiting = await takeWaiting(page, (kept) => {
      const body = { ...JSON.parse(kept.body), email: 'nobody' }
      return { ...kept, body: JSON.stringify(body) }
    })
    await context.setOffline(false)
    await page.goto('/kais-nest')
    await page.evaluate((kept) => localStorage.setItem('kais-waiting', kept), waiting)
    await page.reload()
    await expect(page.getByText(WORDS.en.barRefused)).toBeVisible()
    await page.getByRole('link', { name: WORDS.en.open }).click()
    await expect(page).toHaveURL(`${words.path}#consultation`)
    await expect(messageIn(page, words)).toHaveValue('Trop vite')
    await expect(form(page).getByLabel('E-mail')).toHaveAccessibleDescription(/^Cette adresse semble incomplète/)
    await form(page).getByLabel('E-mail').fill('awa@example.com')
    await expect(form(page).getByText(/^Cette adresse semble incomplète/)).toHaveCount(0)
  })

  test('a message that waited for over a week is not sent but back in its form, though its draft is gone', async ({
    page,
    context,
  }) => {
    const words = WORDS.fr
    const message = `Une semaine ${Date.now()}`
    await open(page, words)
    await fillIn(page, words, message)
    await context.setOffline(true)
    await submit(page, words).click()
    await expect(form(page).getByText(words.waiting)).toBeVisible()
    const waiting = await takeWaiting(page, (kept) => ({ ...kept, since: kept.since - 8 * 24 * 3_600_000 }))
    await page.evaluate(() => localStorage.removeItem('kais-draft:consultation'))
    await context.setOffline(false)
    await page.goto('/kais-nest')
    await page.evaluate((kept) => localStorage.setItem('kais-waiting', kept), waiting)
    // The network is there and leads nowhere at first: what sends it is fetched again.
    let fetches = 0
    await page.route(/waiting-bar/, (route) => {
      fetches += 1
      return fetches === 1 ? route.abort('connectionrefused') : route.continue()
    })
    await page.reload()
    await expect(page.getByText(WORDS.en.barOverdue)).toBeVisible()
    expect(fetches).toBe(2)
    await page.getByRole('link', { name: WORDS.en.open }).click()
    await expect(page).toHaveURL(`${words.path}#consultation`)
    await expect(form(page).getByRole('alert')).toHaveText(words.overdue)
    await expect(messageIn(page, words)).toHaveValue(message)
    expect(await stored(page, message)).toHaveLength(0)
  })

  test('a house that is full says so above the button, and the form keeps everything', async ({ page, context }) => {
    const words = WORDS.fr
    await context.addCookies([{ name: 'kais_language', value: 'en', url: String(process.env.KAIS_URL) }])
    await open(page, words)
    await fillIn(page, words, 'Encore une fois')
    await page.route('/api/contact', (route) =>
      route.fulfill({ status: 429, json: { code: 'too_many_requests', message: 'Trop de demandes.' } }),
    )
    await submit(page, words).click()
    await expect(form(page).getByRole('alert')).toHaveText('Trop de demandes.')
    await expect(page.getByText(words.error, { exact: true })).toBeVisible()
    await expect(messageIn(page, words)).toHaveValue('Encore une fois')
    await expect(submit(page, words)).toBeEnabled()
  })
})

test.describe('What the server finds', () => {
  test.use({ expectedErrors: [/400 \(Bad Request\)/] })

  test('is said in the page’s language, whatever the cookie says, and goes away with the mistake', async ({
    page,
    context,
  }) => {
    const words = WORDS.fr
    await context.addCookies([{ name: 'kais_language', value: 'en', url: String(process.env.KAIS_URL) }])
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

test('A field that only machines fill in is out of everybody’s way; what they send is stored and held', async ({
  page,
}) => {
  const message = `Buy my watches ${Date.now()}`
  await open(page, WORDS.en)
  await fillIn(page, WORDS.en, message)
  const trap = form(page).locator('input[name=aside]')
  await expect(trap).toHaveAttribute('tabindex', '-1')
  await expect(trap).toHaveAttribute('autocomplete', 'off')
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

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false, isReturning: false, expectedErrors: [/400 \(Bad Request\)/] })

  test('a book in a field comes back whole, with the sentence at its field, in view', async ({ page }) => {
    const words = WORDS.fr
    const book = 'é'.repeat(100_000)
    await page.goto(words.path)
    await fillIn(page, words, 'Un livre')
    await messageIn(page, words).evaluate((field: HTMLTextAreaElement, text) => {
      field.value = text
    }, book)
    await submit(page, words).click()
    await expect(form(page).getByText(words.tooLong)).toBeVisible()
    await expect(messageIn(page, words)).toBeFocused()
    await expect(messageIn(page, words)).toBeInViewport()
    await expect(messageIn(page, words)).toHaveValue(book)
    await expect(form(page).getByLabel(words.budget)).toHaveValue('30000-50000')
  })

  test('a machine that fills in everything is stored and held', async ({ page }) => {
    const message = `Cheap watches ${Date.now()}`
    await page.goto(WORDS.en.path)
    await fillIn(page, WORDS.en, message)
    await form(page)
      .locator('input[name=aside]')
      .evaluate((input: HTMLInputElement) => {
        input.value = 'https://watches.example'
      })
    await submit(page, WORDS.en).click()
    await expect(page.locator('#consultation').getByRole('status')).toContainText(WORDS.en.sent)
    expect(await stored(page, message)).toMatchObject([{ suspicion: 'trap' }])
  })
})
