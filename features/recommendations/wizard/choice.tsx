import { FieldGroup } from '#ui/field.tsx'
import type { AnswerField } from '../answers.ts'
import type { StepProps } from './step-props.ts'

interface Shown {
  value: string
  label: string
  /** Stands in for the label where that has no room: '5+'. */
  short?: string
}

interface Props extends StepProps {
  field: AnswerField
  label: string
  options: readonly Shown[]
  /** Segments for numbers, tiles for the first question, a list for words. */
  look: 'segments' | 'tiles' | 'list'
  isWide?: boolean
}

const LOOKS = { segments: 'opts wiz__numbers', tiles: 'opts wiz__tiles', list: 'ticks wiz__list' }

/** One answer of a few, all in view. */
export function Choice({ field, label, options, look, isWide = false, answers, problems, onAnswer }: Props) {
  return (
    <FieldGroup label={label} error={problems[field]} isWide={isWide}>
      <div className={LOOKS[look]}>
        {options.map(({ value, label: word, short }) => (
          <label key={value}>
            <input
              type="radio"
              name={field}
              value={value}
              checked={answers[field] === value}
              onChange={() => onAnswer(field, value)}
            />
            {short ? (
              <>
                <span aria-hidden="true">{short}</span>
                <span className="sr">{word}</span>
              </>
            ) : (
              word
            )}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

/** The words of a question's answers, and last the one that leaves it open again. */
export function withOpen(words: Readonly<Record<string, string>>, open: string): Shown[] {
  return [...Object.entries(words).map(([value, label]) => ({ value, label })), { value: '', label: open }]
}

/** 'Any', 1, 2 … '5+'. */
export function numbersUpTo(
  most: number,
  { open, orMore }: { open: string; orMore: (count: number) => string },
): Shown[] {
  const counts = Array.from({ length: most }, (_, before) => before + 1)
  return [
    { value: '', label: open },
    ...counts.map((count) => ({
      value: String(count),
      ...(count === most ? { label: orMore(count), short: `${count}+` } : { label: String(count) }),
    })),
  ]
}
