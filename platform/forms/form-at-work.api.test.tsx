import { act } from 'react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ContactForm } from '#features/enquiries/contact/contact-form.tsx'
import { ConsultationForm } from '#features/nest/consultation/consultation-form.tsx'
import { openLine } from '#tests/helpers/bad-line.ts'
import { someone } from '#tests/helpers/factories.ts'
import { consultationFrom, openForm, storedFrom } from '#tests/helpers/form-at-work.tsx'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

const Contact = () => <ContactForm listing={null} subject={null} />

const contact = (email: string, message = 'Is the villa still open?') => ({
  firstName: 'Aïssatou',
  lastName: 'Diop',
  email,
  serviceInterest: 'real-estate',
  message,
})

test('An edited retry is sent at once, as a message of its own, and going back to the first words stores nothing twice', async () => {
  const line = openLine(kais.app)
  const email = someone()
  const at = await openForm(Contact)
  await at.fill(contact(email, 'Half a thought'))
  line.state = 'loses answers'
  await at.press()
  await at.fill({ message: 'Half a thought, finished' })
  await at.press()
  line.state = 'good'
  await at.fill({ message: 'Half a thought' })
  await at.press()
  expect(at.said).toBe('Message Sent!')
  expect(line.posts).toHaveLength(3)
  expect((await storedFrom(kais, email)).map(({ message }) => message)).toEqual([
    'Half a thought',
    'Half a thought, finished',
  ])
})

test('A press in the moment of the confirmation, or soon after it, neither turns it into an error nor takes it away; a later one asks for an empty form', async () => {
  const line = openLine(kais.app)
  const clock = vi.spyOn(performance, 'now')
  try {
    let now = 1_000_000
    clock.mockImplementation(() => now)
    const at = await openForm(Contact)
    await at.fill(contact(someone()))
    // The form is empty again by the time the confirmation appears.
    let pressed = 0
    const observer = new MutationObserver(() => {
      if (pressed > 0 || !at.document.body.textContent.includes('Message Sent!')) return
      pressed += 1
      at.button.click()
    })
    observer.observe(at.document.body, { subtree: true, childList: true, attributes: true })
    await at.press()
    observer.disconnect()
    expect(pressed).toBe(1)
    now += 900
    await at.press()
    await at.click(at.named('Fill in the form again'))
    expect(at.problems()).toEqual({})
    expect(at.toast).toEqual([])
    expect(at.said).toBe('Message Sent!')
    now += 200
    await at.click(at.named('Fill in the form again'))
    expect(at.said).toBeUndefined()
    expect(at.focused).toBe('firstName')
    await at.press()
    expect(Object.keys(at.problems())).toHaveLength(5)
    expect(line.posts).toHaveLength(1)
  } finally {
    clock.mockRestore()
  }
})

test('An answer that nobody can read still confirms, in the form’s own words', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 201 }))
  const at = await openForm(Contact)
  await at.fill(contact('awa@example.com'))
  await at.press()
  expect(at.said).toBe('Message Sent!')
  expect(at.document.querySelector('.sent')?.textContent).toContain('One of our advisers reads your message')
  expect(at.confirmed).toEqual({})
})

test('A reload keeps what the link said, and an empty form goes back to it', async () => {
  openLine(kais.app)
  const at = await openForm(() => <ContactForm listing={null} subject="relocation" />)
  await at.fill({ firstName: 'Aïssatou', message: 'Half a letter' })
  await at.reload()
  expect(at.values(['firstName', 'message', 'serviceInterest'])).toEqual({
    firstName: 'Aïssatou',
    message: 'Half a letter',
    serviceInterest: 'concierge',
  })
  expect(at.form.textContent).toContain('About: moving to Dakar')
})

test('What the server finds is said in the page’s language, whatever the cookie says, and goes away with the mistake', async () => {
  const line = openLine(kais.app, 'kais_language=en')
  const at = await openForm(ConsultationForm, { locale: 'fr' })
  await at.fill(consultationFrom(''))
  // Past the browser's own checks, as an older page would be.
  for (const input of at.controls('email')) input.type = 'text'
  await at.fill({ email: 'personne' })
  await at.press()
  expect(line.posts).toHaveLength(1)
  expect(at.problems()).toEqual({ email: 'Cette adresse semble incomplète. Exemple\u00a0: awa@example.com' })
  expect(at.focused).toBe('email')
  expect(at.toast).toEqual(['Erreur: Certains champs sont à revoir.'])
  await at.fill({ email: 'awa@example.com' })
  expect(at.problems()).toEqual({})
})

test('A house that is full says so above the button, and the form keeps everything', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'too_many_requests', message: 'Trop de demandes.' }, { status: 429 }),
  )
  const at = await openForm(ConsultationForm, { locale: 'fr' })
  const answers = consultationFrom('awa@example.com')
  await at.fill(answers)
  await at.press()
  expect(at.alert).toBe('Trop de demandes.')
  expect(at.toast).toEqual(['Erreur: L’envoi de la demande de consultation a échoué. Merci de réessayer.'])
  expect(at.values(Object.keys(answers))).toEqual(answers)
  expect(at.button.getAttribute('aria-disabled')).not.toBe('true')
})

test('What a machine writes into the field that nobody sees is stored and held', async () => {
  openLine(kais.app)
  const email = someone()
  const at = await openForm(ConsultationForm)
  await at.fill(consultationFrom(email))
  await at.fill({ aside: 'https://watches.example' })
  await at.press()
  expect(at.said).toBe('Consultation Booked!')
  expect(await storedFrom(kais, email)).toMatchObject([{ suspicion: 'trap' }])
})

test('A fast hand is not held back, and neither is a link that was typed on an earlier visit', async () => {
  const line = openLine(kais.app)
  // No machine is fast enough to be as fast as a machine.
  line.onItsWay = (headers) => {
    if (headers.has('x-form-elapsed')) headers.set('x-form-elapsed', '300')
    return headers
  }
  const email = someone()
  const at = await openForm(ConsultationForm)
  const texts = ['In no time', 'In no time: https://example.com', 'In no time: https://example.com, kept']
  for (const [place, message] of texts.entries()) {
    await at.reload()
    await at.fill(consultationFrom(email, message))
    if (place === 2) await at.reload()
    expect(at.values(['message'])).toEqual({ message })
    await at.press()
    expect(at.said).toBe('Consultation Booked!')
    await at.sendAnother()
  }
  expect(line.posts.map(({ headers }) => headers.get('x-form-elapsed'))).toEqual([
    expect.stringMatching(/^\d+$/),
    expect.stringMatching(/^\d+$/),
    null,
  ])
  expect((await storedFrom(kais, email)).map(({ suspicion }) => suspicion)).toEqual([null, 'haste', null])
})

test('What a browser kept of another version, or half, hurts nobody', async () => {
  openLine(kais.app)
  const at = await openForm(ConsultationForm, {
    kept: {
      'kais-draft:consultation': '{"version":1,"savedAt":',
      'kais-waiting': '{"nonsense":true}',
      'kais-draft:old': '{"version":0,"values":{"message":"old"}}',
    },
  })
  expect(at.kept('kais-draft:old')).toBeNull()
  await at.fill(consultationFrom('awa@example.com', 'Written over it'))
  await act(async () => at.window.dispatchEvent(new at.window.Event('pagehide')))
  expect(at.kept('kais-draft:consultation')).toContain('Written over it')
})
