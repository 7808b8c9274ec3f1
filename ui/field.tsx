import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'

/** What the input inside a field must carry, so that label, hint and error are read out with it. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  /** Only there when the field must be filled in. */
  required?: boolean
}

interface Words {
  label: string
  /** The word '(optional)' where a field may stay empty. The house says this one and leaves required fields unmarked. */
  optionalMark?: string | undefined
  /** The word '(required)', for forms where almost everything is optional. */
  requiredMark?: string | undefined
  hint?: ReactNode
  /** Says how to mend it, in the reader's language. */
  error?: string | undefined
}

interface Props extends Words {
  required?: boolean
  /** Takes the whole row where fields stand side by side. */
  isWide?: boolean
  children: (control: FieldControl) => ReactNode
}

function useNotes({ hint, error }: Pick<Words, 'hint' | 'error'>) {
  const id = useId()
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`]
  return {
    id,
    describedBy: [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined,
    notes: (
      <>
        {hint && (
          <p className="hint" id={hintId}>
            {hint}
          </p>
        )}
        {error && (
          <p className="err" id={errorId}>
            <Icon name="alert" />
            {error}
          </p>
        )}
      </>
    ),
  }
}

function fieldClass(error: string | undefined, isWide: boolean): string {
  return ['field', error && 'field--bad', isWide && 'full'].filter(Boolean).join(' ')
}

function Label({ label, optionalMark, requiredMark }: Pick<Words, 'label' | 'optionalMark' | 'requiredMark'>) {
  const mark = optionalMark ?? requiredMark
  return (
    <>
      {label}
      {mark && <span> {mark}</span>}
    </>
  )
}

/** A labelled input. Knows nothing of form libraries: the caller spreads `control` on whatever it shows. */
export function Field({ hint, error, required = false, isWide = false, children, ...words }: Props) {
  const { id, describedBy, notes } = useNotes({ hint, error })
  return (
    <div className={fieldClass(error, isWide)}>
      <label htmlFor={id}>
        <Label {...words} />
      </label>
      {children({
        id,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
        ...(required && { required: true }),
      })}
      {notes}
    </div>
  )
}

interface GroupProps extends Words {
  isWide?: boolean
  children: ReactNode
}

/** Several inputs under one name: ticks, pictures. `data-invalid` marks it, since a group itself cannot be aria-invalid. */
export function FieldGroup({ hint, error, isWide = false, children, ...words }: GroupProps) {
  const { describedBy, notes } = useNotes({ hint, error })
  return (
    <fieldset
      className={fieldClass(error, isWide)}
      aria-describedby={describedBy}
      data-invalid={error ? true : undefined}
    >
      <legend>
        <Label {...words} />
      </legend>
      {children}
      {notes}
    </fieldset>
  )
}
