import { type CSSProperties, useEffect, useRef } from 'react'
import { formatClock } from '#common/dates.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { capitalised } from '#ui/dates/say-days.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { calendarMessages } from '../messages.ts'
import { momentOf, type Target } from '../move/target.ts'
import { useRoom } from '../room.ts'
import { sayDay } from '../say-entry.ts'
import { addPath } from '../use-calendar-address.ts'

/** A viewing has an hour; where only a day was pressed it begins at ten. */
const TEN = 600

interface Props {
  at: Target
  style?: CSSProperties
  onClose: () => void
}

/** An empty time was pressed: what is to be there? */
export function HereMenu({ at, style, onClose }: Props) {
  const { add: words } = useMessages(calendarMessages)
  const { locale } = useSite()
  const { person } = useRoom()
  const box = useRef<HTMLDivElement>(null)
  const closing = useRef(onClose)
  useEffect(() => {
    closing.current = onClose
  })
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null
    const element = box.current
    element?.querySelector('a')?.focus()
    element?.scrollIntoView({ block: 'nearest' })
    const press = ({ target }: Event) => {
      if (!element?.contains(target as Node)) closing.current()
    }
    document.addEventListener('pointerdown', press)
    return () => {
      document.removeEventListener('pointerdown', press)
      if (element?.contains(document.activeElement)) before?.focus()
    }
  }, [])
  const moment = momentOf({ ...at, minute: at.minute ?? TEN })
  const said = capitalised(sayDay(at.day, locale))
  const title = at.minute === null ? said : `${said}, ${formatClock(new Date(moment), locale)}`
  return (
    <div
      ref={box}
      className="cal-here"
      role="group"
      aria-label={title}
      style={style}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
        event.stopPropagation()
      }}
    >
      <p>{title}</p>
      <StaffLink to={addPath('viewings', moment, person)}>{words.viewingHere}</StaffLink>
      <StaffLink to={addPath('tasks', at.minute === null ? at.day : moment, person)}>{words.taskHere}</StaffLink>
    </div>
  )
}
