import { type FocusEvent, useId, useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { DateField, NumberField, TextField } from '#platform/staff-kit/fields.tsx'
import { useErrorText } from '#platform/staff-kit/ui/error-text.ts'
import { useKeptFocus } from '#platform/staff-kit/use-kept-focus.ts'
import { Icon } from '#ui/icon.tsx'
import { useMessages } from '#ui/page/site.ts'
import { MAX_SEASONS } from '../../stays/stay-terms.schema.ts'
import type { PropertyFormValues } from '../property-form-values.ts'
import { stayStaffMessages } from './messages.ts'
import { StayGroup } from './stay-group.tsx'
import { inOrder, seasonForm } from './stay-values.ts'

interface RowProps {
  item: string
  position: number
  onRemove: () => void
}

function SeasonRow({ item, position, onRemove }: RowProps) {
  const { seasons: words } = useMessages(stayStaffMessages)
  const nameId = useId()
  const number = position + 1
  const at = `stayTerms.seasons.${position}` as const
  return (
    <li data-item={item}>
      <fieldset className="season" aria-labelledby={nameId}>
        <p id={nameId} className="season__name">
          {words.season(number)}
        </p>
        <TextField<PropertyFormValues> name={`${at}.name`} label={words.nameEn} lang="en" />
        <TextField<PropertyFormValues> name={`${at}.nameFr`} label={words.nameFr} lang="fr" isOptional />
        <DateField<PropertyFormValues> name={`${at}.from`} label={words.from} />
        <DateField<PropertyFormValues> name={`${at}.to`} label={words.to} />
        <NumberField<PropertyFormValues> name={`${at}.price`} label={words.price} isOptional />
        <NumberField<PropertyFormValues> name={`${at}.weekendPrice`} label={words.weekendPrice} isOptional />
        <NumberField<PropertyFormValues> name={`${at}.minNights`} label={words.minNights} isOptional />
        <button
          type="button"
          className="icobtn season__remove"
          data-act="remove"
          aria-label={words.remove(number)}
          onClick={onRemove}
        >
          <Icon name="close" />
        </button>
      </fieldset>
    </li>
  )
}

/** Days with prices of their own: rows in the order of the year. */
export function SeasonsField() {
  const { seasons: words } = useMessages(stayStaffMessages)
  const errorText = useErrorText()
  const { control, formState, getValues, setValue, trigger } = useFormContext<PropertyFormValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'stayTerms.seasons' })
  const { container, ask } = useKeptFocus()
  const [said, setSaid] = useState('')
  const problem = formState.errors.stayTerms?.seasons
  const { type, message } = problem?.root ?? problem ?? {}
  const isFull = fields.length >= MAX_SEASONS

  /** Only once nobody is in the rows any more: under somebody's hands they would jump. */
  async function putInOrder({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget)) return
    const seasons = getValues('stayTerms.seasons')
    const sorted = inOrder(seasons)
    if (sorted.some((season, index) => season !== seasons[index]))
      setValue('stayTerms.seasons', sorted, { shouldDirty: true })
    // What one row is blamed for, another may have put right.
    if (formState.isSubmitted) await trigger('stayTerms.seasons')
  }

  return (
    <StayGroup label={words.title} hint={words.hint} error={errorText(type && message ? { type, message } : undefined)}>
      <div ref={container} className="seasons">
        {fields.length === 0 && <p className="soft">{words.none}</p>}
        {fields.length > 0 && (
          <ol onBlur={putInOrder}>
            {fields.map(({ id }, position) => (
              <SeasonRow
                key={id}
                item={id}
                position={position}
                onRemove={() => {
                  ask((fields[position + 1] ?? fields[position - 1])?.id, 'remove')
                  remove(position)
                  setSaid(words.removed(position + 1))
                }}
              />
            ))}
          </ol>
        )}
        <p>
          <button
            type="button"
            className="btn btn--line btn--tight"
            data-act="choose"
            aria-disabled={isFull || undefined}
            onClick={() => (isFull ? setSaid(words.full(MAX_SEASONS)) : append(seasonForm.empty({})))}
          >
            {words.add}
          </button>
        </p>
        <p className="sr" role="status">
          {said}
        </p>
      </div>
    </StayGroup>
  )
}
