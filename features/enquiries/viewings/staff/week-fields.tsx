import { useFieldArray, useFormContext } from 'react-hook-form'
import { Icon } from '#ui/icon.tsx'
import { useMessages } from '#ui/page/site.ts'
import type { HoursValues } from './hours-values.ts'
import { viewingsMessages } from './messages.ts'

const USUAL = { from: '09:00', to: '18:00' }

/** The spans of one day, by the browser's own field for a time: keyboard and phone know it. */
function Day({ day }: { day: number }) {
  const { hours: words } = useMessages(viewingsMessages)
  const { control, register, getValues, formState } = useFormContext<HoursValues>()
  const { fields, append, remove, replace } = useFieldArray({ control, name: `week.${day}.spans` })
  const name = words.weekdays[day] ?? ''
  const errors: unknown = formState.errors.week?.[day]
  return (
    <fieldset className="hours__day">
      <legend>{name}</legend>
      {fields.length === 0 && <p className="soft">{words.off}</p>}
      {fields.map((span, index) => (
        <p key={span.id} className="hours__span">
          <label>
            <span className="soft">{words.from}</span>
            <input
              type="time"
              step={900}
              aria-invalid={errors ? true : undefined}
              {...register(`week.${day}.spans.${index}.from`)}
            />
          </label>
          <label>
            <span className="soft">{words.to}</span>
            <input
              type="time"
              step={900}
              aria-invalid={errors ? true : undefined}
              {...register(`week.${day}.spans.${index}.to`)}
            />
          </label>
          <button
            type="button"
            className="icobtn"
            aria-label={`${words.removeSpan}, ${name}`}
            onClick={() => remove(index)}
          >
            <Icon name="close" />
          </button>
        </p>
      ))}
      {errors !== undefined && (
        <p className="err" role="alert">
          {words.wrong}
        </p>
      )}
      <p className="hours__acts">
        <button
          type="button"
          className="text-link"
          onClick={() => append(fields.length === 0 ? USUAL : { from: '', to: '' })}
        >
          {words.addSpan}
          <span className="sr"> {name}</span>
        </button>
        {day > 0 && (
          <button
            type="button"
            className="text-link"
            onClick={() => replace(getValues(`week.${day - 1}.spans`).map((span) => ({ ...span })))}
          >
            {words.likeBefore}
            <span className="sr"> {name}</span>
          </button>
        )}
      </p>
    </fieldset>
  )
}

export function WeekFields() {
  const { hours: words } = useMessages(viewingsMessages)
  return (
    <div className="hours__week">
      {words.weekdays.map((name, day) => (
        <Day key={name} day={day} />
      ))}
    </div>
  )
}
