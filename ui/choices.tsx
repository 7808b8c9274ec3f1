import type { Option } from './options.ts'

interface Common {
  name: string
  options: readonly Option[]
}

interface CheckProps extends Common {
  defaultValue?: readonly string[]
  onChange?: (value: string, isChecked: boolean) => void
}

/** Several answers: a diamond check each. Goes into a FieldGroup, which names it. */
export function CheckChoices({ name, options, defaultValue = [], onChange }: CheckProps) {
  return (
    <div className="ticks">
      {options.map(({ value, label, isDisabled }) => (
        <label key={value}>
          <input
            type="checkbox"
            name={name}
            value={value}
            disabled={isDisabled}
            defaultChecked={defaultValue.includes(value)}
            onChange={(event) => onChange?.(value, event.currentTarget.checked)}
          />
          {label}
        </label>
      ))}
    </div>
  )
}

interface RadioProps extends Common {
  required?: boolean
  defaultValue?: string
  /** Joined segments for few short answers; a list where answers are sentences. */
  look?: 'segments' | 'list'
  onChange?: (value: string) => void
}

/** One answer of a few, all in view. Goes into a FieldGroup, which names it. */
export function RadioChoices({ name, options, required, defaultValue, look = 'segments', onChange }: RadioProps) {
  return (
    <div className={look === 'segments' ? 'opts' : 'ticks ticks--one'}>
      {options.map(({ value, label, isDisabled }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            required={required}
            disabled={isDisabled}
            defaultChecked={value === defaultValue}
            onChange={() => onChange?.(value)}
          />
          {label}
        </label>
      ))}
    </div>
  )
}
