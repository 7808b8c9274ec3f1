import { Link, type LinkProps } from 'react-router'
import { useMessages, useSite } from '#ui/page/site.ts'
import { staffMessages } from '../staff-messages.ts'
import { unbrokenDateTime } from './unbroken.ts'

export function DakarTime({ iso }: { iso: string }) {
  const { dakarTime } = useMessages(staffMessages)
  const { locale } = useSite()
  return <time dateTime={iso}>{dakarTime(unbrokenDateTime(iso, locale))}</time>
}

/** A link inside the staff area. Its pages load their data in the browser, so moving about asks the server for nothing. */
export function StaffLink(props: LinkProps) {
  return <Link defaultShouldRevalidate={false} {...props} />
}
