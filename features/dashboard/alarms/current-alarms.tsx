import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '#common/dates.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { CurrentAlarm } from './alarm.public.ts'
import { alarmMessages, describeAlarm } from './alarm-messages.ts'

const EVERY_MS = 60_000

/** What calls for whoever looks after the server. Shown to administrators; where there is nothing, there is nothing. */
export function CurrentAlarms() {
  const words = useMessages(alarmMessages)
  const { locale } = useSite()
  const { data = [] } = useQuery<CurrentAlarm[]>({ queryKey: ['/api/admin/alarms'], refetchInterval: EVERY_MS })
  if (data.length === 0) return null
  return (
    <section role="status" aria-label={words.heading}>
      {data.map(({ alarm, since }) => {
        const { title, text } = describeAlarm(words, alarm)
        return (
          <p key={alarm.subject} className="held-back alarm">
            <b>{title}</b>
            <span>
              {text} {words.since(formatDateTime(since, locale))}
            </span>
          </p>
        )
      })}
    </section>
  )
}
