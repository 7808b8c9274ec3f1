import { within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { confirmationOn } from '#tests/helpers/plain-forms.ts'
import { askAsStaff, type HtmlPage, newVisitor, textOf, textsOf } from '#tests/helpers/site.ts'

const visitor = await newVisitor()
const studio = await visitor.open('/design-studio')

const WORDS = {
  en: {
    path: '/design-studio',
    submit: 'Request a consultation',
    sent: 'Consultation Booked!',
    note: 'Your request is with the studio.',
    required: 'Please fill this in.',
    choose: 'Please choose one of the options.',
  },
  fr: {
    path: '/fr/design-studio',
    submit: 'Demander une consultation',
    sent: 'Demande de consultation envoyée !',
    note: 'Votre demande est parvenue au studio.',
    required: 'Merci de remplir ce champ.',
    choose: 'Merci de choisir l’une des options.',
  },
} as const

const ANSWERS = {
  firstName: 'Ndèye',
  lastName: 'Sarr',
  email: 'ndeye@example.com',
  projectType: 'new-construction',
  timeline: 'medium',
  budget: '30000-50000',
}

const formOf = (page: HtmlPage) => page.find<HTMLFormElement>('#consultation form')
const held = (page: HtmlPage, name: string) =>
  formOf(page).querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? null
const confirmation = (page: HtmlPage) => confirmationOn(page).text

async function storedMessages(message: string) {
  const all = await askAsStaff<{ message: string }[]>('/api/contact-submissions?limit=100')
  return all.filter((submission) => submission.message === message)
}

test('The form offers exactly the answers of the specification', () => {
  const offered = {
    'Project type': ['Residential', 'Commercial', 'Renovation', 'New construction', 'Consultation'],
    Timeline: ['Immediate (within 1 month)', 'Short (1-3 months)', 'Medium (3-6 months)', 'Long (6+ months)'],
    'Budget in euros': ['Consultation only', '€5,000-15,000', '€15,000-30,000', '€30,000-50,000', '€50,000+'],
    Style: ['Afro-luxury', 'Contemporary', 'Minimalist', 'Traditional', 'Eclectic', 'Other'],
  }
  const form = within(formOf(studio))
  for (const [label, answers] of Object.entries(offered)) {
    const options = form.getByLabelText(new RegExp(`^${label}`)).querySelectorAll('option:not([value=""])')
    expect(textsOf(options), label).toEqual(answers)
  }
  expect(form.getByLabelText('Your message').getAttribute('rows')).toBe('4')
})

test('The page tells what the studio thinks and does', () => {
  const philosophy = studio.getByRole('region', { name: 'Our approach' })
  expect(textOf(philosophy.querySelector('p'))).toMatch(/^A room in Dakar has to answer to the light/)
  const services = studio.getByRole('region', { name: 'What the studio does' })
  expect(textsOf(services.querySelectorAll('li b'))).toEqual([
    'Residential',
    'Commercial',
    'Renovation',
    'New construction',
    'Consultation',
  ])
})

describe('Without JavaScript', () => {
  for (const [language, words] of Object.entries(WORDS)) {
    test(`the form is a plain post that keeps what was typed and chosen (${language})`, async () => {
      const message = `No script here ${language} ${Date.now()}`
      const page = await visitor.open(words.path)
      within(formOf(page)).getByRole('button', { name: words.submit })
      const refused = await visitor.send(page, formOf(page), {
        email: ANSWERS.email,
        timeline: 'long',
        message,
      })
      expect(refused.status).toBe(400)
      // The names, the project type and the budget.
      const { required, choose } = words
      expect(textsOf(refused.findAll('#consultation .err'))).toEqual([required, required, choose, choose])
      expect(held(refused, 'message')).toBe(message)
      expect(held(refused, 'timeline')).toBe('long')

      const booked = await visitor.send(refused, formOf(refused), { ...ANSWERS, style: 'afro-luxury' })
      expect(confirmationOn(booked).title).toBe(words.sent)
      expect(confirmation(booked)).toContain(words.note)
      expect(Object.values(confirmationOn(booked).facts)).toContain(message)
      const { email, ...formData } = ANSWERS
      expect(await storedMessages(message)).toMatchObject([
        {
          type: 'design-consultation',
          name: 'Ndèye Sarr',
          email,
          phone: null,
          locale: language,
          formData: { ...formData, style: 'afro-luxury' },
        },
      ])
    })
  }

  test('a double tap books one consultation', async () => {
    const message = `Twice without a script ${Date.now()}`
    const press = () => visitor.send(studio, formOf(studio), { ...ANSWERS, message })
    for (const booked of await Promise.all([press(), press()])) expect(confirmation(booked)).toContain(WORDS.en.sent)
    expect(await storedMessages(message)).toHaveLength(1)
  })
})
