import { useController, useFormContext } from 'react-hook-form'
import { LOCALES } from '#common/locale.ts'
import { WordsField } from '#platform/staff-kit/fields/words-field.tsx'
import { FieldGroup } from '#ui/field.tsx'
import { useMessages } from '#ui/page/site.ts'
import { isPresetAmenity, PRESET_AMENITIES } from '../amenities.ts'
import { nestMessages } from '../messages.ts'
import { nestStaffMessages } from './messages.ts'
import type { PropertyFormValues } from './property-form-values.ts'

/** Someone who writes out a preset, in either language, means the preset. */
function keepAs(typed: string): string {
  const word = typed.toLowerCase()
  const meant = PRESET_AMENITIES.find((preset) =>
    [preset, ...LOCALES.map((locale) => nestMessages[locale].amenities[preset])].some(
      (name) => name.toLowerCase() === word,
    ),
  )
  return meant ?? typed
}

/** The 22 presets as ticks, and whatever else staff write. */
export function AmenityPicker() {
  const { amenities: words } = useMessages(nestStaffMessages)
  const { amenities: presetNames } = useMessages(nestMessages)
  const { control } = useFormContext<PropertyFormValues>()
  const { field } = useController({ control, name: 'amenities' })
  const chosen = field.value
  return (
    <>
      <FieldGroup label={words.presets} isWide>
        <div className="ticks ticks--three">
          {PRESET_AMENITIES.map((preset) => (
            <label key={preset}>
              <input
                type="checkbox"
                checked={chosen.includes(preset)}
                onChange={({ target }) =>
                  field.onChange(target.checked ? [...chosen, preset] : chosen.filter((other) => other !== preset))
                }
                onBlur={field.onBlur}
              />
              {presetNames[preset]}
            </label>
          ))}
        </div>
      </FieldGroup>
      <WordsField<PropertyFormValues>
        name="amenities"
        label={words.custom}
        hint={words.customHint}
        keepAs={keepAs}
        isElsewhere={isPresetAmenity}
      />
    </>
  )
}
