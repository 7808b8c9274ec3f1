import type { ComponentProps } from 'react'
import { isGroup, type Option, type Options } from './options.ts'

interface Props extends Omit<ComponentProps<'select'>, 'children'> {
  options: Options
  /** Stands first and cannot be chosen again: 'Choose…'. */
  placeholder?: string | undefined
}

function Choice({ value, label, isDisabled }: Option) {
  return (
    <option value={value} disabled={isDisabled}>
      {label}
    </option>
  )
}

/** The browser's own select, for many answers to one question. Goes into a Field. */
export function Select({ options, placeholder, ...select }: Props) {
  return (
    <select {...select}>
      {placeholder !== undefined && (
        <option value="" disabled hidden>
          {placeholder}
        </option>
      )}
      {options.map((entry) =>
        isGroup(entry) ? (
          <optgroup key={entry.label} label={entry.label}>
            {entry.options.map((option) => (
              <Choice key={option.value} {...option} />
            ))}
          </optgroup>
        ) : (
          <Choice key={entry.value} {...entry} />
        ),
      )}
    </select>
  )
}
