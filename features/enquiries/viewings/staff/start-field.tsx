import type { UseQueryResult } from '@tanstack/react-query'
import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { formatDay, sayClock } from '#common/dates.ts'
import { DateField } from '#platform/staff-kit/fields.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { ViewingSlots } from '../viewing-slots.ts'
import { viewingsMessages } from './messages.ts'

interface Values {
  startsAt: string
}

/** A day and an hour: one of the free ones with two presses, or any other that was agreed on. */
export function StartField({ slots, label }: { slots: UseQueryResult<ViewingSlots>; label: string }) {
  const { forms: words } = useMessages(viewingsMessages)
  const { locale } = useSite()
  const { setValue, control } = useFormContext<Values>()
  const chosen = useWatch({ control, name: 'startsAt' }) ?? ''
  const id = useId()
  const days = slots.data?.days ?? []
  const day = days.find((one) => one.day === chosen.slice(0, 10)) ?? days[0]
  const choose = (start: string) =>
    setValue('startsAt', start.slice(0, 16), { shouldValidate: true, shouldDirty: true })
  return (
    <>
      {slots.isFetching && !slots.data && <p className="soft">{words.slotsLoading}</p>}
      {slots.data && days.length === 0 && <p className="soft">{words.noSlots}</p>}
      {day && (
        <fieldset className="slots">
          <legend>{words.slots}</legend>
          <div className="field">
            <label htmlFor={id} className="sr">
              {words.starts}
            </label>
            <select
              id={id}
              value={day.day}
              onChange={({ target }) => choose(days.find((one) => one.day === target.value)?.starts[0] ?? '')}
            >
              {days.map((one) => (
                <option key={one.day} value={one.day}>
                  {formatDay(new Date(`${one.day}T00:00Z`), locale, 'weekday')}
                </option>
              ))}
            </select>
          </div>
          <div className="slots__times">
            {day.starts.map((start) => (
              <button
                key={start}
                type="button"
                className="slots__time"
                aria-pressed={start.slice(0, 16) === chosen}
                onClick={() => choose(start)}
              >
                {sayClock(start.slice(11, 16), locale)}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      <DateField<Values> name="startsAt" label={label} hint={words.otherTimeHint} hasHour />
    </>
  )
}
