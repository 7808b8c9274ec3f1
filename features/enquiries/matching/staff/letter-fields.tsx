import type { Locale } from '#common/locale.ts'
import { placesIn } from '#features/templates/fill-template.ts'
import { Field } from '#ui/field.tsx'
import { useMessages } from '#ui/page/site.ts'
import { MAX_SUBJECT } from '../../letters/reply-letter.ts'
import { replyMessages } from '../../replies/staff/messages.ts'

export interface Words {
  subject: string
  body: string
}
export type Problems = Partial<Record<keyof Words, string>>

const MAX_BODY = 5_000

/** What has to be mended before it can go out; none: nothing. */
export function problemsOf(
  letter: Words,
  words: (typeof replyMessages)['en'],
  { needsSubject = true, mayStay = [] as readonly string[] } = {},
): Problems {
  const isUnfilled = (text: string) => placesIn(text).some((name) => !mayStay.includes(name))
  const problems: Problems = {}
  if (needsSubject && !letter.subject.trim()) problems.subject = words.subjectRequired
  else if (needsSubject && isUnfilled(letter.subject)) problems.subject = words.unfilled
  if (!letter.body.trim()) problems.body = words.bodyRequired
  else if (isUnfilled(letter.body)) problems.body = words.unfilled
  return problems
}

interface Props {
  letter: Words
  locale: Locale
  labels: Words
  hint?: string | undefined
  problems: Problems
  needsSubject?: boolean
  onChange: (changes: Partial<Words>) => void
}

/** Subject and words of a letter that homes go with. */
export function LetterFields({ letter, locale, labels, hint, problems, needsSubject = true, onChange }: Props) {
  return (
    <>
      {needsSubject && (
        <Field label={labels.subject} error={problems.subject}>
          {(control) => (
            <input
              {...control}
              name={`subject-${locale}`}
              lang={locale}
              dir="auto"
              autoComplete="off"
              maxLength={MAX_SUBJECT}
              value={letter.subject}
              onChange={({ target }) => onChange({ subject: target.value })}
            />
          )}
        </Field>
      )}
      <Field label={labels.body} hint={hint} error={problems.body}>
        {(control) => (
          <textarea
            {...control}
            name={`body-${locale}`}
            lang={locale}
            dir="auto"
            rows={8}
            maxLength={MAX_BODY}
            value={letter.body}
            onChange={({ target }) => onChange({ body: target.value })}
          />
        )}
      </Field>
    </>
  )
}

/** Leads to the first field that has to be mended. */
export function goToProblem(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
}

export const useReplyWords = () => useMessages(replyMessages)
