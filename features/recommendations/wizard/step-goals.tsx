import { Link, useLocation } from 'react-router'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { answerWords } from '../answer-words.ts'
import { charactersIn, MOST_WORDS } from '../preferences.ts'
import { Choice, withOpen } from './choice.tsx'
import { wizardMessages } from './messages.ts'
import type { StepProps, WishAlong } from './step-props.ts'
import { wordsProblem } from './words-problem.ts'

/** SPEC section 9. */
const ROWS = 4
/** From here on it is worth counting. */
const FEW_LEFT = 200

function withoutWish(search: string, code: string): string {
  return String(new URLSearchParams([...new URLSearchParams(search)].filter(([, value]) => value !== code)))
}

/** Understood of a text that is not here, or corrected since: it counts beside what is written now. */
function Along({ along = [] }: { along?: readonly WishAlong[] | undefined }) {
  const { words } = useMessages(wizardMessages)
  const { search } = useLocation()
  const shown = along.filter(({ code }) => new URLSearchParams(search).getAll('w').includes(code))
  if (shown.length === 0) return null
  return (
    <div className="field full">
      <p>{words.along}</p>
      <ul className="wiz__along">
        {shown.map(({ text, code }) => (
          <li key={code}>
            {text}
            <Link
              to={{ search: withoutWish(search, code), hash: 'goals' }}
              replace
              preventScrollReset
              aria-label={words.remove(text)}
            >
              <Icon name="close" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function StepGoals(props: StepProps) {
  const { answers, problems, onAnswer } = props
  const { questions, open, goals, timeframes } = useMessages(answerWords)
  const { words } = useMessages(wizardMessages)
  const { locale } = useSite()
  const left = MOST_WORDS - charactersIn(answers.words)
  const problem = problems.words ?? wordsProblem(answers.words, locale)
  return (
    <>
      <Choice {...props} field="goal" label={questions.goal} options={withOpen(goals, open)} look="list" />
      <Choice {...props} field="time" label={questions.time} options={withOpen(timeframes, open)} look="list" />
      <Field label={questions.words} hint={`${words.hint} ${words.use}`} error={problem} isWide>
        {(control) => (
          <textarea
            {...control}
            name="words"
            rows={ROWS}
            value={answers.words}
            onChange={({ currentTarget }) => onAnswer('words', currentTarget.value)}
          />
        )}
      </Field>
      <p className="wiz__left full" role="status">
        {left >= 0 && left <= FEW_LEFT ? words.left(left) : left < 0 && <span className="sr">{problem}</span>}
      </p>
      <Along along={props.along} />
    </>
  )
}
