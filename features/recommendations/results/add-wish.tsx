import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { siteHref, useMessages, useSite } from '#ui/page/site.ts'
import { ANSWER_FIELDS, type Answers, besidesAnswers, WIZARD_PATH } from '../answers.ts'
import type { RecommendationAnswer } from '../recommendation.public.ts'
import { useRecommendations } from '../wizard/use-recommendations.ts'
import { wordsProblem } from '../wizard/words-problem.ts'
import { resultMessages } from './messages.ts'
import { useResultState, withAnswer } from './result-state.ts'

/** That something was not understood is no news of homes. */
const isNothingNew = (found: RecommendationAnswer, before: RecommendationAnswer) =>
  found.understood.join() === before.understood.join() && found.toCheck.join() === before.toCheck.join()

/** More of the text, in a line. Without scripts the wizard's page reads it, and leads back here. */
export function AddWish({ answers, answer }: { answers: Answers; answer: RecommendationAnswer }) {
  const { wishes: words } = useMessages(resultMessages)
  const site = useSite()
  const state = useResultState()
  const { isPending, ask } = useRecommendations()
  const [problem, setProblem] = useState<string>()
  const wishes = besidesAnswers(new URL(answer.path, 'http://kais').searchParams)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = String(new FormData(form).get('words') ?? '')
    const tooLong = wordsProblem(typed, site.locale)
    setProblem(tooLong)
    if (tooLong || typed.trim() === '') return
    const outcome = await ask({ ...answers, words: typed }, wishes, (found) => {
      const isSame = isNothingNew(found, answer)
      setProblem(isSame ? words.nothingNew : undefined)
      // Of what was not understood before, the address says less than the browser knows.
      const unread = found.unread.filter((line) => state.unread.length === 0 || !answer.unread.includes(line))
      return { state: withAnswer(state, typed, { ...found, unread }), preventScrollReset: true, replace: isSame }
    })
    if (outcome?.kind === 'found' && !isNothingNew(outcome.answer, answer)) form.reset()
    if (outcome?.kind === 'failed') setProblem(outcome.fields.additionalRequirements ?? outcome.message ?? words.failed)
  }

  return (
    <details className="wishes__add" name="wish">
      <summary className="text-link">{words.add}</summary>
      <form method="post" action={siteHref(site, WIZARD_PATH)} onSubmit={(event) => void send(event)}>
        {ANSWER_FIELDS.map(
          (field) => field !== 'words' && <input key={field} type="hidden" name={field} value={answers[field]} />,
        )}
        <input type="hidden" name="wishes" value={wishes} />
        <Field label={words.addLabel} hint={words.addHint} error={problem}>
          {(control) => <input {...control} name="words" autoComplete="off" />}
        </Field>
        <Button type="submit" className="btn btn--line" isBusy={isPending} busyLabel={words.adding}>
          {words.addSend}
        </Button>
      </form>
    </details>
  )
}
