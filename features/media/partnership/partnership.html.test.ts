import { describe, expect, test } from 'vitest'
import { confirmationOn, focusedIn, problemsOf, storedContacts } from '#tests/helpers/plain-forms.ts'
import { type HtmlPage, newVisitor } from '#tests/helpers/site.ts'

const visitor = await newVisitor()

const SAYS = {
  '/kais-media': {
    required: 'Please fill this in.',
    choose: 'Please choose one of the options.',
    email: 'This address does not look complete. Example: awa@example.com',
    phone: 'Please write a phone number with digits, for example +221 77 000 00 00.',
  },
  '/fr/kais-media': {
    required: 'Merci de remplir ce champ.',
    choose: 'Merci de choisir l’une des options.',
    email: 'Cette adresse semble incomplète. Exemple\u00a0: awa@example.com',
    phone: 'Merci d’écrire un numéro avec des chiffres, par exemple +221 77 000 00 00.',
  },
}

const formOf = (page: HtmlPage) => page.find<HTMLFormElement>('#partnership form')

const chosen = (page: HtmlPage) =>
  formOf(page).querySelector<HTMLInputElement>('[name=partnershipInterest]:checked')?.value

const written = (partnershipVision: string) => ({
  partnershipInterest: 'custom-content',
  partnershipVision,
  companyName: 'Atelier «Sahel» & fils',
  contactPerson: 'Binta Sarr',
  email: 'binta@example.com',
})

test('Every mistake is named at its field, in both languages', async () => {
  for (const [path, { required, choose, email, phone }] of Object.entries(SAYS)) {
    const page = await visitor.open(path)
    const empty = await visitor.send(page, formOf(page))
    expect(problemsOf(formOf(empty))).toEqual({
      partnershipInterest: choose,
      partnershipVision: required,
      companyName: required,
      contactPerson: required,
      email,
    })
    expect(focusedIn(formOf(empty))).toBe('partnershipInterest')
    const values = { ...written('   '), email: 'binta@', phone: 'call me' }
    const wrong = await visitor.send(empty, formOf(empty), values)
    expect(problemsOf(formOf(wrong))).toEqual({ partnershipVision: required, email, phone })
    expect(focusedIn(formOf(wrong))).toBe('partnershipVision')
  }
})

describe('Without JavaScript', () => {
  test('the form is a plain post that keeps what was typed, names what is missing, and confirms', async () => {
    const vision = `No script here ${Date.now()}`
    const { required, email } = SAYS['/kais-media']
    const page = await visitor.open('/kais-media')
    const half = { partnershipVision: vision, partnershipInterest: 'event-partnership' }
    const answer = await visitor.send(page, formOf(page), half)
    expect(problemsOf(formOf(answer))).toEqual({ companyName: required, contactPerson: required, email })
    expect(chosen(answer)).toBe('event-partnership')
    expect(answer.find<HTMLTextAreaElement>('[name=partnershipVision]').value).toBe(vision)
    const confirmed = await visitor.send(answer, formOf(answer), written(vision))
    expect(confirmationOn(confirmed).title).toBe('Partnership Inquiry Submitted!')
    expect(await storedContacts(vision)).toHaveLength(1)
  })
})
