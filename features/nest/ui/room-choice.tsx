import { FieldGroup } from '#ui/field.tsx'
import { useMessages } from '#ui/page/site.ts'
import { nestMessages } from '../messages.ts'

interface Props {
  name: string
  label: string
  choices: readonly number[]
  value: string
}

/** 'At least' so many rooms; the last choice stands for all above it. An address may ask for more: that is a choice too. */
export function RoomChoice({ name, label, choices, value }: Props) {
  const { list } = useMessages(nestMessages)
  const last = choices.at(-1)
  const isBeyond = Number(value) > 0 && choices.every((n) => String(n) !== value)
  return (
    <FieldGroup label={label}>
      <div className="opts">
        {choices.map((n) => (
          <label key={n}>
            <input type="radio" name={name} value={n} defaultChecked={String(n) === value} />
            {n === 0 ? list.any : n === last ? `${n}+` : n}
          </label>
        ))}
        {isBeyond && (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked />
            {`${Number(value)}+`}
          </label>
        )}
      </div>
    </FieldGroup>
  )
}
