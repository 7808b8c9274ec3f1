import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { price as priceSchema } from '#common/schema.ts'
import { validationMessage } from '#common/validation.ts'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { seasonSchema } from '../../stays/stay-terms.schema.ts'
import { stayStaffMessages } from './messages.ts'
import type { PricedNights } from './season-days.ts'

interface ActProps {
  title: string
  act: string
  isBusy?: boolean
  /** What the server said against it. */
  refusal?: string | undefined
  onAct: () => void
  onLeave: () => void
  children: ReactNode
}

/** A question about the chosen nights. No form: it stands inside the home's own, and sends nothing with it. */
function Act({ title, act, isBusy = false, refusal, onAct, onLeave, children }: ActProps) {
  const { calendar: words } = useMessages(stayStaffMessages)
  const panel = useRef<HTMLFieldSetElement>(null)
  useEffect(() => panel.current?.querySelector('input')?.focus(), [])
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onLeave()
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !event.nativeEvent.isComposing) {
      // Ctrl+Enter would save the home.
      event.preventDefault()
      if (!isBusy) onAct()
    }
  }
  return (
    <fieldset className="night-act" ref={panel} onKeyDown={onKeyDown}>
      <legend>{title}</legend>
      <div className="part__fields">{children}</div>
      {refusal && (
        <p className="err" role="alert">
          {refusal}
        </p>
      )}
      <div className="night-act__go">
        <Button className="btn btn--tight" isBusy={isBusy} onClick={onAct}>
          {act}
        </Button>
        <button type="button" className="btn btn--line btn--tight" onClick={onLeave}>
          {words.leave}
        </button>
      </div>
    </fieldset>
  )
}

interface BlockProps {
  /** The chosen nights in words. */
  span: string
  isBusy: boolean
  refusal: string | undefined
  onBlock: (reason: string) => void
  onLeave: () => void
}

export function BlockNights({ span, onBlock, ...act }: BlockProps) {
  const { calendar: words } = useMessages(stayStaffMessages)
  const { locale } = useSite()
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const error = isAsked && reason.trim() === '' ? validationMessage('required', locale) : undefined
  return (
    <Act
      {...act}
      title={words.blockTitle(span)}
      act={words.doBlock}
      onAct={() => (reason.trim() === '' ? setAsked(true) : onBlock(reason))}
    >
      <Field label={words.reason} hint={words.reasonHint} error={error} isWide>
        {(control) => (
          <input
            {...control}
            value={reason}
            maxLength={200}
            autoComplete="off"
            onInput={(event) => setReason(event.currentTarget.value)}
          />
        )}
      </Field>
    </Act>
  )
}

interface PriceProps {
  span: string
  /** Of the season that all these nights have, if there is one. */
  known: PricedNights
  onPrice: (said: PricedNights) => void
  onLeave: () => void
}

type Problems = Partial<Record<keyof PricedNights, string>>

/** By the rules of a season, and besides: one that says nothing is none. */
function problemsOf({ name, price, minNights }: PricedNights): Problems {
  const problems: Problems = {}
  if (name.trim() === '') problems.name = 'required'
  if (price.trim() !== '' && !priceSchema.safeParse(price).success) problems.price = 'price'
  const nights = minNights.trim() === '' ? null : Number(minNights)
  const { error } = seasonSchema.shape.minNights.safeParse(nights)
  if (error) problems.minNights = error.issues[0]?.message ?? 'countFromOne'
  return problems
}

export function PriceNights({ span, known, onPrice, onLeave }: PriceProps) {
  const { calendar: words, seasons } = useMessages(stayStaffMessages)
  const { optional } = useMessages(staffMessages)
  const { locale } = useSite()
  const [said, setSaid] = useState(known)
  const [isAsked, setAsked] = useState(false)
  const problems = problemsOf(said)
  const isEmpty = said.price.trim() === '' && said.minNights.trim() === ''
  const isWrong = isEmpty || Object.keys(problems).length > 0
  const field = (name: keyof PricedNights, label: string, more: { hint?: string; lang?: string } = {}) => {
    const { hint, lang } = more
    const problem = problems[name]
    return (
      <Field
        label={label}
        optionalMark={name === 'name' ? undefined : optional}
        hint={hint}
        error={isAsked && problem ? validationMessage(problem, locale) : undefined}
      >
        {(control) => (
          <input
            {...control}
            lang={lang}
            value={said[name]}
            inputMode={lang ? undefined : 'numeric'}
            autoComplete="off"
            onInput={({ currentTarget: { value } }) => setSaid((now) => ({ ...now, [name]: value }))}
          />
        )}
      </Field>
    )
  }
  return (
    <Act
      title={words.priceTitle(span)}
      act={words.doPrice}
      refusal={isAsked && isEmpty ? words.needsOne : undefined}
      onAct={() => (isWrong ? setAsked(true) : onPrice(said))}
      onLeave={onLeave}
    >
      {field('price', seasons.price, { hint: words.priceHint })}
      {field('minNights', seasons.minNights)}
      {field('name', seasons.nameEn, { lang: 'en', hint: words.nameHint })}
      {field('nameFr', seasons.nameFr, { lang: 'fr' })}
    </Act>
  )
}
