import { type FormEvent, type MouseEvent, type ReactNode, type RefObject, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { siteHref, useMessages, useSite } from '#ui/page/site.ts'
import { Stepper } from '#ui/stepper.tsx'
import { WIZARD_PATH } from '../answers.ts'
import { FitHint } from './fit-hint.tsx'
import { wizardMessages } from './messages.ts'
import { StepBasics } from './step-basics.tsx'
import { StepGoals } from './step-goals.tsx'
import { StepLifestyle } from './step-lifestyle.tsx'
import type { StepProps } from './step-props.ts'
import { STEPS, type Step } from './steps.ts'
import { titleId } from './use-wizard-place.ts'

const DRAWN: Record<Step, (props: StepProps) => ReactNode> = {
  basics: StepBasics,
  lifestyle: StepLifestyle,
  goals: StepGoals,
}

interface Props extends StepProps {
  ref: RefObject<HTMLFormElement | null>
  /** Null until the scripts have come: then the style sheet shows one step by the address, or all where none will come. */
  step: Step | null
  isPending: boolean
  /** What is looked for besides the answers, as an address says it. */
  wishes: string
  /** Why what was sent without scripts was not taken. */
  notice: string | undefined
  onGo: (step: Step) => void
  onGenerate: () => void
}

/**
 * The second half of a double click would press what the first has put in its place: one step too far, or Generate. Quick
 * taps on an answer and then on a button count as a double click too, and both are meant.
 */
function usePressOnce() {
  const beganAtButtons = useRef(false)
  return (event: MouseEvent<HTMLFormElement>) => {
    const isAtButtons = (event.target as HTMLElement).closest('.wiz__acts') !== null
    if (event.detail < 2 || !isAtButtons) beganAtButtons.current = isAtButtons
    else if (beganAtButtons.current) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
}

/** The three steps (SPEC section 2). Without scripts it is one plain form, and its page reads the text. */
export function WizardForm({ ref, step, isPending, wishes, notice, onGo, onGenerate, ...props }: Props) {
  const words = useMessages(wizardMessages)
  const action = siteHref(useSite(), WIZARD_PATH)
  const at = STEPS.indexOf(step ?? 'basics')
  const next = STEPS[at + 1]

  function submit(event: FormEvent) {
    event.preventDefault()
    if (next) onGo(next)
    else onGenerate()
  }

  return (
    <form
      ref={ref}
      className="wiz__form"
      method="post"
      action={action}
      aria-label={words.form}
      noValidate
      onSubmit={submit}
      onClickCapture={usePressOnce()}
    >
      <input type="hidden" name="wishes" value={wishes} />
      <Stepper
        label={words.steps.name}
        steps={STEPS.map((key) => ({ key, label: words.steps[key] }))}
        current={step ?? 'basics'}
        onGo={(key) => onGo(key as Step)}
        words={words.steps}
      />
      {STEPS.map((key, position) => {
        const Fields = DRAWN[key]
        return (
          <section
            key={key}
            id={key}
            className="wiz__step"
            hidden={step !== null && step !== key}
            aria-labelledby={titleId(key)}
          >
            <h2 id={titleId(key)} tabIndex={-1}>
              <span className="sr">{words.steps.heard(position + 1, STEPS.length)}</span>
              {words.steps.titles[key]}
            </h2>
            <div className="wiz__fields">
              <Fields {...props} />
            </div>
          </section>
        )
      })}
      {notice && (
        <p className="err" role="alert">
          <Icon name="alert" />
          {notice}
        </p>
      )}
      <FitHint answers={props.answers} isWanted={step !== null} />
      <div className="wiz__acts">
        <button
          type="button"
          className="btn btn--line wiz__previous"
          disabled={at === 0}
          onClick={() => onGo(STEPS[at - 1] ?? 'basics')}
        >
          {words.previous}
        </button>
        {step === null && (
          <button type="button" className="btn wiz__next">
            {words.next}
          </button>
        )}
        {step !== null && next ? (
          <button type="submit" className="btn">
            {words.next}
          </button>
        ) : (
          <Button type="submit" className="btn wiz__send" isBusy={isPending} busyLabel={words.analysing}>
            {words.generate}
          </Button>
        )}
      </div>
      <p className="sr" role="status">
        {isPending && words.analysingAnswers}
      </p>
    </form>
  )
}
