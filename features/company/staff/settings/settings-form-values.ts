import { z } from 'zod'
import { type SettingName, type Settings, type SettingsDraft, settingsInputSchema } from '../../setting.schema.ts'

/** What the inputs hold: text. Opening hours are '09:00-18:00', or nothing for a closed day. */
export type SettingsFormValues = Record<SettingName, string>

export function toSettingsValues({ notificationAddresses, ...settings }: Settings): SettingsFormValues {
  const texts = Object.entries(settings).map(([name, value]) => [name, value ?? ''])
  return {
    ...(Object.fromEntries(texts) as Omit<SettingsFormValues, 'notificationAddresses'>),
    notificationAddresses: notificationAddresses.join('\n'),
  }
}

function toDraft({ notificationAddresses, ...values }: SettingsFormValues): SettingsDraft {
  // One to a line, or pasted with commas or semicolons between them.
  return { ...values, notificationAddresses: notificationAddresses.split(/[\s,;]+/) }
}

/** The API's own schema, reached from what the inputs hold: the form knows no rule of its own. */
export const settingsFormSchema = z.custom<SettingsFormValues>().transform(toDraft).pipe(settingsInputSchema)
