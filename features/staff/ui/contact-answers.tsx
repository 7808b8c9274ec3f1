import { useMessages, useSite } from '#app/site.ts'
import type { Locale } from '#common/locale.ts'
import { resultOf } from '#features/enquiries/advice/advice-answers.ts'
import { adviceMessages } from '#features/enquiries/advice/advice-messages.ts'
import { consultationMessages } from '#features/enquiries/consultation/consultation-messages.ts'
import { CONTACT_FORMS } from '#features/enquiries/contact/contact-forms.ts'
import type { ContactType } from '#features/enquiries/contact/contact-types.ts'
import { type Answered, readContactAnswers } from '#features/enquiries/desk/readable.ts'
import type { DescribedAnswer } from '#features/enquiries/forms/describe-answers.ts'
import { relocationMessages } from '#features/enquiries/relocation/relocation-messages.ts'
import { staffMessages } from '../messages.ts'
import { isLong } from './long-fact.ts'

/** Forms that are long enough to be read in sections, by the headings the visitor saw. */
const SECTIONS: Partial<Record<ContactType, Record<Locale, Record<string, { title: string }>>>> = {
  relocation: { en: relocationMessages.en.parts, fr: relocationMessages.fr.parts },
  'design-consultation': { en: consultationMessages.en.parts, fr: consultationMessages.fr.parts },
  recommendation: { en: adviceMessages.en.parts, fr: adviceMessages.fr.parts },
}

function ResultLink({ path }: { path: string }) {
  const { openResult } = useMessages(adviceMessages)
  const { inquiries } = useMessages(staffMessages)
  return (
    <a className="enquiry__about" href={path} target="_blank" rel="noreferrer">
      {openResult} <span className="sr">{inquiries.newTab}</span>
    </a>
  )
}

/** `result` is where the visitor's search can be opened, if it is one. */
function Answers({ answers, result }: { answers: DescribedAnswer[]; result: string | null }) {
  return (
    <dl className="enquiry__facts">
      {answers.map(({ key, label, text }) => (
        <div key={key} className={isLong(text) || isLong(label) ? 'enquiry__long' : undefined}>
          <dt>{label}</dt>
          <dd dir="auto">{text === result ? <ResultLink path={result} /> : text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What a visitor filled in beyond name and message, every answer of it, in the words they chose among. */
export function ContactAnswers({ contact }: { contact: Answered }) {
  const { contacts: words } = useMessages(staffMessages)
  const { locale } = useSite()
  const answers = readContactAnswers(contact, locale)
  const parts = CONTACT_FORMS[contact.type]?.form.parts ?? {}
  const titles = SECTIONS[contact.type]?.[locale]
  const result = resultOf(contact)
  if (answers.length === 0) return null
  if (!titles) return <Answers answers={answers} result={result} />

  const partOf = ({ key }: DescribedAnswer) => Object.keys(parts).find((part) => Object.hasOwn(parts[part] ?? {}, key))
  const sections = [
    ...Object.keys(parts).map((part) => ({
      title: titles[part]?.title ?? part,
      answers: answers.filter((answer) => partOf(answer) === part),
    })),
    { title: words.otherAnswers, answers: answers.filter((answer) => partOf(answer) === undefined) },
  ]
  return (
    <div className="enquiry__sections">
      {sections
        .filter((section) => section.answers.length > 0)
        .map((section) => (
          <section key={section.title}>
            <h4>{section.title}</h4>
            <Answers answers={section.answers} result={result} />
          </section>
        ))}
    </div>
  )
}
