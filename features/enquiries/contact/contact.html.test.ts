import { within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { confirmationOn, focusedIn, problemsOf, storedContacts } from '#tests/helpers/plain-forms.ts'
import { type HtmlPage, newVisitor, textOf } from '#tests/helpers/site.ts'

const visitor = await newVisitor()

const formOf = (page: HtmlPage) => page.find<HTMLFormElement>('form.form')
const serviceOf = (page: HtmlPage) => page.find<HTMLSelectElement>('select[name=serviceInterest]').value

const written = (message: string) => ({
  firstName: 'Aïssatou',
  lastName: 'Diop',
  email: 'aissatou@example.com',
  serviceInterest: 'real-estate',
  message,
})

test.for([
  {
    path: '/contact',
    required: 'Please fill this in.',
    choose: 'Please choose one of the options.',
    email: 'This address does not look complete. Example: awa@example.com',
  },
  {
    path: '/fr/contact',
    required: 'Merci de remplir ce champ.',
    choose: 'Merci de choisir l’une des options.',
    email: 'Cette adresse semble incomplète. Exemple\u00a0: awa@example.com',
  },
])('$path says at each field what is missing and leads to the first', async ({ path, required, choose, email }) => {
  const page = await visitor.open(path)
  const answer = await visitor.send(page, formOf(page), { email: 'aissatou' })
  expect(answer.status).toBe(400)
  expect(problemsOf(formOf(answer))).toEqual({
    firstName: required,
    lastName: required,
    email,
    serviceInterest: choose,
    message: required,
  })
  expect(focusedIn(formOf(answer))).toBe('firstName')
})

test('From a home’s page the offer arrives with the home in it', async () => {
  const [home] = (await visitor.ask('/api/properties?type=buy&limit=1')).json()
  const about = `${home.title} (${home.reference})`
  const offer = within((await visitor.open(`/property/${home.id}`)).find('main')).getByRole('link', {
    name: 'Make an offer',
  })
  const address = `/contact?subject=offer&property=${home.id}`
  expect(offer.getAttribute('href')).toBe(address)

  const page = await visitor.open(address)
  expect(textOf(page.find('.form__about'))).toBe(`About: an offer for ${about}`)
  expect(serviceOf(page)).toBe('real-estate')
  const message = `What would you take for it? ${Date.now()}`
  await visitor.send(page, formOf(page), written(message))
  expect(await storedContacts(message)).toMatchObject([
    { formData: { serviceInterest: 'real-estate', subject: 'offer', about, listing: `property-${home.id}` } },
  ])
})

test('In French too a project’s brochure is asked for by name; what nobody knows gives the plain form', async () => {
  const [project] = (await visitor.ask('/api/investments?limit=1')).json()
  const projects = (await visitor.open('/fr/invest')).findAll('article')
  const card = projects.find((each) => textOf(each.querySelector('h3')) === project.titleFr)
  if (!card) throw new Error(`No project is called ${project.titleFr}.`)
  const brochure = within(card)
    .getByRole('link', { name: /^Demander la brochure/ })
    .getAttribute('href')
  expect(brochure).toBe(`/fr/contact?subject=brochure&investment=${project.id}`)
  const page = await visitor.open(String(brochure))
  expect(textOf(page.find('.form__about'))).toBe(`À propos : une brochure sur ${project.titleFr}`)
  expect(within(formOf(page)).getByLabelText<HTMLSelectElement>('Sujet').value).toBe('investments')

  const gone = await visitor.open('/fr/contact?subject=offer&property=2147483647')
  expect(textOf(gone.find('.form__about'))).toBe('À propos : une offre')
  const unheardOf = await visitor.open('/fr/contact?subject=castle&property=abc&vehicle=-1')
  within(formOf(unheardOf)).getByRole('button', { name: 'Envoyer le message' })
  expect(unheardOf.findAll('.form__about')).toEqual([])
  expect(textOf(formOf(unheardOf))).not.toContain('À propos')
  expect(serviceOf(unheardOf)).toBe('')
})

test('The page offers three ways at once, a calendar, and the district by its name', async () => {
  const page = await visitor.open('/contact')
  const quick = within(page.getByRole('list', { name: 'Contact us now' }))
  for (const [name, href, target] of [
    [/^WhatsApp chat/, /^https:\/\/wa\.me\/\d+$/, '_blank'],
    [/^Phone call/, /^tel:\+\d+$/, null],
    [/^Book meeting/, /^https:\/\//, '_blank'],
  ] as const) {
    const link = quick.getByRole('link', { name })
    expect(link.getAttribute('href')).toMatch(href)
    expect(link.getAttribute('target')).toBe(target)
  }
  expect(page.getByRole('link', { name: /^Schedule Consultation/ }).getAttribute('target')).toBe('_blank')
  const where = within(page.getByRole('region', { name: 'Almadies, Dakar' }))
  where.getByText(/Ask us for the way to the door\.$/)
})

test('Answers with names that every object knows are stored like any other', async () => {
  const message = `A curious form ${Date.now()}`
  const formData = { constructor: 'prototype', toString: 'valueOf', serviceInterest: 'media' }
  const sent = await visitor.app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: { type: 'general', name: 'Aïssatou Diop', email: 'aissatou@example.com', message, formData },
  })
  expect(sent.statusCode).toBe(201)
  const [stored] = await storedContacts(message)
  expect(Object.entries(stored?.formData ?? {}).sort()).toEqual(Object.entries(formData).sort())
})

describe('Without JavaScript', () => {
  test('the form is a plain post: mistakes keep what was typed, success is confirmed', async () => {
    const message = `No script here ${Date.now()}`
    const page = await visitor.open('/contact')
    const answer = await visitor.send(page, formOf(page), { firstName: 'Marco', message })
    expect(problemsOf(formOf(answer))).toMatchObject({ lastName: 'Please fill this in.' })
    expect(answer.find<HTMLTextAreaElement>('textarea[name=message]').value).toBe(message)
    expect(answer.find<HTMLInputElement>('input[name=firstName]').value).toBe('Marco')
    const confirmed = await visitor.send(answer, formOf(answer), written(message))
    const { title, facts, text } = confirmationOn(confirmed)
    expect(title).toBe('Message Sent!')
    expect(facts).toMatchObject({
      Reference: expect.stringMatching(/^KR-\d{4}-\d{4}$/),
      'First name': 'Aïssatou',
      'What it is about': 'Real estate',
      'Your message': message,
    })
    expect(text).toContain('One of our advisers reads your message and answers you by e-mail.')
    expect(await storedContacts(message)).toHaveLength(1)

    // Loaded again it shows the same and sends nothing; nobody else’s cache keeps it, and no search engine finds it.
    const again = await visitor.open(confirmed.path)
    expect(confirmationOn(again).facts).toEqual(facts)
    expect(await storedContacts(message)).toHaveLength(1)
    const { headers } = await visitor.ask(confirmed.path)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(again.getByRole('link', { name: 'Fill in the form again' }).getAttribute('href')).toBe('/contact')
    for (const key of ['0'.repeat(64), '1', `${confirmed.path.slice(6)}0`])
      expect((await visitor.open(`/sent/${key}`)).status).toBe(404)
  })

  test('a double tap sends one message', async () => {
    const message = `Twice without a script ${Date.now()}`
    const page = await visitor.open('/contact')
    const taps = [1, 2].map(() => visitor.send(page, formOf(page), written(message)))
    for (const confirmed of await Promise.all(taps)) confirmed.getByText('Message Sent!')
    expect(await storedContacts(message)).toHaveLength(1)
  })
})
