import { type FormEvent, Fragment, type ReactNode, useId } from 'react'
import { Form, useActionData } from 'react-router'
import { ownEntry } from '#common/own-entry.ts'
import { siteHref, useMessages, useSite } from '#ui/page/site.ts'
// A message that cannot be sent is told of by a toast, with or without a network to fetch it.
import '#ui/toast-live.tsx'
import { draftName } from './drafts.ts'
import { type AnswersOf, type FieldName, type FormDefinition, type FormWords, fieldsOf, type PartName } from './form.ts'
import { FormEnd } from './form-end.tsx'
import { FormField, type FormFieldProps } from './form-field.tsx'
import { formMessages } from './form-messages.ts'
import { FORM_NAME_FIELD, type FormAnswer, type FormValues, TRAP_FIELD } from './form-values.ts'
import type { Door } from './post-message.ts'
import { SentPanel } from './sent-panel.tsx'
import { useConfirmationPlace } from './use-confirmation.ts'
import { usePublicForm } from './use-public-form.ts'
import { useSteps } from './use-steps.ts'

/** Nobody sees, reaches or hears it, and no browser fills it in: whoever writes here does not read the page (suspicion.ts). */
function TrapField() {
  const { leaveEmpty } = useMessages(formMessages)
  return (
    <div className="form__trap" aria-hidden="true">
      <label>
        {leaveEmpty}
        <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}

/** Above fields that hold what was typed on an earlier visit. */
export function DraftNote({ startAfresh }: { startAfresh: () => void }) {
  const { draft } = useMessages(formMessages)
  return (
    <p className="form__kept small soft">
      {draft.kept}
      <button type="button" className="text-link" onClick={startAfresh}>
        {draft.startAfresh}
      </button>
    </p>
  )
}

interface PartWords {
  title: string
  text?: string
}

export interface PublicFormProps<Definition extends FormDefinition> {
  form: Definition
  words: FormWords<Definition>
  /** The door of the API it is sent to. */
  url: Door
  /** What that door is sent (SPEC section 7). */
  toSubmission: (answers: AnswersOf<Definition>) => object
  /** What it is about, where each thing has a draft of its own: 'property-12'. */
  draftKey?: string | undefined
  /** Path of a page on which it stands for good, where this one shows it for a while only: who sent it without a network is led there. */
  page?: string
  /**
   * What the fields hold at first, unless a draft or an answer knows better. Read once: a page that has it changed gives
   * the form another `key`; what was typed comes back from the draft, except where the page now says otherwise.
   */
  initial?: Partial<Record<FieldName<Definition>, string | string[]>>
  /** Headings of the sections; without them the fields stand in one block. */
  parts?: Record<PartName<Definition>, PartWords>
  placeholders?: Partial<Record<FieldName<Definition>, string>>
  /** Fields that are drawn in another way than their kind is. */
  draw?: Partial<Record<FieldName<Definition>, (field: FormFieldProps) => ReactNode>>
  className?: string
  fieldsClassName?: string
  /** Above the first field. */
  above?: ReactNode
  /** Between the last field and the button, such as what it will cost. */
  beforeEnd?: ReactNode
  /** Below the confirmation: only what has arrived shows it. */
  onceSent?: ReactNode
  /** Told which section is shown, where they are shown one by one. */
  onStep?: (part: string) => void
  /** Told of every change, and of what stood there at first: a draft, or what the page gave. */
  onValues?: (values: FormValues) => void
}

interface Step {
  /** From 1. */
  place: number
  count: number
  isOn: boolean
  next: () => void
  back: () => void
}

function StepButtons({ place, count, next, back }: Step) {
  const { steps: words } = useMessages(formMessages)
  return (
    <div className="steps__go full">
      {place > 1 && (
        <button type="button" className="btn btn--line" onClick={back}>
          {words.back}
        </button>
      )}
      {place < count && (
        <button type="button" className="btn" onClick={next}>
          {words.next}
        </button>
      )}
    </div>
  )
}

interface PartProps {
  words: PartWords | undefined
  /** Of a form that is asked step by step where there is little room. */
  step: Step | undefined
  children: ReactNode
}

function Part({ words, step, children }: PartProps) {
  const { steps } = useMessages(formMessages)
  const id = useId()
  if (!words) return children
  return (
    <div role="group" aria-labelledby={id} className={step && !step.isOn ? 'part part--off' : 'part'}>
      <div className="part__say">
        <h3 id={id} tabIndex={step && -1}>
          {step && <span className="steps__at">{steps.at(step.place, step.count)} </span>}
          {words.title}
        </h3>
        {words.text && <p className="small soft">{words.text}</p>}
      </div>
      {children}
    </div>
  )
}

/** A public form from its definition: fields, checks, drafts, sending, and what became of it. Inside a ToastProvider. */
export function PublicForm<Definition extends FormDefinition>(props: PublicFormProps<Definition>) {
  const name = draftName(props.form.name, props.draftKey)
  // Another home is another form: what was typed about the first is not about the second.
  return <OneForm key={name} {...props} name={name} />
}

function OneForm<Definition extends FormDefinition>(props: PublicFormProps<Definition> & { name: string }) {
  const { form: definition, words, url, toSubmission, onValues } = props
  const { className = 'form', fieldsClassName = 'part__fields' } = props
  const { confirmed } = useMessages(formMessages)
  const site = useSite()
  const given = useActionData<FormAnswer>()
  const answer = given?.form === definition.name ? given : undefined
  const initial: Partial<Record<string, string | string[]>> = props.initial ?? {}
  const form = usePublicForm({
    definition,
    url,
    toSubmission,
    words,
    draftName: props.name,
    initial: initial as FormValues,
    answer,
    place: useConfirmationPlace(props.name),
    onValues,
    page: props.page && siteHref(site, props.page),
  })
  /** Once emptied, the form no longer shows what a plain post had brought back. */
  const shownAnswer = form.round === 0 ? answer : undefined
  const firstBad = Object.keys(fieldsOf(definition)).find((name) => shownAnswer?.problems[name])

  const steps = useSteps({
    ref: form.ref,
    definition,
    startAt: firstBad,
    round: form.round,
    isRestored: form.isRestored,
    check: form.checkPart,
    onStep: props.onStep,
  })
  function send(event: FormEvent<HTMLFormElement>) {
    if (!definition.isStepped || !steps.isOnTheWay()) return void form.send(event)
    event.preventDefault()
    steps.next()
  }

  const fieldWords: Record<string, string> = words.fields
  const hints: Partial<Record<string, string>> = words.hints ?? {}
  const choices = words.choices as Record<string, Record<string, string>>
  const partWords: Partial<Record<string, PartWords>> = props.parts ?? {}
  const placeholders: Partial<Record<string, string>> = props.placeholders ?? {}
  const draw: Partial<Record<string, (field: FormFieldProps) => ReactNode>> = props.draw ?? {}
  const partNames = Object.keys(definition.parts)
  const hidden = Object.entries(fieldsOf(definition)).filter(([, { kind }]) => kind === 'hidden')

  const end = (
    <>
      {props.beforeEnd}
      <FormEnd
        submit={words.submit}
        submitting={words.submitting}
        isSending={form.isSending}
        isWaiting={form.isWaiting}
        takeBack={form.takeBack}
        problem={form.notice}
        isProblemNew={shownAnswer?.notice !== undefined && firstBad === undefined}
      />
    </>
  )

  const stepAt = (place: number): Step | undefined =>
    definition.isStepped && { ...steps, place: place + 1, count: partNames.length, isOn: place === steps.step }
  const stepButtons = (place: number) => {
    const step = stepAt(place)
    return step && <StepButtons {...step} />
  }
  const said = { title: words.sentTitle, thanks: words.sentText, next: [words.sentNote] }
  const fields = (
    <Form
      method="post"
      className={className}
      noValidate
      ref={form.ref}
      onSubmit={send}
      aria-label={words.name}
      hidden={form.confirmation.isShown}
    >
      <input type="hidden" name={FORM_NAME_FIELD} value={definition.name} />
      {hidden.map(([name]) => (
        <input key={name} type="hidden" name={name} value={shownAnswer?.values[name] ?? initial[name] ?? ''} />
      ))}
      <TrapField />
      {form.isRestored && <DraftNote startAfresh={form.startAfresh} />}
      {props.above}
      {Object.entries(definition.parts).map(([part, fields], place) => (
        <Part key={part} words={partWords[part]} step={stepAt(place)}>
          <div className={fieldsClassName}>
            {Object.entries(fields).map(([name, field]) => {
              if (field.kind === 'hidden') return null
              const shown: FormFieldProps = {
                name,
                field,
                label: fieldWords[name] ?? name,
                hint: hints[name],
                error: form.problems[name],
                defaultValue: shownAnswer?.values[name] ?? initial[name],
                choices: ownEntry(choices, name),
                placeholder: placeholders[name],
                isFocused: name === firstBad,
              }
              const drawn = draw[name]
              // An emptied form is new where a reset alone would not empty it: a field may hold more than its input does.
              const key = drawn || answer ? `${name} ${form.round}` : name
              return <Fragment key={key}>{drawn ? drawn(shown) : <FormField {...shown} />}</Fragment>
            })}
            {partWords[part] && part === partNames.at(-1) && end}
            {stepButtons(place)}
          </div>
        </Part>
      ))}
      {!props.parts && end}
    </Form>
  )
  return (
    <>
      {/* There before what it says: only then is it read out. */}
      <p className="sr" role="status">
        {form.confirmation.isSaid && words.sentTitle}
      </p>
      {form.confirmation.isShown && (
        <SentPanel confirmation={form.confirmation.answer ?? said} titleRef={form.confirmation.title}>
          <button type="button" className="btn btn--line" onClick={form.confirmation.sendAnother}>
            {confirmed.another}
          </button>
          {props.onceSent}
        </SentPanel>
      )}
      {fields}
    </>
  )
}
