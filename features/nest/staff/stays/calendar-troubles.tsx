import { useQuery } from '@tanstack/react-query'
import { can } from '#common/permissions.ts'
import { problemText } from '#platform/foreign-fetch/problem-messages.ts'
import { unbrokenDateTime } from '#platform/staff-kit/ui/dates-in-words.ts'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { Badge } from '#ui/badge.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { TroubledCalendar } from '../../stays/calendar-feeds/calendar-feed.public.ts'
import { useMindsNights } from './calendar-conflicts.tsx'
import { calendarMessages, FEED_TONES } from './calendar-messages.ts'
import { TROUBLES_URL } from './calendar-requests.ts'

function TroubleRow({ calendar }: { calendar: TroubledCalendar }) {
  const words = useMessages(calendarMessages)
  const { troubles, feeds } = words
  const { locale } = useSite()
  const mayOpen = can(useActor(), 'property:write')
  const { name, home, state, lastProblem, lastSuccessAt } = calendar
  const title = (locale === 'fr' && home.titleFr) || home.title
  return (
    <li className="source">
      <div className="source__head">
        <h4 dir="auto">
          {title} · {name}
        </h4>
        <Badge tone={FEED_TONES[state]}>{feeds.states[state]}</Badge>
      </div>
      <p className="small source__problem">{lastProblem ? problemText(words, lastProblem) : troubles.doubted}</p>
      {lastSuccessAt && <p className="small soft">{feeds.lastGood(unbrokenDateTime(lastSuccessAt, locale))}</p>}
      {mayOpen && (
        <div className="source__acts">
          <StaffLink className="text-link" to={`/admin/edit-property/${home.id}`}>
            {troubles.open}
            <span className="sr"> ({title})</span>
          </StaffLink>
        </div>
      )}
    </li>
  )
}

/** Calendars elsewhere, of all homes, that are not read or not believed: only where there are some. */
export function CalendarTroubles() {
  const { troubles: words } = useMessages(calendarMessages)
  const isNeeded = useMindsNights()
  const { data: calendars = [] } = useQuery<TroubledCalendar[]>({ queryKey: [TROUBLES_URL], enabled: isNeeded })
  if (calendars.length === 0) return null
  return (
    <div className="sources">
      <section>
        <h3>{words.title}</h3>
        <p className="soft">{words.lead}</p>
        <ul>
          {calendars.map((calendar) => (
            <TroubleRow key={calendar.id} calendar={calendar} />
          ))}
        </ul>
      </section>
    </div>
  )
}
