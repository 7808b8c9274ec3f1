import { type KeyboardEvent, useRef, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useMessages } from '#app/site.ts'
import { Field, FieldGroup } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useErrorText } from '#features/staff/ui/error-text.ts'
import { isPresetAmenity, PRESET_AMENITIES } from '../amenities.ts'
import { nestMessages } from '../messages.ts'
import { nestStaffMessages } from './messages.ts'
import type { PropertyFormValues } from './property-form-values.ts'

/** The longest that the schema takes. */
const MAX_LENGTH = 80

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

function CustomAmenity({ onAdd }: { onAdd: (name: string) => 'added' | 'there' }) {
  const { amenities: words } = useMessages(nestStaffMessages)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)

  function add() {
    const name = typed.trim().replace(/\s+/g, ' ')
    input.current?.focus()
    if (!name) return
    const isThere = onAdd(name) === 'there'
    setProblem(isThere ? words.isThere(name) : undefined)
    if (!isThere) setTyped('')
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Enter belongs to this small list here, not to the form around it.
    event.preventDefault()
    add()
  }

  return (
    <Field label={words.custom} hint={words.customHint} error={problem} isWide>
      {(control) => (
        <div className="addrow">
          <input
            {...control}
            ref={input}
            value={typed}
            maxLength={MAX_LENGTH}
            autoComplete="off"
            onChange={(event) => {
              setTyped(event.target.value)
              setProblem(undefined)
            }}
            onKeyDown={onKeyDown}
          />
          <button type="button" className="btn btn--line" onClick={add}>
            {words.add}
          </button>
        </div>
      )}
    </Field>
  )
}

/** The 22 presets as ticks, and whatever else staff write. */
export function AmenityPicker() {
  const { amenities: words } = useMessages(nestStaffMessages)
  const { amenities: presetNames } = useMessages(nestMessages)
  const errorText = useErrorText()
  const { control } = useFormContext<PropertyFormValues>()
  const { field, fieldState } = useController({ control, name: 'amenities' })
  const chosen = field.value
  const own = chosen.filter((name) => !isPresetAmenity(name))

  const remove = (name: string) => field.onChange(chosen.filter((other) => other !== name))

  function add(typed: string): 'added' | 'there' {
    // Someone who writes out a preset, in either language, means the preset.
    const name = PRESET_AMENITIES.find((preset) => isSame(preset, typed) || isSame(presetNames[preset], typed)) ?? typed
    if (chosen.some((other) => isSame(other, name))) return 'there'
    field.onChange([...chosen, name])
    return 'added'
  }

  return (
    <>
      <FieldGroup label={words.presets} error={errorText(fieldState.error)} isWide>
        <div className="ticks ticks--three">
          {PRESET_AMENITIES.map((preset) => (
            <label key={preset}>
              <input
                type="checkbox"
                checked={chosen.includes(preset)}
                onChange={(event) => (event.target.checked ? add(preset) : remove(preset))}
                onBlur={field.onBlur}
              />
              {presetNames[preset]}
            </label>
          ))}
        </div>
      </FieldGroup>
      <CustomAmenity onAdd={add} />
      {own.length > 0 && (
        <ul className="active full" aria-label={words.own}>
          {own.map((name) => (
            <li key={name}>
              <button type="button" aria-label={words.remove(name)} onClick={() => remove(name)}>
                {name}
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
