import { type ReactNode, useId } from 'react'

/** What the input inside a field must carry, so that label, hint and error are read out with it. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface Words {
  label: string
  /** The word '(optional)' where a field may stay empty; required fields carry no mark. */
  optionalMark?: string | undefined
  hint?: ReactNode
  /** Says how to mend it, in the reader's language. */
  error?: string | undefined
}

interface Props extends Words {
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

function Label({ label, optionalMark }: Pick<Words, 'label' | 'optionalMark'>) {
  return (
    <>
      {label}
      {optionalMark && <span> {optionalMark}</span>}
    </>
  )
}

/** A labelled input. Knows nothing of form libraries: the caller spreads `control` on whatever it shows. */
export function Field({ label, optionalMark, hint, error, isWide = false, children }: Props) {
  const { id, describedBy, notes } = useNotes({ hint, error })
  return (
    <div className={fieldClass(error, isWide)}>
      <label htmlFor={id}>
        <Label label={label} optionalMark={optionalMark} />
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {notes}
    </div>
  )
}

interface GroupProps extends Words {
  isWide?: boolean
  children: ReactNode
}

/** Several inputs under one name: ticks, pictures. `data-invalid` marks it, since a group itself cannot be aria-invalid. */
export function FieldGroup({ label, optionalMark, hint, error, isWide = false, children }: GroupProps) {
  const { describedBy, notes } = useNotes({ hint, error })
  return (
    <fieldset
      className={fieldClass(error, isWide)}
      aria-describedby={describedBy}
      data-invalid={error ? true : undefined}
    >
      <legend>
        <Label label={label} optionalMark={optionalMark} />
      </legend>
      {children}
      {notes}
    </fieldset>
  )
}
