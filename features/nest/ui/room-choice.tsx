import { useMessages } from '#app/site.ts'
import { FieldGroup } from '#app/ui/field.tsx'
import { nestMessages } from '../messages.ts'

interface Props {
  name: string
  label: string
  choices: readonly number[]
  value: string
}

/** 'At least' so many rooms; the last choice stands for all above it. */
export function RoomChoice({ name, label, choices, value }: Props) {
  const { list } = useMessages(nestMessages)
  const last = choices.at(-1)
  return (
    <FieldGroup label={label}>
      <div className="opts">
        {choices.map((n) => (
          <label key={n}>
            <input type="radio" name={name} value={n} defaultChecked={String(n) === value} />
            {n === 0 ? list.any : n === last ? `${n}+` : n}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
