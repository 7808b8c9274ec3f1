import { describe, expect, test } from 'vitest'
import type { Locale } from '#common/locale.ts'
import { conciergeMessages } from '#features/experience/concierge/concierge-messages.ts'
import {
  dayFromToday,
  enough,
  everything,
  type RelocationAnswers,
} from '#features/experience/relocation/relocation.fixture.ts'
import { relocationMessages } from '#features/experience/relocation/relocation-messages.ts'
import { confirmationOn, focusedIn, problemsOf } from '#tests/helpers/plain-forms.ts'
import { askAsStaff, type HtmlPage, newVisitor } from '#tests/helpers/site.ts'

const visitor = await newVisitor()

const SAYS = {
  en: {
    page: '/kais-experience',
    required: 'Please fill this in.',
    choose: 'Please choose one of the options.',
    email: 'This address does not look complete. Example: awa@example.com',
    phone: 'Please write a phone number with digits, for example +221 77 000 00 00.',
    past: 'This is in the past. Please choose a later date.',
    date: 'Please write a date as year-month-day.',
    long: 'This text is too long.',
    relocationSent: 'Relocation Request Submitted!',
    conciergeSent: 'Concierge Bell Request Submitted!',
  },
  fr: {
    page: '/fr/kais-experience',
    required: 'Merci de remplir ce champ.',
    choose: 'Merci de choisir l’une des options.',
    email: 'Cette adresse semble incomplète. Exemple\u00a0: awa@example.com',
    phone: 'Merci d’écrire un numéro avec des chiffres, par exemple +221 77 000 00 00.',
    past: 'Cette date est déjà passée. Merci d’en choisir une plus tardive.',
    date: 'Merci d’écrire une date sous la forme année-mois-jour.',
    long: 'Ce texte est trop long.',
    relocationSent: 'Demande d’accompagnement envoyée\u202f!',
    conciergeSent: 'Demande de conciergerie envoyée\u202f!',
  },
} as const
const LANGUAGES = Object.keys(SAYS) as Locale[]
/** As a page is read: one kind of space. */
const plain = (text: string) => text.replace(/\s/g, ' ')

const relocation = (page: HtmlPage) => page.find<HTMLFormElement>('#relocation-form form')
const concierge = (page: HtmlPage) => page.find<HTMLFormElement>('#concierge-form form')
const someone = () => `helen-${crypto.randomUUID()}@example.com`

const chosen = (form: HTMLFormElement, name: string) =>
  [...form.querySelectorAll<HTMLInputElement>(`[name=${name}][checked]`)].map(({ value }) => value)

/** Of the SPEC's thirteen, those with a list of answers. */
const TO_CHOOSE = [
  'familySize',
  'previousExperience',
  'propertyType',
  'bedrooms',
  'budget',
  'furnishing',
  'schools',
  'urgency',
  'movingBudget',
]

interface Stored {
  type: string
  email: string
  message: string | null
  locale: string
  formData: RelocationAnswers
}

async function storedFrom(email: string): Promise<Stored[]> {
  const all = await askAsStaff<Stored[]>('/api/contact-submissions?limit=100')
  return all.filter((submission) => submission.email === email)
}

describe('Without JavaScript', () => {
  for (const language of LANGUAGES) {
    const says = SAYS[language]

    test(`both forms are plain posts that keep what was written and chosen (${language})`, async () => {
      const email = someone()
      const answers = everything(email)
      const page = await visitor.open(says.page)
      const refused = await visitor.send(page, relocation(page), { ...answers, moveInDate: '2020-02-02' })
      expect(refused.status).toBe(400)
      expect(problemsOf(relocation(refused))).toEqual({ moveInDate: says.past })
      expect(chosen(relocation(refused), 'furnishing')).toEqual(['shopping'])
      const sent = await visitor.send(refused, relocation(refused), { moveInDate: String(answers.moveInDate) })
      expect(confirmationOn(sent).title).toBe(plain(says.relocationSent))
      expect(confirmationOn(sent).text).toContain(relocationMessages[language].sentNote)
      const { fields, choices } = relocationMessages[language]
      expect(confirmationOn(sent).facts).toMatchObject({
        [plain(fields.currentLocation)]: answers.currentLocation,
        [plain(fields.furnishing)]: choices.furnishing.shopping,
        [plain(fields.pets)]: answers.pets,
      })

      const rings = { services: ['event-planning', 'private-chef'], otherServices: 'A kora player for twenty 🎶' }
      const unnamed = await visitor.send(page, concierge(page), { ...rings, email })
      expect(problemsOf(concierge(unnamed))).toEqual({ name: says.required })
      expect(problemsOf(relocation(unnamed))).toEqual({})
      const rung = await visitor.send(unnamed, concierge(unnamed), { name: 'Awa Diop' })
      expect(confirmationOn(rung).title).toBe(plain(says.conciergeSent))
      expect(confirmationOn(rung).text).toContain(conciergeMessages[language].sentNote)

      const { name, email: _, phone, ...rest } = answers
      expect(await storedFrom(email)).toMatchObject([
        {
          type: 'concierge',
          name: 'Awa Diop',
          message: rings.otherServices,
          locale: language,
          formData: rings,
        },
        {
          type: 'relocation',
          name,
          phone,
          locale: language,
          message: rest.additionalInfo,
          formData: { ...rest, specialRequests: `${rest.specialNeeds}\n\n${rest.additionalInfo}` },
        },
      ])
    })

    test(`both forms say at each field what is wrong with it (${language})`, async () => {
      const page = await visitor.open(says.page)
      // No more can be typed than the server takes.
      for (const [name, length] of [['pets', '200'] as const, ['additionalInfo', '5000'] as const])
        expect(relocation(page).querySelector(`[name=${name}]`)?.getAttribute('maxlength')).toBe(length)

      const empty = relocation(await visitor.send(page, relocation(page)))
      expect(problemsOf(empty)).toEqual({
        name: says.required,
        email: says.email,
        currentLocation: says.required,
        ...Object.fromEntries(TO_CHOOSE.map((name) => [name, says.choose])),
        moveInDate: says.date,
      })
      expect(focusedIn(empty)).toBe('name')
      const bad = { ...enough('helen@'), phone: 'call me', moveInDate: dayFromToday(-1) }
      const wrong = relocation(await visitor.send(page, relocation(page), bad))
      expect(problemsOf(wrong)).toEqual({ email: says.email, phone: says.phone, moveInDate: says.past })
      expect(focusedIn(wrong)).toBe('email')
      const endless = { ...enough(someone()), name: 'x'.repeat(201), additionalInfo: 'x'.repeat(5_001) }
      const cut = relocation(await visitor.send(page, relocation(page), endless))
      expect(problemsOf(cut)).toEqual({ name: says.long, additionalInfo: says.long })

      const bell = concierge(await visitor.send(page, concierge(page)))
      expect(problemsOf(bell)).toEqual({ name: says.required, email: says.email })
      const asked = { name: 'Awa', email: 'a@example.com, b@example.com', phone: 'call me' }
      const answered = concierge(await visitor.send(page, concierge(page), asked))
      expect(problemsOf(answered)).toEqual({ email: says.email, phone: says.phone })
    })
  }
})
