import { todayInDakar } from '#common/dakar-time.ts'
import { formatDay, formatMonth } from '#common/dates.ts'
import type { Locale } from '#common/locale.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { SwitchLinks } from '#platform/staff-kit/ui/switch-links.tsx'
import { at } from '#ui/dates/days.ts'
import { capitalised, sayDays } from '#ui/dates/say-days.ts'
import { Icon } from '#ui/icon.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { OwnerFilter } from '../../../leads/staff/page/assign-select.tsx'
import { ENTRY_GROUPS, GROUP_NAMES } from '../../calendar-entry.ts'
import { CALENDAR_VIEWS, type CalendarView, daysOf, turn } from '../layout/days-of-view.ts'
import { calendarMessages } from '../messages.ts'
import { useRoom } from '../room.ts'
import { KindMark } from './kind-mark.tsx'

function sayStretch(view: Exclude<CalendarView, 'agenda'>, day: string, locale: Locale): string {
  if (view === 'day') return formatDay(at(day), locale, 'full')
  if (view === 'month') return formatMonth(day, locale)
  const days = daysOf(view, day)
  return sayDays(days[0] ?? day, days.at(-1) ?? day, locale)
}

export function ViewLinks() {
  const { views } = useMessages(calendarMessages)
  const { place } = useRoom()
  return <SwitchLinks views={CALENDAR_VIEWS} words={views} current={place.view} to={(view) => place.pathOf({ view })} />
}

/** Which days are shown, and the way to others. */
export function DayTurner() {
  const { turn: words, since } = useMessages(calendarMessages)
  const { locale } = useSite()
  const { place } = useRoom()
  const { view, day } = place
  const [before, after] = words[view]
  const isNow = daysOf(view, day).includes(todayInDakar())
  return (
    <nav className="calbar__months cal-turner" aria-label={words.label}>
      <StaffLink
        className="icobtn"
        to={place.pathOf({ day: turn(view, day, -1) })}
        aria-label={before}
        preventScrollReset
      >
        <Icon name="back" />
      </StaffLink>
      <StaffLink
        className="icobtn"
        to={place.pathOf({ day: turn(view, day, 1) })}
        aria-label={after}
        preventScrollReset
      >
        <Icon name="arrow" />
      </StaffLink>
      <h3 aria-live="polite">
        {view === 'agenda' ? since(formatDay(at(day), locale)) : capitalised(sayStretch(view, day, locale))}
      </h3>
      {!isNow && (
        <StaffLink className="text-link" to={place.pathOf({ day: null })} preventScrollReset>
          {words.today}
        </StaffLink>
      )}
    </nav>
  )
}

/** Whose entries, and of which kinds; the marks say what the entries carry. */
export function CalendarFilters() {
  const { person: words, groups, groupsLabel } = useMessages(calendarMessages)
  const { place } = useRoom()
  return (
    <div className="cal-filters">
      <OwnerFilter name="person" {...words} />
      <fieldset className="cal-kinds">
        <legend className="sr">{groupsLabel}</legend>
        {GROUP_NAMES.map((group) => (
          <button
            key={group}
            type="button"
            data-kind={ENTRY_GROUPS[group][0]}
            aria-pressed={place.groups.includes(group)}
            onClick={() => place.toggle(group)}
          >
            <KindMark kind={ENTRY_GROUPS[group][0]} />
            {groups[group]}
          </button>
        ))}
      </fieldset>
    </div>
  )
}

/** What the edges and grounds mean. */
export function LookKey() {
  const { key: words } = useMessages(calendarMessages)
  return (
    <ul className="cal-key" aria-label={words.label}>
      {(['confirmed', 'asked', 'over'] as const).map((look) => (
        <li key={look}>
          <i data-kind="viewing" data-look={look === 'confirmed' ? 'firm' : look} aria-hidden="true" />
          {words[look]}
        </li>
      ))}
    </ul>
  )
}
