import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LOCALES } from '#common/locale.ts'
import { formMessages } from '#platform/forms/form-messages.ts'
import { openLine } from '#tests/helpers/bad-line.ts'
import { EVERY_FORM, HOME } from '#tests/helpers/every-form.tsx'
import { makeProperty } from '#tests/helpers/factories.ts'
import { openForm } from '#tests/helpers/form-at-work.tsx'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { contactSubmissions } from './contact/contact-submission.table.server.ts'
import { userInquiries } from './inquiry/inquiry.table.server.ts'
import { readReference } from './reference.ts'

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp()
  expect(await makeProperty(kais)).toBe(HOME)
})
afterAll(() => kais.close())

async function storedFrom(email: string) {
  const { db } = kais
  return [
    ...(await db.select().from(contactSubmissions).where(eq(contactSubmissions.email, email))),
    ...(await db.select().from(userInquiries).where(eq(userInquiries.email, email))),
  ]
}

const MENDING = {
  en: {
    required: 'Please fill this in.',
    choose: 'Please choose one of the options.',
    email: 'This address does not look complete. Example: awa@example.com',
    phone: 'Please write a phone number with digits, for example +221 77 000 00 00.',
    again: 'Error: Some fields need another look.',
    busy: /^(Submitting|Sending)\.\.\.$/,
  },
  fr: {
    required: 'Merci de remplir ce champ.',
    choose: 'Merci de choisir l’une des options.',
    email: 'Cette adresse semble incomplète. Exemple\u00a0: awa@example.com',
    phone: 'Merci d’écrire un numéro avec des chiffres, par exemple +221 77 000 00 00.',
    again: 'Erreur: Certains champs sont à revoir.',
    busy: /^Envoi en cours…$/,
  },
}

/** Chosen from a list rather than written. */
const CHOSEN =
  /^(style|serviceInterest|projectType|timeline|budget|partnershipInterest|familySize|previousExperience|propertyType|bedrooms|furnishing|schools|urgency|movingBudget)$/

for (const locale of LOCALES)
  describe.each(EVERY_FORM)(`The $name form (${locale})`, ({ Form, needed, more, said }) => {
    const names = Object.keys(needed)

    test('says at each field what is missing or wrong, leads to the first, and sends nothing', async () => {
      const line = openLine(kais.app)
      const words = MENDING[locale]
      const at = await openForm(Form, { locale })
      await at.press()
      expect(at.problems()).toEqual(
        Object.fromEntries(names.map((name) => [name, CHOSEN.test(name) ? words.choose : words.required])),
      )
      expect(at.focused).toBe(names[0])
      expect(at.toast).toEqual([words.again])

      // One address only, and what stands in a field of its own is gone with the mistake.
      const blank = names.find((name) => !CHOSEN.test(name)) ?? ''
      await at.fill({ ...needed, [blank]: '   ', email: 'a@example.com, b@example.com', phone: 'call me' })
      await at.press()
      expect(at.problems()).toEqual({ [blank]: words.required, email: words.email, phone: words.phone })
      await at.fill({ email: 'aissatou', [blank]: String(needed[blank]) })
      await at.press()
      expect(at.problems()).toEqual({ email: words.email, phone: words.phone })
      expect(at.focused).toBe('email')
      await at.fill({ phone: '' })
      expect(at.problems()).toEqual({ email: words.email })
      expect(line.posts).toEqual([])
    })

    test('keeps everything when the answer is lost; a second press, and a third, store it once', async () => {
      const line = openLine(kais.app)
      const answers = { ...needed, ...more, email: `${randomUUID()}@example.com` }
      const at = await openForm(Form, { locale })
      const before = at.values(Object.keys(answers))
      await at.fill(answers)
      line.state = 'loses answers'
      await at.press()
      expect(at.toast).toEqual([expect.stringMatching(new RegExp(`: ${RegExp.escape(said[locale].failed)}$`))])
      expect(at.said).toBeUndefined()
      expect(at.values(Object.keys(answers))).toEqual(answers)

      line.state = 'good'
      line.hold()
      await at.press(2)
      expect(at.button.textContent).toMatch(MENDING[locale].busy)
      expect(at.button.getAttribute('aria-disabled')).toBe('true')
      await at.press()
      await line.letGo()
      // Said once, on the page, where the form was; and heard, as the focus goes there.
      expect(at.toast).toEqual([])
      expect(at.said).toBe(said[locale].sent)
      expect(at.document.activeElement?.textContent).toBe(said[locale].sent)
      expect(at.form.hidden).toBe(true)
      expect(at.values(Object.keys(answers))).toEqual(before)
      expect(line.posts.map(({ headers }) => headers.get('content-language'))).toEqual([locale, locale])
      const [stored, ...others] = await storedFrom(answers.email)
      expect(stored).toMatchObject({ locale, phone: more.phone })
      expect(others).toEqual([])

      const { reference } = formMessages[locale].confirmed
      const named = readReference(at.confirmed[reference] ?? '')
      expect(named).toEqual({ kind: Form === EVERY_FORM[1]?.Form ? 'inquiry' : 'contact', id: stored?.id })
      // What was typed stands there as it was typed.
      const shown = Object.values(at.confirmed)
      for (const [name, answer] of Object.entries(answers))
        if (!CHOSEN.test(name) && typeof answer === 'string' && name !== 'moveInDate') expect(shown).toContain(answer)
      const sent = at.confirmed
      await at.reload()
      expect(at.said).toBe(said[locale].sent)
      expect(at.confirmed).toEqual(sent)
      await at.sendAnother()
      expect(at.said).toBeUndefined()
      expect(at.form.hidden).toBe(false)
      await at.reload()
      expect(at.said).toBeUndefined()
    })
  })

test.each(EVERY_FORM)('The $name form gives back after a reload what was written and chosen', async (one) => {
  openLine(kais.app)
  const answers = { ...one.needed, ...one.more, email: 'awa@example.com' }
  const at = await openForm(one.Form)
  expect(at.form.textContent).not.toContain('We kept what you wrote here.')
  await at.fill(answers)
  await at.reload()
  expect(at.values(Object.keys(answers))).toEqual(answers)
  expect(at.form.textContent).toContain('We kept what you wrote here.')
})
