import { useId, useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { DateField, NumberField, TextField } from '#platform/staff-kit/fields.tsx'
import { formOf, type ValuesOf } from '#platform/staff-kit/form-of.ts'
import { useErrorText } from '#platform/staff-kit/ui/error-text.ts'
import { useKeptFocus } from '#platform/staff-kit/use-kept-focus.ts'
import { FieldGroup } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMessages } from '#ui/page/site.ts'
import { MAX_STAGES, stagePaymentSchema } from '../investment.schema.ts'
import { investStaffMessages } from './messages.ts'

export const stageForm = formOf(stagePaymentSchema, {})
type StageValues = ValuesOf<typeof stageForm>
interface Values {
  stagePayments: StageValues[]
}

/** What the stages come to so far; one that is no whole number yet counts nothing. */
export function sumOfStages(stages: readonly Pick<StageValues, 'percent'>[]): number {
  return stages.reduce((sum, { percent }) => sum + (/^\s*\d+\s*$/.test(percent) ? Number(percent) : 0), 0)
}

const WHOLE = 100

function Sum() {
  const { stages: words } = useMessages(investStaffMessages)
  const stages = useWatch<Values, 'stagePayments'>({ name: 'stagePayments' })
  const sum = sumOfStages(stages)
  const text = () => {
    if (stages.length === 0) return words.none
    if (sum === WHOLE) return words.whole
    return sum < WHOLE ? words.short(sum, WHOLE - sum) : words.over(sum, sum - WHOLE)
  }
  return (
    <p className="stage-sum" role="status" data-whole={sum === WHOLE || undefined}>
      {stages.length > 0 && (
        <span className="stage-sum__bar" aria-hidden="true">
          <i style={{ width: `${Math.min(sum, WHOLE)}%` }} />
        </span>
      )}
      {text()}
    </p>
  )
}

interface RowProps {
  item: string
  position: number
  isFirst: boolean
  isLast: boolean
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

function StageRow({ item, position, isFirst, isLast, onMove, onRemove }: RowProps) {
  const { stages: words } = useMessages(investStaffMessages)
  const nameId = useId()
  const number = position + 1
  const at = `stagePayments.${position}` as const
  return (
    <li data-item={item}>
      <fieldset className="stage-row" aria-labelledby={nameId}>
        <p id={nameId} className="stage-row__name">
          {words.stage(number)}
        </p>
        <TextField<Values> name={`${at}.title`} label={words.titleEn} lang="en" />
        <TextField<Values> name={`${at}.titleFr`} label={words.titleFr} lang="fr" isOptional />
        <NumberField<Values> name={`${at}.percent`} label={words.percent} />
        <DateField<Values> name={`${at}.dueDate`} label={words.dueDate} isOptional />
        <div className="stage-row__acts">
          <button
            type="button"
            className="icobtn icobtn--up"
            data-act="up"
            aria-label={words.up(number)}
            aria-disabled={isFirst || undefined}
            onClick={() => !isFirst && onMove(-1)}
          >
            <Icon name="arrow" />
          </button>
          <button
            type="button"
            className="icobtn icobtn--down"
            data-act="down"
            aria-label={words.down(number)}
            aria-disabled={isLast || undefined}
            onClick={() => !isLast && onMove(1)}
          >
            <Icon name="arrow" />
          </button>
          <button
            type="button"
            className="icobtn"
            data-act="remove"
            aria-label={words.remove(number)}
            onClick={onRemove}
          >
            <Icon name="close" />
          </button>
        </div>
      </fieldset>
    </li>
  )
}

/** When which part of the price is due: rows in an order, whose percents must come to 100 together. */
export function StagesField() {
  const { stages: words, form } = useMessages(investStaffMessages)
  const errorText = useErrorText()
  const { control, formState } = useFormContext<Values>()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'stagePayments' })
  const { container, ask } = useKeptFocus()
  const [said, setSaid] = useState('')
  const problem = formState.errors.stagePayments
  // Ours lies at the root of the list, the server's at the list itself; those of the rows stand at their own fields.
  const { type, message } = problem?.root ?? problem ?? {}
  const isFull = fields.length >= MAX_STAGES

  return (
    <FieldGroup label={form.parts.stages} error={errorText(type && message ? { type, message } : undefined)} isWide>
      <div ref={container} className="stages-field">
        {fields.length > 0 && (
          <ol>
            {fields.map(({ id }, position) => (
              <StageRow
                key={id}
                item={id}
                position={position}
                isFirst={position === 0}
                isLast={position === fields.length - 1}
                onMove={(by) => {
                  ask(id, by === 1 ? 'down' : 'up')
                  move(position, position + by)
                  setSaid(words.moved(position + by + 1, fields.length))
                }}
                onRemove={() => {
                  ask((fields[position + 1] ?? fields[position - 1])?.id, 'remove')
                  remove(position)
                  setSaid(words.removed(position + 1))
                }}
              />
            ))}
          </ol>
        )}
        <Sum />
        <p>
          <button
            type="button"
            className="btn btn--line btn--tight"
            data-act="choose"
            aria-disabled={isFull || undefined}
            onClick={() => (isFull ? setSaid(words.full(MAX_STAGES)) : append(stageForm.empty({})))}
          >
            {words.add}
          </button>
        </p>
        <p className="sr" role="status">
          {said}
        </p>
      </div>
    </FieldGroup>
  )
}
