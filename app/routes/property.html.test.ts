import { within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { type HtmlPage, newVisitor, textOf, textsOf } from '#tests/helpers/site.ts'
import { signInToSite } from '#tests/helpers/site-staff.ts'

/** The demo content's villa to rent, with nine pictures, and a flat that is still on paper. */
const VILLA = 28
const OFF_PLAN = 17

const visitor = await newVisitor()
const villa = await visitor.open(`/property/${VILLA}`)

const hrefOf = (link: Element) => link.getAttribute('href') ?? ''
const region = (page: HtmlPage, title: string) => page.getByRole('region', { name: title })
const head = (page: HtmlPage) => textOf(page.find('.prop__head'))
const leadPicture = (page: HtmlPage) => page.find('.gal .slides__row [role=group] img').getAttribute('alt') ?? ''

async function findHome(query: string) {
  const [home] = (await visitor.ask(`/api/properties?${query}`)).json()
  return home
}

test('The way here is written above, leads back up, and is told to search engines', async () => {
  const page = await visitor.open(`/fr/property/${VILLA}`)
  const trail = page.find('nav[aria-label="Vous êtes ici"]')
  const names = ['Accueil', 'Nest', 'Almadies', 'Villa Teranga']
  expect(textsOf(trail.querySelectorAll('li'))).toEqual(names)
  expect(textOf(trail.querySelector('[aria-current=page]'))).toBe('Villa Teranga')
  expect([...trail.querySelectorAll('a')].map(hrefOf)).toEqual([
    '/fr',
    '/fr/kais-nest',
    '/fr/kais-nest?location=Almadies',
  ])
  const told = page.findAll('script[type="application/ld+json"]').map(({ textContent }) => JSON.parse(textContent))
  const list: { name: string; item: string }[] = told.find((data) => data['@type'] === 'BreadcrumbList').itemListElement
  expect(list.map(({ name }) => name)).toEqual(names)
  expect(list[2]?.item).toMatch(/\/fr\/kais-nest\?location=Almadies$/)
})

test('Whoever came from no search is led back to all homes', () => {
  const back = villa.find('.trail__back')
  expect([textOf(back), hrefOf(back)]).toEqual(['Back to all homes', '/kais-nest'])
})

test('A property page tells all of the villa, with its rental terms and a WhatsApp text that names it', () => {
  expect(textOf(villa.find('h1'))).toBe('Villa Teranga')
  const terms = textOf(region(villa, 'Rental terms'))
  expect(terms).toContain('1 600 000 FCFA tax included')
  expect(terms).toContain('3 years')
  expect(terms).toMatch(/3 months: rent 1, deposit 1, agency fee 1.*4 800 000 FCFA/)
  const actions = within(villa.find('.enq'))
  expect(decodeURIComponent(hrefOf(actions.getByRole('link', { name: /Ask on WhatsApp/ })))).toMatch(
    /^https:\/\/wa\.me\/\d+\?text=.*Villa Teranga \(KN-0028\): http.*\/property\/28$/,
  )
  expect(hrefOf(actions.getByRole('link', { name: /Book a viewing/ }))).toBe('/property/28/viewing')
  expect(hrefOf(actions.getByRole('link', { name: /Request a callback/ }))).toBe('/property/28/callback')
})

test('An off-plan home wears both badges, says when the keys are due, and what to ask before signing', async () => {
  const page = await visitor.open(`/property/${OFF_PLAN}`)
  expect(textsOf(page.findAll('.tags li'))).toEqual([
    'Off-plan (VEFA)',
    'For sale',
    expect.stringMatching(/^Delivery planned for \w+ \d{4}$/),
  ])
  const asks = region(page, 'What to ask before you sign')
  expect(textsOf(asks.querySelectorAll('dt'))).toEqual([
    'The title',
    'The état des droits réels',
    'The notary',
    'The completion guarantee',
    'The delivery date',
  ])
  expect(textOf(asks)).toContain('not legal advice')
})

test('A rented villa has neither but its rooms, metres and levels; a plot of land counts no rooms', async () => {
  expect(textsOf(villa.findAll('.tags li'))).toEqual(['To rent'])
  expect(villa.queryByText('What to ask before you sign')).toBeNull()
  const facts = villa.findAll('.facts div').map((fact) => textsOf(fact.children))
  expect(facts).toEqual([
    ['bedrooms', '5'],
    ['bathrooms', '6'],
    ['square metres', '420'],
    ['levels', '2'],
  ])
  const { id } = await findHome('type=land')
  const plot = await visitor.open(`/property/${id}`)
  expect(textsOf(plot.findAll('.facts dt'))).toEqual(['square metres'])
})

test('A page tells what its listing says of lift, steps, pool, pets and noise, a no as well, in the reader’s language', async () => {
  const HOUSE = 5
  const told = (page: HtmlPage) => [...textsOf(page.findAll('.glance li')), textOf(page.find('.glance > p'))]
  expect(told(await visitor.open(`/property/${HOUSE}`))).toEqual([
    '6 guests at most',
    'No lift',
    'Not step-free',
    'No pool',
    'No pets',
    'Quiet',
    'No engine passes: the island has no cars, and the landing is on its other side.',
  ])
  expect(told(await visitor.open(`/fr/property/${HOUSE}`)).slice(1)).toEqual([
    'Pas d’ascenseur',
    'Accès avec marches',
    'Pas de piscine',
    'Animaux non admis',
    'Au calme',
    expect.stringMatching(/^Aucun moteur ne passe/),
  ])
  const { id } = await findHome('type=land')
  expect((await visitor.open(`/property/${id}`)).findAll('.glance > :not(dl)')).toEqual([])
})

test('The price stands in all three currencies, with the rates; a sale says the price per m²', async () => {
  expect(textOf(villa.find('.prop__price'))).toBe('1 600 000 FCFA a month')
  expect(head(villa)).toContain('€2,439 / $2,560')
  expect(head(villa)).toContain('USD amounts are indicative ($1 = 625 FCFA)')
  expect(head(villa)).not.toContain('per m²')
  const european = await newVisitor()
  european.setCookie('kais_currency', 'EUR')
  const inEuros = await european.open(`/property/${VILLA}`)
  expect(textOf(inEuros.find('.prop__price'))).toBe('€2,439 a month')
  expect(head(inEuros)).toContain('1 600 000 FCFA / $2,560')
  expect(head(await european.open(`/property/${OFF_PLAN}`))).toMatch(/€[\d,]+ per m²/)
})

test('A home is shared by its link in the reader’s language: in a field, by WhatsApp and by e-mail', async () => {
  for (const [page, link, named, message] of [
    [villa, 'http://localhost/property/28', 'Share this home', 'Villa Teranga (KN-0028), at Kais: '],
    [
      await visitor.open(`/fr/property/${VILLA}`),
      'http://localhost/fr/property/28',
      'Partager ce bien',
      'Villa Teranga (KN-0028), chez Kais\u00a0: ',
    ],
  ] as const) {
    const panel = page.find('.prop__head .share__panel')
    expect(textOf(panel.querySelector('h2'))).toBe(named)
    // Pressed, the button opens the panel without any script of ours.
    expect(page.find('.share__open').getAttribute('popovertarget')).toBe(panel.id)
    expect(within(panel).getByRole<HTMLInputElement>('textbox').value).toBe(link)
    const [whatsapp, mail] = within(panel).getAllByRole('link').map(hrefOf).map(decodeURIComponent)
    expect(whatsapp).toBe(`https://wa.me/?text=${message}${link}`)
    expect(mail).toMatch(/^mailto:\?subject=Villa Teranga/)
    expect(mail).toContain(`body=${link}`)
  }
})

test('A virtual tour is opened in a tab of its own, and nothing of it loads before', async () => {
  const staff = await signInToSite()
  const { id: _, ...home } = await findHome('search=Diamniadio&kind=commercial')
  const tour = 'https://tours.example/villa-1'
  const id = await staff.write('/api/admin/properties', {
    ...home,
    images: home.images.slice(0, 1),
    virtualTourUrl: tour,
  })
  const page = await visitor.open(`/property/${id}`)
  await staff.remove(`/api/properties/${id}`)
  const link = within(region(page, 'Virtual tour')).getByRole('link', { name: /new tab/ })
  expect(hrefOf(link)).toBe(tour)
  expect(link.getAttribute('target')).toBe('_blank')
  expect(page.findAll('iframe')).toHaveLength(0)
  // It has one picture only: nothing to turn, nothing to press.
  const pictures = within(region(page, `Pictures of ${home.title}`))
  expect(pictures.getAllByRole('img')).toHaveLength(1)
  expect(pictures.queryAllByRole('button')).toHaveLength(0)
})

test('The map is told to be approximate in words, and leads to the homes nearby', async () => {
  const page = await visitor.open('/property/1')
  const where = within(region(page, 'Location'))
  where.getByText(/Approximate position/)
  where.getByRole('group', { name: /^Map around / })
  const nearby = where.getByRole('link', { name: 'See homes nearby on the map' })
  expect(hrefOf(nearby)).toMatch(/^\/kais-nest\?view=map&location=/)
})

describe('The pictures', () => {
  test('have words of their own, in the reader’s language', async () => {
    const french = leadPicture(await visitor.open(`/fr/property/${VILLA}`))
    const english = leadPicture(villa)
    expect(french).not.toBe(english)
    for (const words of [french, english]) {
      expect(words).not.toBe('')
      expect(words).not.toMatch(/^Villa Teranga, (picture|photo) 1$/)
    }
  })

  test('are a row of nine that needs no script', () => {
    const row = within(region(villa, 'Pictures of Villa Teranga')).getByRole('group', {
      name: 'Pictures of Villa Teranga',
    })
    expect([...row.children].map((slide) => slide.getAttribute('aria-label'))).toEqual(
      Array.from({ length: 9 }, (_, index) => `${index + 1} of 9`),
    )
  })
})

describe('A home that is not there', () => {
  test('is answered with 404, a way back, and three that are', async () => {
    const page = await visitor.open('/property/999999')
    expect(page.status).toBe(404)
    expect(textOf(page.find('h1'))).toBe('Property Not Found')
    expect(page.findAll('article')).toHaveLength(3)
    expect(hrefOf(within(page.find('main')).getByText('Back to all homes'))).toBe('/kais-nest')
  })
})
