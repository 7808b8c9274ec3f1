import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeContact } from '#features/enquiries/contact/contact-forms.ts'
import { contactSubmissions } from '#features/enquiries/contact/contact-submission.table.server.ts'
import type { AnswersOf } from '#platform/forms/form.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { type partnershipForm, toPartnershipSubmission } from './partnership.form.ts'

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

const answers = (changes: Partial<AnswersOf<typeof partnershipForm>> = {}): AnswersOf<typeof partnershipForm> => ({
  companyName: 'Atelier Sahel',
  contactPerson: 'Binta Sarr',
  email: `${randomUUID()}@example.com`,
  phone: null,
  partnershipInterest: 'event-partnership',
  partnershipVision: 'An evening of weaving, on the terrace.',
  ...changes,
})

function send(payload: object, language = 'en') {
  return kais.app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    payload: JSON.stringify(payload),
  })
}

describe('A partnership proposal', () => {
  test('is stored under the SPEC’s keys, its vision as the message too', async () => {
    const proposal = answers()
    expect((await send(toPartnershipSubmission(proposal))).statusCode).toBe(201)
    const { companyName, contactPerson, partnershipInterest, partnershipVision } = proposal
    const stored = await kais.db.select().from(contactSubmissions).where(eq(contactSubmissions.email, proposal.email))
    expect(stored).toMatchObject([
      {
        type: 'media-partnership',
        name: contactPerson,
        message: partnershipVision,
        formData: { companyName, contactPerson, partnershipInterest, partnershipVision },
      },
    ])
  })

  test('is read in words, and says nothing twice that its name and its message say', () => {
    expect(describeContact(toPartnershipSubmission(answers()), 'fr')).toEqual([
      { key: 'partnershipInterest', label: 'Que voudriez-vous faire\u202f?', text: 'Partenariat événementiel' },
      { key: 'companyName', label: 'Entreprise', text: 'Atelier Sahel' },
    ])
    const another = { ...toPartnershipSubmission(answers()), name: 'The assistant', message: null }
    expect(describeContact(another, 'en').map(({ key }) => key)).toEqual([
      'partnershipInterest',
      'partnershipVision',
      'companyName',
      'contactPerson',
    ])
  })

  test.for<[string, Record<string, unknown>, string, string]>([
    ['no company', { companyName: ' ' }, 'companyName', 'Merci de remplir ce champ.'],
    ['no interest', { partnershipInterest: null }, 'partnershipInterest', 'Merci de choisir l’une des options.'],
    [
      'an unknown interest',
      { partnershipInterest: 'tv' },
      'partnershipInterest',
      'Merci de choisir l’une des options.',
    ],
    ['no vision', { partnershipVision: undefined }, 'partnershipVision', 'Merci de remplir ce champ.'],
    ['too long a vision', { partnershipVision: 'é'.repeat(5_001) }, 'partnershipVision', 'Ce texte est trop long.'],
  ])('with %s is refused at that answer', async ([, changes, field, sentence]) => {
    const { formData, ...proposal } = toPartnershipSubmission(answers())
    const refused = await send({ ...proposal, formData: { ...formData, ...changes } }, 'fr')
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ fields: { [`formData.${field}`]: sentence } })
  })
})
