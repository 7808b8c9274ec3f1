import type { ReactNode } from 'react'
import { formatDateTime, formatDay } from '#common/dates.ts'
import { inLocale } from '#common/locale.ts'
import { ownEntry } from '#common/own-entry.ts'
import { isPlainRequest } from '#features/mobility/hire/hire-rules.ts'
import { reservationMessages } from '#features/mobility/hire/reservation-messages.ts'
import { unbrokenDateTime } from '#platform/staff-kit/ui/dates-in-words.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { tabPath } from '#platform/staff-kit/ui/tabs.ts'
import { Badge } from '#ui/badge.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { hireMessages } from '../../../desk/staff/hire-messages.ts'
import { submissionMessages } from '../../../desk/submission-messages.ts'
import { explainUnsent } from '../../../letters/message-kinds.ts'
import { outboxMessages } from '../../../outbox/staff/messages.ts'
import { paymentStaffMessages } from '../../../payments/staff/messages.ts'
import { stayWords } from '../../../stays/stay-words.ts'
import { taskMessages } from '../../../tasks/staff/messages.ts'
import { isWholeDay } from '../../../tasks/task-due.ts'
import { viewingWords } from '../../../viewings/viewing-words.ts'
import type { StaffActivity, StaffLeadDetail } from '../../lead.public.ts'
import { leadPageMessages } from './messages.ts'
import { SentHomes } from './sent-homes.tsx'
import { Submission } from './submission.tsx'

const LONG = 400
const TONE = { waiting: 'warning', sent: 'positive', failed: 'danger', dropped: 'neutral' } as const

interface Props {
  activity: StaffActivity
  lead: StaffLeadDetail
  isLatestSubmission: boolean
  maySeparate: boolean
}

/** What became of a task: planned for a day, done, wanted again, taken away. */
function useTaskNews(): (activity: StaffActivity) => string {
  const { timeline: words, kinds } = useMessages(taskMessages)
  const { locale } = useSite()
  return ({ subject, description, nextAction, scheduledDate: at }) => {
    const what = nextAction || (ownEntry<string>(kinds, description ?? '') ?? '')
    if (subject === 'planned') {
      if (!at) return words.plannedSomeday
      return words.planned(isWholeDay(at) ? formatDay(new Date(at), locale) : formatDateTime(at, locale))
    }
    return subject === 'reopened' || subject === 'deleted' ? words[subject](what) : words.done(what)
  }
}

/** What an entry is, in one line. */
function useTitle(): (activity: StaffActivity) => string {
  const {
    timeline: words,
    head: { statuses },
    details: { sources },
  } = useMessages(leadPageMessages)
  const { contacts, inquiries, bookings } = useMessages(submissionMessages)
  const { changed } = useMessages(hireMessages)
  const { vehicleCategory: categories } = useMessages(reservationMessages).choices
  const { news } = useMessages(stayWords)
  const { news: viewingNews } = useMessages(viewingWords)
  const { timeline: payments } = useMessages(paymentStaffMessages)
  const { locale } = useSite()
  const sayTask = useTaskNews()
  return (activity) => {
    const { type, subject, contact, inquiry, booking, stay, viewing, scheduledDate, by } = activity
    switch (type) {
      case 'submission':
        if (contact) return words.contact(contacts.types[contact.type])
        if (inquiry?.callbackAt) return words.callback(inquiry.inquiryType === 'general' ? null : inquiry.subject)
        if (inquiry) return words.inquiry(inquiry.subject)
        if (booking?.vehicleName) return (by ? words.bookingWritten : words.booking)(booking.vehicleName)
        if (stay) return words.stay(inLocale(locale, stay.homeTitle, stay.homeTitleFr))
        if (viewing)
          return (by ? words.viewingWritten : words.viewing)(inLocale(locale, viewing.subject, viewing.subjectFr))
        if (booking) return words.carRequest(ownEntry(categories, String(booking.bookingData.vehicleCategory)) ?? '')
        return words.sent
      case 'email':
        return words.email(subject)
      case 'task':
        return sayTask(activity)
      case 'follow-up':
        return words.followUp(scheduledDate ? formatDateTime(scheduledDate, locale) : '')
      case 'status':
        return words.status(ownEntry(statuses, subject) ?? subject)
      case 'assigned':
        if (!subject) return words.unassigned
        return (by ? words.assigned : words.assignedByRule)(subject)
      case 'answered':
        return words.answered
      case 'enquiry-status':
        return words.enquiryStatus(ownEntry(inquiries.statuses, subject) ?? subject)
      case 'booking-status':
        return (booking && isPlainRequest(booking) ? words.requestStatus : words.bookingStatus)(
          ownEntry<string>({ ...bookings.statuses, ...bookings.holdEnds, changed }, subject) ?? subject,
        )
      case 'stay-status':
        return words.stayStatus(ownEntry<string>(news, subject) ?? subject)
      case 'viewing-status':
        return words.viewingStatus(ownEntry<string>(viewingNews, subject) ?? subject)
      case 'payment':
        return ownEntry<string>(payments, subject) ?? subject
      case 'merged':
        return words.merged(subject)
      case 'separated':
        return words.separated(subject)
      case 'created':
        return words.created(ownEntry(sources, subject) ?? subject)
      default:
        return words.kinds[type]
    }
  }
}

function Said({ label, text }: { label: string; text: string | null }) {
  if (!text) return null
  return (
    <p className="timeline__said">
      <span className="soft">{label}</span> <span dir="auto">{text}</span>
    </p>
  )
}

/** Folded where it would push the rest out of sight. */
function Text({ text, label }: { text: string | null; label: string }) {
  if (!text) return null
  const whole = (
    <p className="timeline__text" dir="auto">
      {text}
    </p>
  )
  if (text.length <= LONG) return whole
  return (
    <>
      <p className="timeline__text timeline__glimpse" dir="auto">
        {text}
      </p>
      <details className="timeline__fold">
        <summary>{label}</summary>
        {whole}
      </details>
    </>
  )
}

/** What we wrote, and what became of it: an answer that did not arrive is none. */
function Mail({ activity: { description, delivery }, lead }: Pick<Props, 'activity' | 'lead'>) {
  const { timeline: words } = useMessages(leadPageMessages)
  const { reasons } = useMessages(outboxMessages)
  const isIn = delivery?.state === 'sent'
  return (
    <>
      <Text text={description} label={words.wholeMail} />
      {delivery && (
        <p className="timeline__delivery">
          <Badge tone={TONE[delivery.state]}>{words.deliveries[delivery.state]}</Badge>
          {!isIn && (
            <StaffLink
              className="text-link"
              to={`${tabPath('outbox')}?${new URLSearchParams(lead.email ? { search: lead.email } : {})}`}
            >
              {words.outbox}
            </StaffLink>
          )}
        </p>
      )}
      {delivery?.lastError && !isIn && <p className="timeline__said">{reasons[explainUnsent(delivery.lastError)]}</p>}
    </>
  )
}

function FollowUpEntry({ activity: { nextAction, outcome, completedDate } }: { activity: StaffActivity }) {
  const { timeline: words } = useMessages(leadPageMessages)
  const { locale } = useSite()
  return (
    <>
      <Said label={words.followUpFor} text={nextAction} />
      {completedDate && <p className="soft">{words.followUpClosed(formatDateTime(completedDate, locale))}</p>}
      <Said label={words.outcome} text={outcome} />
    </>
  )
}

function Body({ activity, lead, isLatestSubmission, maySeparate }: Props): ReactNode {
  const { timeline: words } = useMessages(leadPageMessages)
  const { kinds } = useMessages(taskMessages)
  const { type, description, outcome } = activity
  if (type === 'submission')
    return <Submission activity={activity} lead={lead} isOpen={isLatestSubmission} maySeparate={maySeparate} />
  if (type === 'email') return <Mail activity={activity} lead={lead} />
  if (type === 'follow-up') return <FollowUpEntry activity={activity} />
  if (type === 'task') {
    const what = activity.nextAction || ownEntry<string>(kinds, description ?? '')
    if (activity.subject === 'planned') return <Said label={words.followUpFor} text={what ?? null} />
    return activity.subject === 'done' && <Said label={words.outcome} text={outcome} />
  }
  return (
    <>
      <Text text={description} label={words.wholeText} />
      <Said label={words.outcome} text={outcome} />
    </>
  )
}

/** Who had a part in it: what a visitor sent is marked in gold, what staff did in ink, what the house noted only outlined. */
function sideOf({ type }: StaffActivity): 'theirs' | 'ours' | 'noted' {
  if (type === 'submission') return 'theirs'
  return ['note', 'call', 'meeting', 'visit', 'whatsapp', 'email', 'answered'].includes(type) ? 'ours' : 'noted'
}

export function TimelineEntry(props: Props) {
  const { activity } = props
  const { timeline: words } = useMessages(leadPageMessages)
  const { locale } = useSite()
  const title = useTitle()
  return (
    <li className="timeline__entry" data-side={sideOf(activity)}>
      <h4 dir="auto">{title(activity)}</h4>
      <p className="timeline__when">
        <time dateTime={activity.createdAt}>{unbrokenDateTime(activity.createdAt, locale)}</time>
        {activity.by && <span>{words.by(activity.by.name)}</span>}
      </p>
      <Body {...props} />
      <SentHomes homes={activity.homes} />
    </li>
  )
}
