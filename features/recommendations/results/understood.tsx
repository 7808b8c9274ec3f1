import { ownEntry } from '#common/own-entry.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { answerWords } from '../answer-words.ts'
import type { AnswerField, Answers } from '../answers.ts'
import { MOST_BATHROOMS, MOST_BEDROOMS, MOST_PEOPLE } from '../preferences.ts'
import type { RecommendationAnswer } from '../recommendation.public.ts'
import { CHECKS_ID } from './check-link.tsx'
import { resultMessages } from './messages.ts'
import { sayBudget } from './result-name.ts'

interface Props {
  answers: Answers
  answer: Pick<RecommendationAnswer, 'understood' | 'toCheck'>
  /** Entries of the budget that were no amounts. */
  unread: string[]
  heading: 'h2' | 'h3'
}

/** The answers in words, as far as they were given; what is none of ours (an address typed by hand) is left out. */
function useAsked(answers: Answers): { field: AnswerField; question: string; reply: string }[] {
  const words = useMessages(answerWords)
  const { reading } = useMessages(resultMessages)
  const site = useSite()
  const number = (entry: string, most: number) => (Number(entry) >= most ? words.orMore(most) : entry)
  const replies: [AnswerField, string | null | undefined][] = [
    ['type', ownEntry(words.kinds, answers.type)],
    ['max', sayBudget(answers, site)],
    ['place', answers.place],
    ['bedrooms', number(answers.bedrooms, MOST_BEDROOMS)],
    ['bathrooms', number(answers.bathrooms, MOST_BATHROOMS)],
    ['lifestyle', ownEntry(words.lifestyles, answers.lifestyle)],
    ['family', number(answers.family, MOST_PEOPLE)],
    ['work', ownEntry(words.works, answers.work)],
    ['transport', ownEntry(words.transports, answers.transport)],
    ['goal', ownEntry(words.goals, answers.goal)],
    ['time', ownEntry(words.timeframes, answers.time)],
    ['words', answers.words.trim()],
  ]
  return replies.flatMap(([field, reply]) => {
    const question = field === 'max' ? reading.budget : words.questions[field]
    return reply ? [{ field, question, reply }] : []
  })
}

interface LinesProps {
  title: string
  lines: string[]
  /** They are open questions, which the cards lead to. */
  isOpen?: boolean
}

function Lines({ title, lines, isOpen = false }: LinesProps) {
  if (lines.length === 0) return null
  return (
    <div
      className={isOpen ? 'recs__lines recs__lines--open' : 'recs__lines'}
      {...(isOpen && { id: CHECKS_ID, tabIndex: -1 })}
    >
      <p>{title}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

/** What was asked, how it was taken, and what nobody can tell from a listing. */
export function Understood({ answers, answer: { understood, toCheck }, unread, heading: Heading }: Props) {
  const { reading: words } = useMessages(resultMessages)
  const asked = useAsked(answers)
  return (
    <section className="recs__reading wrap" aria-labelledby="result-reading">
      <Heading id="result-reading">{words.title}</Heading>
      <div className="recs__asked">
        <p>{words.asked}</p>
        <dl>
          {asked.map(({ field, question, reply }) => (
            <div key={field}>
              <dt>{question}</dt>
              <dd>{reply}</dd>
            </div>
          ))}
        </dl>
        {unread.map((entry) => (
          <p key={entry} className="recs__unread">
            {words.unread(entry)}
          </p>
        ))}
      </div>
      <div className="recs__read">
        <Lines title={answers.words.trim() ? words.understood : words.understoodAnswers} lines={understood} />
        <Lines title={words.toCheck} lines={toCheck} isOpen />
      </div>
    </section>
  )
}
