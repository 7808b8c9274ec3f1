import { useMessages, useSite } from '#ui/page/site.ts'
import { staffMessages } from '../staff-messages.ts'
import { unbrokenDateTime } from './dates-in-words.ts'

export function DakarTime({ iso }: { iso: string }) {
  const { dakarTime } = useMessages(staffMessages)
  const { locale } = useSite()
  return <time dateTime={iso}>{dakarTime(unbrokenDateTime(iso, locale))}</time>
}
