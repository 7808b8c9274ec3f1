import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactSubmissions } from '#features/enquiries/contact/contact-submission.table.server.ts'
import { openLine } from '#tests/helpers/bad-line.ts'
import { type FormAtWork, openForm } from '#tests/helpers/form-at-work.tsx'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { dayFromToday, enough, everything } from './relocation.fixture.ts'
import { RelocationForm } from './relocation-form.tsx'
import { relocationMessages } from './relocation-messages.ts'

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

const done = (at: FormAtWork) => at.document.querySelectorAll('nav.way [data-done]').length
const lastSection = (at: FormAtWork) => at.document.querySelector('nav.way li:last-child')?.textContent

test('Relocation: all 26 answers reach staff, and the progress says what is still needed', async () => {
  const line = openLine(kais.app)
  const { fields, choices } = relocationMessages.fr
  const email = `${randomUUID()}@example.com`
  const answers = everything(email)
  expect(Object.keys(answers)).toHaveLength(26)
  const at = await openForm(RelocationForm, { locale: 'fr' })
  expect(done(at)).toBe(0)
  const { urgency, ...others } = answers
  await at.fill(others)
  expect(done(at)).toBe(4)
  expect(lastSection(at)).toContain('2 sur 3')
  expect(at.form.textContent).toContain('Il manque encore\u00a0: Est-ce urgent\u202f?')
  await at.fill({ urgency: String(urgency) })
  expect(done(at)).toBe(5)
  await at.press(2)
  expect(at.toast).toEqual([])
  expect(at.said).toBe(relocationMessages.fr.sentTitle)
  // Every question with its answer, in the words it was chosen by.
  expect(at.confirmed).toMatchObject({
    [fields.name]: answers.name,
    [fields.pets]: answers.pets,
    [fields.schools]: choices.schools.both,
  })
  expect(Object.keys(at.confirmed).filter((label) => Object.values(fields).includes(label))).toHaveLength(26)
  expect(at.values(['name', 'amenities'])).toEqual({ name: '', amenities: [] })
  expect(done(at)).toBe(0)
  expect(line.posts).toHaveLength(1)

  const { name, email: _, phone, ...rest } = answers
  const stored = await kais.db.select().from(contactSubmissions).where(eq(contactSubmissions.email, email))
  expect(stored).toMatchObject([
    {
      type: 'relocation',
      name,
      phone,
      locale: 'fr',
      message: rest.additionalInfo,
      formData: { ...rest, specialRequests: `${rest.specialNeeds}\n\n${rest.additionalInfo}` },
    },
  ])
})

test('A day that is past is named at its field, and no more can be typed than the server takes', async () => {
  const line = openLine(kais.app)
  const at = await openForm(RelocationForm, { locale: 'fr' })
  await at.fill({ ...enough('helen@example.com'), moveInDate: dayFromToday(-1) })
  await at.press()
  expect(at.problems()).toEqual({ moveInDate: 'Cette date est déjà passée. Merci d’en choisir une plus tardive.' })
  expect(at.controls('pets')[0]?.maxLength).toBe(200)
  expect(at.controls('additionalInfo')[0]?.maxLength).toBe(5_000)
  // A draft may hold more than can be typed.
  await at.fill({ moveInDate: dayFromToday(1), pets: 'x'.repeat(201) })
  await at.press()
  expect(at.problems()).toEqual({ pets: 'Ce texte est trop long.' })
  expect(line.posts).toEqual([])
})

test('A reload in the middle goes on counting where it was', async () => {
  openLine(kais.app)
  const at = await openForm(RelocationForm)
  const { urgency: _, ...most } = enough('helen@example.com')
  await at.fill({ ...most, amenities: ['garden', 'pool'] })
  await at.reload()
  expect(at.values(['familySize', 'amenities'])).toEqual({ familySize: '4', amenities: ['garden', 'pool'] })
  expect(lastSection(at)).toContain('2 of 3')
  expect(at.form.textContent).toContain('Still needed: How urgent is it?')
})
