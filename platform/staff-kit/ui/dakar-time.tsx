import { useMessages, useSite } from '#ui/page/site.ts'
import { staffMessages } from '../staff-messages.ts'
import { unbrokenDateTime } from './unbroken.ts'

export function DakarTime({ iso }: { iso: string }) {
  const { dakarTime } = useMessages(staffMessages)
  const { locale } = useSite()
  return <time dateTime={iso}>{dakarTime(unbrokenDateTime(iso, locale))}</time>
}
