import { momentInDakar } from '#common/dakar-time.ts'
import { type Locale, withLocalePrefix } from '#common/locale.ts'
import { ownEntry } from '#common/own-entry.ts'
import { resultOf } from '#features/recommendations/advice/advice-answers.ts'
import { adviceMessages } from '#features/recommendations/advice/advice-messages.ts'
import { fieldsOf } from '#platform/forms/form.ts'
import type { MailFact } from '#platform/mail/mail-blocks.ts'
import { mailDay, mailMoment } from '#platform/mail/mail-text.ts'
import { CONTACT_FORMS, describeContact } from '../contact/contact-forms.ts'
import type { ContactSubmissionRow } from '../contact/contact-submission.table.server.ts'

/** Said already with the person. */
const OF_THE_PERSON = ['firstName', 'lastName', 'name', 'email', 'phone']

/** Days and hours as people read them; null for anything else. */
export function readTime(kind: string | undefined, value: unknown, locale: Locale): string | null {
  if (typeof value !== 'string' || (kind !== 'day' && kind !== 'moment')) return null
  const moment = momentInDakar(kind === 'day' ? `${value}T00:00` : value)
  if (!moment) return null
  return kind === 'day' ? mailDay(moment, locale) : mailMoment(moment, locale)
}

/** Everything that was answered, for staff. */
export function allAnswers(
  submission: ContactSubmissionRow,
  { locale, publicUrl }: { locale: Locale; publicUrl: string },
): MailFact[] {
  const result = resultOf(submission)
  const fields = fieldsOf(CONTACT_FORMS[submission.type].form)
  return describeContact(submission, locale)
    .filter(({ key }) => !OF_THE_PERSON.includes(key))
    .map(({ key, label, text }) => {
      if (text === result)
        return { label, text: adviceMessages[locale].openResult, href: publicUrl + withLocalePrefix(result, locale) }
      return { label, text: readTime(ownEntry(fields, key)?.kind, submission.formData[key], locale) ?? text }
    })
}

/**
 * What was chosen rather than typed: days, and options in our own words. Nothing a visitor wrote goes back out, for the
 * address it goes to may be a stranger's.
 */
export function chosenAnswers({ type, formData }: ContactSubmissionRow, locale: Locale): MailFact[] {
  const readable = CONTACT_FORMS[type]
  const { fields: labels, choices } = readable.words[locale]
  return Object.entries(fieldsOf(readable.form)).flatMap(([key, { kind }]) => {
    const value = ownEntry(formData, key)
    const options = ownEntry(choices, key) ?? {}
    const chosen = (Array.isArray(value) ? value : [value]).map((entry) => ownEntry(options, String(entry)))
    const text = readTime(kind, value, locale) ?? chosen.filter((word) => word !== undefined).join(', ')
    return text ? [{ label: ownEntry(labels, key) ?? key, text }] : []
  })
}
