import { within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { confirmationOn } from '#tests/helpers/plain-forms.ts'
import { askAsStaff, type HtmlPage, newVisitor, textsOf } from '#tests/helpers/site.ts'

/** The demo content's Villa Teranga. */
const VILLA = 28

const WORDS = {
  en: {
    address: `/property/${VILLA}`,
    name: 'Your name',
    message: 'Your message',
    send: 'Send the question',
    sent: 'Message Sent!',
    note: 'your question about Villa Teranga',
    required: 'Please fill this in.',
    email: 'This address does not look complete. Example: awa@example.com',
    phone: 'Please write a phone number with digits, for example +221 77 000 00 00.',
  },
  fr: {
    address: `/fr/property/${VILLA}`,
    name: 'Votre nom',
    message: 'Votre message',
    send: 'Envoyer la question',
    sent: 'Message envoyé !',
    note: 'votre question sur Villa Teranga',
    required: 'Merci de remplir ce champ.',
    email: 'Cette adresse semble incomplète. Exemple : awa@example.com',
    phone: 'Merci d’écrire un numéro avec des chiffres, par exemple +221 77 000 00 00.',
  },
} as const

const PERSON = { name: 'Aïssatou Diop', email: 'aissatou@example.com', phone: '+221 77 123 45 67' }

const visitor = await newVisitor()

const formOf = (page: HtmlPage) => page.find<HTMLFormElement>('#enquiry form')
const confirmation = (page: HtmlPage) => confirmationOn(page).text

/** What staff would find. */
async function storedQuestions(message: string) {
  const all = await askAsStaff<{ message: string }[]>('/api/admin/inquiries?limit=100')
  return all.filter((question) => question.message === message)
}

describe('Without JavaScript', () => {
  for (const [language, words] of Object.entries(WORDS)) {
    test(`the form is a plain post: mistakes keep what was typed, success is confirmed (${language})`, async () => {
      const message = `No script here 🌴 ${language} ${Date.now()}`
      const page = await visitor.open(words.address)
      const form = within(formOf(page))
      form.getByLabelText(words.name)
      form.getByLabelText(words.message)
      form.getByRole('button', { name: words.send })
      const wrong = { message, email: 'aissatou', phone: 'tomorrow' }
      const refused = await visitor.send(page, formOf(page), wrong)
      expect(refused.status).toBe(400)
      expect(textsOf(refused.findAll('#enquiry .err'))).toEqual([words.required, words.email, words.phone])
      expect(within(formOf(refused)).getByLabelText<HTMLTextAreaElement>(words.message).value).toBe(message)

      const asked = await visitor.send(refused, formOf(refused), PERSON)
      expect(confirmation(asked)).toContain(words.sent)
      expect(confirmation(asked)).toContain(words.note)
      expect(await storedQuestions(message)).toMatchObject([
        {
          ...PERSON,
          subject: 'Villa Teranga (KN-0028)',
          propertyId: VILLA,
          status: 'open',
          locale: language,
          isSubjectPublic: true,
        },
      ])
    })
  }

  test('a double tap sends one question', async () => {
    const message = `Twice without a script ${Date.now()}`
    const page = await visitor.open(WORDS.en.address)
    const press = () => visitor.send(page, formOf(page), { ...PERSON, message })
    for (const asked of await Promise.all([press(), press()])) expect(confirmation(asked)).toContain(WORDS.en.sent)
    expect(await storedQuestions(message)).toHaveLength(1)
  })
})
