import { RadioChoices } from '#ui/choices.tsx'
import { FieldGroup } from '#ui/field.tsx'
import { useMessages } from '#ui/page/site.ts'
import type { FormFieldProps } from './form-field.tsx'
import { formMessages } from './form-messages.ts'

interface Props extends FormFieldProps {
  look: 'segments' | 'list'
}

/** One answer of a few, all in view: one tap, where a closed list takes two and hides what there is. */
export function PickOne({ name, field, label, hint, error, defaultValue, choices = {}, isFocused, look }: Props) {
  const { optional } = useMessages(formMessages)
  const { isOptional, isWide = false } = field
  return (
    <FieldGroup
      label={label}
      hint={hint}
      error={error}
      isWide={isWide}
      optionalMark={isOptional ? optional : undefined}
    >
      {/* After a plain post the page opens here, if this is where it went wrong first; Tab then leads to the answers. */}
      <div {...(isFocused && { autoFocus: true, tabIndex: -1 })}>
        <RadioChoices
          name={name}
          look={look}
          options={Object.entries(choices).map(([value, word]) => ({ value, label: word }))}
          required={!isOptional}
          {...(typeof defaultValue === 'string' && { defaultValue })}
        />
      </div>
    </FieldGroup>
  )
}
