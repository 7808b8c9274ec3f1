import { formatClock, formatDay } from '#common/dates.ts'
import { inLocale } from '#common/locale.ts'
import { unbrokenDateTime } from '#platform/staff-kit/ui/dates-in-words.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { DeleteSubmission } from '../../desk/staff/delete-submission.tsx'
import { SpamMark } from '../../desk/staff/spam-mark.tsx'
import { inZone } from '../in-zone.ts'
import type { StaffViewing } from '../viewing.public.ts'
import { viewingWords } from '../viewing-words.ts'
import { viewingsMessages } from './messages.ts'
import { ViewingBadge } from './viewing-badge.tsx'
import { viewingPath } from './viewing-requests.ts'
import { ViewingWays } from './viewing-ways.tsx'

interface Props {
  viewing: StaffViewing
  /** On the page of its lead. */
  isPlain?: boolean
  /** Where it opens: over the list that it stands in, as that is filtered. */
  to?: string | { search: string }
}

/** One viewing in a list: when, who, which home, with whom; and the ways to them. */
export function ViewingRow({ viewing, isPlain = false, to = viewingPath(viewing.id) }: Props) {
  const words = useMessages(viewingsMessages)
  const { kinds } = useMessages(viewingWords)
  const { locale } = useSite()
  const { id, name, startsAt, endsAt, timeZone, kind, adviser, reference, suspicion, lead } = viewing
  const start = new Date(startsAt)
  const { own } = inZone(startsAt, timeZone, locale)
  const isKept = viewing.status === 'asked' && viewing.holdUntil !== null && Date.parse(viewing.holdUntil) > Date.now()
  return (
    <li className="stay-row viewing-row" data-viewing={id}>
      <p className="stay-row__when">
        <time dateTime={startsAt}>
          <b>{formatDay(start, locale, 'weekday')}</b> {formatClock(start, locale)}–
          {formatClock(new Date(endsAt), locale)}
        </time>
        {own && !own.isSameClock && (
          <span className="soft">
            {own.clock} {own.town}
          </span>
        )}
      </p>
      <div className="stay-row__who">
        <h3 dir="auto">
          <StaffLink to={to} preventScrollReset>
            {isPlain ? inLocale(locale, viewing.subject, viewing.subjectFr) : name}
          </StaffLink>
        </h3>
        {!isPlain && <p>{inLocale(locale, viewing.subject, viewing.subjectFr)}</p>}
        <p className="soft small">
          {[
            kind === 'video' ? kinds.video : null,
            adviser?.name ?? words.list.noAdviser,
            reference,
            viewing.awaitsVisitor && isKept ? words.list.awaits : null,
            isKept && viewing.holdUntil ? words.list.keptUntil(unbrokenDateTime(viewing.holdUntil, locale)) : null,
            viewing.interest && words.interests[viewing.interest],
          ]
            .filter(Boolean)
            .join(' ·\u00a0')}
        </p>
        {!isPlain && (
          <p className="viewing-row__ways">
            <ViewingWays viewing={viewing} look="text-link" />
          </p>
        )}
      </div>
      <p className="stay-row__state">
        <ViewingBadge viewing={viewing} />
      </p>
      <div className="stay-row__spam">
        <SpamMark kind="viewing" id={id} suspicion={suspicion} />
        {suspicion && <DeleteSubmission kind="viewing" item={{ id, name, suspicion, leadId: lead?.id ?? null }} />}
      </div>
    </li>
  )
}
