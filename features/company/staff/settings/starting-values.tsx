import { createContext, use } from 'react'
import { type Path, useFormContext, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { formOf, type ValuesOf } from '#platform/staff-kit/form-of.ts'
import { useMessages } from '#ui/page/site.ts'
import { settingsInputSchema } from '../../setting.schema.ts'
import { settingsMessages } from './messages.ts'

/** One to a line, or pasted with commas or semicolons between them. */
const addressLines = z.codec(z.string(), z.array(z.string()), {
  decode: (text) => text.split(/[\s,;]+/),
  encode: (addresses) => addresses.join('\n'),
})

/** Text all of it. Opening hours are '09:00-18:00', or nothing for a closed day. */
export const settingsForm = formOf(settingsInputSchema, { notificationAddresses: addressLines })
export type SettingsFormValues = ValuesOf<typeof settingsForm>

/** What held before anybody changed anything, as the inputs would show it. */
export const StartingValues = createContext<SettingsFormValues | null>(null)

/** Under a field that differs from its starting value: the way back. One that began empty is emptied by hand. */
export function BackToStart({ name }: { name: Path<SettingsFormValues> }) {
  const words = useMessages(settingsMessages)
  const { control, setValue, setFocus } = useFormContext<SettingsFormValues>()
  const value = useWatch({ control, name })
  const start = use(StartingValues)?.[name] ?? ''
  if (start === '' || value.trim() === start) return null
  return (
    <button
      type="button"
      className="text-link setting-back"
      onClick={() => {
        setValue(name, start, { shouldDirty: true, shouldValidate: true })
        // The button goes with its reason: the work goes on in its field.
        setFocus(name)
      }}
    >
      {words.back(start.replaceAll('\n', ', '))}
    </button>
  )
}
