import { useMessages, useSite } from '#ui/page/site.ts'
import { RETENTION, RETENTION_NAMES } from '../../retention.ts'
import { settingsMessages } from './messages.ts'
import { SettingField } from './setting-field.tsx'

export function RetentionFields() {
  const { retention: words } = useMessages(settingsMessages)
  const { locale } = useSite()
  return RETENTION_NAMES.map((name) => {
    const { least, most } = RETENTION[name]
    const bounds = words.bounds(least.toLocaleString(locale), most.toLocaleString(locale))
    return <SettingField key={name} name={name} hint={`${words[name]} ${bounds}`} inputMode="numeric" />
  })
}
