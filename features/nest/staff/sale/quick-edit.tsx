import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { inLocale } from '#common/locale.ts'
import { formatMoney } from '#common/money.ts'
import { can } from '#common/permissions.ts'
import { fieldMessages } from '#platform/staff-kit/changes/field-messages.ts'
import { groupedMoney } from '#platform/staff-kit/form-of.ts'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { Select } from '#ui/select.tsx'
import type { HomeChange } from '../../sale/home-change.schema.ts'
import { nextStates } from '../../sale/sale-rules.ts'
import { isGone, isOfDesk, type SaleState } from '../../sale/sale-states.ts'
import type { ListedProperty } from '../../search-properties.server.ts'
import { nestStaffMessages } from '../messages.ts'
import { saleStaffMessages } from './messages.ts'
import type { HomeChanges } from './use-home-change.ts'

const shown = (amount: string | null) => (amount === null ? '' : groupedMoney.encode(amount))

interface Props {
  property: ListedProperty
  /** Where the focus begins. */
  first: 'price' | 'state'
  changes: HomeChanges
  onClose: () => void
}

/** Price and state of a home where it stands in the list: Enter saves, Escape leaves it as it was. */
export function QuickEdit({ property, first, changes, onClose }: Props) {
  const { quick: words, states } = useMessages(saleStaffMessages)
  const { form: formWords } = useMessages(nestStaffMessages)
  const { fields } = useMessages(fieldMessages)
  const { optional } = useMessages(staffMessages)
  const { locale } = useSite()
  const mayWrite = can(useActor(), 'property:write')
  const keysId = useId()
  const form = useRef<HTMLFormElement>(null)
  // As it stood when it was opened: what somebody else changes meanwhile is not what was typed here.
  const [begun] = useState(property)
  const [price, setPrice] = useState(shown(property.price))
  const [state, setState] = useState<SaleState>(property.saleState)
  const [reached, setReached] = useState(shown(property.priceReached))
  const title = inLocale(locale, property.title, property.titleFr)
  // Whether it is on the site at all is said by whoever writes it.
  const offered = nextStates(property.saleState, property.type).filter((next) => mayWrite || isOfDesk(next))
  const { problems, isStale, failure, isBusy, save, forget } = changes

  useEffect(() => {
    form.current?.querySelector<HTMLElement>(`[name=${first === 'price' && mayWrite ? 'price' : 'saleState'}]`)?.focus()
    return forget
  }, [first, mayWrite, forget])
  const wrong = Object.keys(problems).join()
  useEffect(() => {
    if (wrong && !isBusy) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [wrong, isBusy])

  function submit(event: FormEvent) {
    event.preventDefault()
    const change: HomeChange = {
      ...(mayWrite && price !== shown(begun.price) && { price }),
      ...(state !== begun.saleState && { saleState: state }),
      ...(isGone(state) && reached !== shown(begun.priceReached) && { priceReached: reached.trim() || null }),
    }
    if (Object.keys(change).length === 0) onClose()
    else save(property, change)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && event.target instanceof HTMLSelectElement) {
      // Of its own accord a select sends nothing.
      event.preventDefault()
      event.currentTarget.closest('form')?.requestSubmit()
    }
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }

  return (
    <form
      ref={form}
      className="quick-edit"
      aria-label={words.label(title)}
      noValidate
      onSubmit={submit}
      onKeyDown={onKeyDown}
    >
      {mayWrite && (
        <Field label={formWords.price} error={problems.price}>
          {(control) => (
            <input
              {...control}
              name="price"
              value={price}
              inputMode="numeric"
              autoComplete="off"
              aria-keyshortcuts="Enter Escape"
              onChange={({ target }) => setPrice(target.value)}
            />
          )}
        </Field>
      )}
      <Field label={fields.saleState} error={problems.saleState ?? problems.title ?? problems.titleFr}>
        {(control) => (
          <Select
            {...control}
            name="saleState"
            value={state}
            options={offered.map((value) => ({ value, label: states[value] }))}
            onChange={({ target }) => setState(target.value as SaleState)}
          />
        )}
      </Field>
      {isGone(state) && (
        <Field label={fields.priceReached} optionalMark={optional} error={problems.priceReached}>
          {(control) => (
            <input
              {...control}
              name="priceReached"
              value={reached}
              inputMode="numeric"
              autoComplete="off"
              onChange={({ target }) => setReached(target.value)}
            />
          )}
        </Field>
      )}
      <p className="quick-edit__say" role="status">
        {isStale && words.stale(formatMoney(property.price, 'XOF'), states[property.saleState])}
        {failure && Object.keys(problems).length === 0 && failure}
      </p>
      <div className="quick-edit__acts">
        <Button
          className="btn btn--tight"
          type="submit"
          isBusy={isBusy}
          busyLabel={words.saving}
          aria-describedby={keysId}
        >
          {words.save}
        </Button>
        <button type="button" className="text-link" onClick={onClose}>
          {words.cancel}
        </button>
        <span id={keysId} className="micro soft">
          {words.keys}
        </span>
      </div>
    </form>
  )
}
