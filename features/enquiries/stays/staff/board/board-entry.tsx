import { sayClock } from '#common/dates.ts'
import { inLocale } from '#common/locale.ts'
import { telephoneLink } from '#platform/mail/mail-address.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { useNow } from '../../../leads/staff/board/use-now.ts'
import { timeElapsed } from '../../../leads/staff/page/elapsed-time.ts'
import type { BoardStay } from '../../read-stay-board.server.ts'
import { staysMessages } from '../messages.ts'
import { sayShortDay } from '../say-days.ts'
import { stayPath } from '../stay-links.ts'

/** Of the day's work: at what hour, or until which day. */
export type Moment = 'arrival' | 'departure' | 'staying' | 'request'

function useWhen({ checkIn, checkOut, arrival, departure }: BoardStay, moment: Moment): string {
  const { board, dates } = useMessages(staysMessages)
  const { locale } = useSite()
  switch (moment) {
    case 'arrival':
      return board.from(sayClock(checkIn, locale))
    case 'departure':
      return board.by(sayClock(checkOut, locale))
    case 'staying':
      return board.until(sayShortDay(departure, locale))
    case 'request':
      return dates(sayShortDay(arrival, locale), sayShortDay(departure, locale))
  }
}

/** Until when a request keeps its nights, counted before one's eyes. */
function TimeLeft({ stay: { holdUntil, status, awaitsVisitor, proposed } }: { stay: BoardStay }) {
  const { board, dates } = useMessages(staysMessages)
  const { locale } = useSite()
  const now = useNow()
  const left = holdUntil ? Date.parse(holdUntil) - now : null
  const who = awaitsVisitor ? board.awaitsVisitor : status === 'proposed' ? board.forGuest : null
  const offer = proposed && dates(sayShortDay(proposed.arrival, locale), sayShortDay(proposed.departure, locale))
  const facts = [
    left !== null && left > 0 ? board.left(timeElapsed(left, board.leftTimes)) : null,
    who,
    offer && board.proposed(offer),
  ].filter((fact) => fact !== null)
  if (facts.length === 0) return null
  const isUrgent = left !== null && left > 0 && left < URGENT_MS && status === 'pending'
  return (
    <p className="stay-row__left" data-urgent={isUrgent || undefined}>
      {facts.join(' ·\u00a0')}
    </p>
  )
}

const URGENT_MS = 3 * 3_600_000

interface Props {
  stay: BoardStay
  moment: Moment
  /** Where arrivals and departures stand in one list. */
  mark?: string
}

/** A guest in a line or two, with the way to them: their page, and their number for whoever stands at the door. */
export function BoardEntry({ stay, moment, mark }: Props) {
  const words = useMessages(staysMessages)
  const { locale } = useSite()
  const { id, name, phone, homeTitle, homeTitleFr, guests, nights, reference } = stay
  const when = useWhen(stay, moment)
  return (
    <li className="stay-row" data-stay={id}>
      <p className="stay-row__when">
        {mark && <b>{mark}</b>} {when}
      </p>
      <div className="stay-row__who">
        <h4 dir="auto">
          <StaffLink to={stayPath(id)}>{name}</StaffLink>
        </h4>
        <p>
          {inLocale(locale, homeTitle, homeTitleFr)}{' '}
          <span className="soft">
            · {words.guests(guests)} · {words.nights(nights)} · <span className="stay-ref">{reference}</span>
          </span>
        </p>
        {moment === 'request' && <TimeLeft stay={stay} />}
      </div>
      {phone && (
        <a className="stay-row__call" href={telephoneLink(phone)} aria-label={words.board.call(name, phone)}>
          <bdi>{phone}</bdi>
        </a>
      )}
    </li>
  )
}
