import type { Locale } from '#common/locale.ts'
import { relocationMessages } from '#features/experience/relocation/relocation-messages.ts'
import { consultationMessages } from '#features/nest/consultation/consultation-messages.ts'
import { homePathOf, resultOf } from '#features/recommendations/advice/advice-answers.ts'
import { adviceMessages } from '#features/recommendations/advice/advice-messages.ts'
import type { DescribedAnswer } from '#platform/forms/describe-answers.ts'
import { isLong } from '#platform/staff-kit/ui/dates-in-words.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { CONTACT_FORMS } from '../../contact/contact-forms.ts'
import type { ContactType } from '../../contact/contact-types.ts'
import { type Answered, readContactAnswers } from '../readable-answers.ts'
import { submissionMessages } from '../submission-messages.ts'

/** Forms that are long enough to be read in sections, by the headings the visitor saw. */
const SECTIONS: Partial<Record<ContactType, Record<Locale, Record<string, { title: string }>>>> = {
  relocation: { en: relocationMessages.en.parts, fr: relocationMessages.fr.parts },
  'design-consultation': { en: consultationMessages.en.parts, fr: consultationMessages.fr.parts },
  recommendation: { en: adviceMessages.en.parts, fr: adviceMessages.fr.parts },
}

/** Answers of a home search that hold an entry a line. */
const LISTS = ['homes', 'toCheck']

function NewTabLink({ path, text }: { path: string; text: string }) {
  const { inquiries } = useMessages(submissionMessages)
  return (
    <a className="enquiry__about" href={path} target="_blank" rel="noreferrer">
      {text} <span className="sr">{inquiries.newTab}</span>
    </a>
  )
}

/** What a search showed, entry by entry; a home with its page. */
function Entries({ answer: { key, text } }: { answer: DescribedAnswer }) {
  return (
    <ul>
      {[...new Set(text.split('\n'))].map((entry) => {
        const path = key === 'homes' ? homePathOf(entry) : null
        return <li key={entry}>{path ? <NewTabLink path={path} text={entry} /> : entry}</li>
      })}
    </ul>
  )
}

interface AnswerProps {
  answer: DescribedAnswer
  /** Where the visitor's search can be opened, if it is one. */
  result: string | null
}

function Answer({ answer, result }: AnswerProps) {
  const { openResult } = useMessages(adviceMessages)
  if (result === null) return answer.text
  if (answer.text === result) return <NewTabLink path={result} text={openResult} />
  return LISTS.includes(answer.key) ? <Entries answer={answer} /> : answer.text
}

function Answers({ answers, result }: { answers: DescribedAnswer[]; result: string | null }) {
  return (
    <dl className="enquiry__facts">
      {answers.map((answer) => (
        <div key={answer.key} className={isLong(answer.text) || isLong(answer.label) ? 'enquiry__long' : undefined}>
          <dt>{answer.label}</dt>
          <dd dir="auto">
            <Answer answer={answer} result={result} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What a visitor filled in beyond name and message, every answer of it, in the words they chose among. */
export function ContactAnswers({ contact }: { contact: Answered }) {
  const { contacts: words } = useMessages(submissionMessages)
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
