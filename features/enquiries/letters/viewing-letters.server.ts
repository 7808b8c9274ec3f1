import { todayInDakar } from '#common/dakar-time.ts'
import { formatClock } from '#common/dates.ts'
import { type Locale, withLocalePrefix } from '#common/locale.ts'
import type { Database } from '#db/client.server.ts'
import { greetableName, headerText, mailtoLink, telephoneLink, whatsappLinkTo } from '#platform/mail/mail-address.ts'
import type { Letter, MailBlock, MailFact } from '#platform/mail/mail-blocks.ts'
import { mailMoment } from '#platform/mail/mail-text.ts'
import { countEarlierAcknowledgements } from '#platform/mail/outbox.repository.server.ts'
import { findLastViewingWord } from '../leads/activity.repository.server.ts'
import { findLeadOf } from '../leads/lead-of.server.ts'
import { findStaffMember } from '../leads/staff-member.repository.server.ts'
import { findViewing } from '../viewings/viewing.repository.server.ts'
import type { ViewingRow } from '../viewings/viewing.table.server.ts'
import { viewingCalendar } from '../viewings/viewing-calendar.ts'
import { viewingFacts } from '../viewings/viewing-facts.ts'
import { isOwnNews, STATUS_OF_NEWS } from '../viewings/viewing-news.ts'
import { viewingReference } from '../viewings/viewing-reference.ts'
import { viewingWords } from '../viewings/viewing-words.ts'
import { letterPath, visitorPath } from '../viewings/visitor-path.server.ts'
import type { DeskFrame } from './compose-mail.ts'
import { mailMessages } from './mail-messages.ts'
import { DROP, type Made } from './message-kinds.ts'
import { viewingLetterMessages } from './viewing-letter-messages.ts'

/** Nobody may use our forms to fill a stranger's letter box. */
const ACKNOWLEDGEMENTS_PER_HOUR = 5
/** Later than this "we have your booking" only puzzles. */
const ACKNOWLEDGEMENT_AGE_MS = 7 * 86_400_000

const addDay = (day: string) => new Date(Date.parse(`${day}T00:00Z`) + 86_400_000).toISOString().slice(0, 10)

async function viewingOf(db: Database, { outbox: { payload } }: DeskFrame): Promise<ViewingRow | null> {
  return 'viewingId' in payload ? ((await findViewing(db, payload.viewingId)) ?? null) : null
}

const isPast = ({ endsAt }: ViewingRow) => endsAt.getTime() < Date.now()

async function visitorLink(db: Database, viewing: ViewingRow, { settings: { publicUrl }, outbox }: DeskFrame) {
  const path = await (viewing.awaitsVisitor ? letterPath : visitorPath)(db, viewing.id)
  return publicUrl + withLocalePrefix(path, outbox.locale)
}

interface Told {
  subject: string
  texts: (string | null)[]
  /** What their page is called in the button. */
  link: string
  next: string | null
}

/** Where to meet, or the link, of a viewing to come that has none yet. */
function stillToTell({ status, kind, place, videoUrl }: ViewingRow, locale: Locale): MailFact[] {
  const words = viewingWords[locale]
  if (status !== 'asked' && status !== 'confirmed') return []
  if (kind === 'video') return videoUrl ? [] : [{ label: words.video, text: words.videoLater }]
  return place ? [] : [{ label: words.place, text: words.placeLater }]
}

/** What every letter to a visitor has: what, when on both clocks, with whom, the way to their page, and the calendar file. */
async function visitorLetter(db: Database, viewing: ViewingRow, frame: DeskFrame, told: Told): Promise<Letter> {
  const { locale } = frame.outbox
  const common = mailMessages[locale].acknowledgement
  const adviser = viewing.adviserId === null ? undefined : await findStaffMember(db, viewing.adviserId)
  const words = viewingLetterMessages[locale]
  const facts = viewingFacts(viewing, { locale, adviser: adviser?.nameForVisitors ?? null })
  const phone = adviser?.phone && viewing.status === 'confirmed' ? adviser.phone : null
  const blocks: MailBlock[] = [
    { kind: 'title', text: told.subject },
    { kind: 'text', text: common.greeting(greetableName(viewing.name)) },
    ...told.texts.flatMap((text) => (text ? [{ kind: 'text' as const, text }] : [])),
    {
      kind: 'facts',
      facts: [
        ...facts,
        ...stillToTell(viewing, locale),
        ...(phone ? [{ label: mailMessages[locale].notice.phone, text: phone, href: telephoneLink(phone) }] : []),
        ...(viewing.reason ? [{ label: viewingWords[locale].reason, text: viewing.reason }] : []),
      ],
    },
    {
      kind: 'actions',
      links: [
        { label: told.link, href: await visitorLink(db, viewing, frame) },
        ...(viewing.propertyId === null
          ? []
          : [
              {
                label: words.listing,
                href: frame.settings.publicUrl + withLocalePrefix(`/property/${viewing.propertyId}`, locale),
              },
            ]),
      ],
    },
    { kind: 'text', text: common.reference(viewingReference(viewing.id)) },
    ...(told.next
      ? [
          { kind: 'heading' as const, text: common.nextTitle },
          { kind: 'text' as const, text: told.next },
        ]
      : []),
  ]
  return { subject: told.subject, preview: told.texts.find(Boolean) ?? '', writtenBy: 'auto-generated', blocks }
}

/** Tells whoever booked until when the time is theirs; or asks them to say so on their page first. */
export async function viewingAcknowledgement(db: Database, frame: DeskFrame): Promise<Made<Letter>> {
  const { outbox } = frame
  const { locale, payload } = outbox
  const viewing = await viewingOf(db, frame)
  if (!viewing) return { drop: DROP.deleted }
  if (viewing.status !== 'asked' || (payload.isLink && !viewing.awaitsVisitor)) return { drop: DROP.movedOn }
  if (isPast(viewing)) return { drop: DROP.viewingPassed }
  if (!payload.isSentAgain) {
    if (Date.now() - outbox.createdAt.getTime() > ACKNOWLEDGEMENT_AGE_MS) return { drop: DROP.late }
    if ((await countEarlierAcknowledgements(db, outbox)) >= ACKNOWLEDGEMENTS_PER_HOUR) return { drop: DROP.tooMany }
  }
  const words = viewingLetterMessages[locale]
  const common = mailMessages[locale].acknowledgement
  const until = viewing.holdUntil ? mailMoment(viewing.holdUntil, locale) : ''
  const { awaitsVisitor } = viewing
  const letter = await visitorLetter(db, viewing, frame, {
    subject: awaitsVisitor ? words.byLink.subject : words.received,
    texts: [awaitsVisitor ? words.byLink.text(until) : until ? words.kept(until) : words.notKept],
    link: awaitsVisitor ? words.byLink.act : words.open,
    next: null,
  })
  return {
    made: {
      ...letter,
      preview: common.preview,
      lastLine: common.notYou,
      writtenBy: 'auto-replied',
      calendar: viewingCalendar(viewing),
    },
  }
}

async function visitorNews(db: Database, viewing: ViewingRow, frame: DeskFrame): Promise<Made<Letter>> {
  const { payload, locale } = frame.outbox
  if (!('viewingNews' in payload) || isOwnNews(payload.viewingNews)) return { drop: DROP.deleted }
  // Confirmed and cancelled before either was sent: the last word is the one to say.
  if (!STATUS_OF_NEWS[payload.viewingNews].includes(viewing.status)) return { drop: DROP.movedOn }
  // Moved again: the letter of that move says so.
  if (payload.startsAt && payload.startsAt !== viewing.startsAt.toISOString()) return { drop: DROP.movedOn }
  if (isPast(viewing) && !payload.isSentAgain) return { drop: DROP.viewingPassed }
  const words = viewingLetterMessages[locale]
  const { subject, text, next } = words.news[payload.viewingNews]
  const link = viewing.status === 'cancelled' ? words.openAgain : words.open
  const letter = await visitorLetter(db, viewing, frame, { subject, texts: [text], link, next })
  return { made: { ...letter, calendar: viewingCalendar(viewing) } }
}

/** The day before: once for each start, and not of one that was moved or called off since. */
export async function viewingReminder(db: Database, frame: DeskFrame): Promise<Made<Letter>> {
  const { payload, locale } = frame.outbox
  const viewing = await viewingOf(db, frame)
  if (!viewing || !('startsAt' in payload)) return { drop: DROP.deleted }
  if (viewing.status !== 'confirmed' || viewing.startsAt.toISOString() !== payload.startsAt)
    return { drop: DROP.movedOn }
  if (viewing.startsAt.getTime() < Date.now()) return { drop: DROP.viewingPassed }
  const words = viewingLetterMessages[locale]
  const { reminder } = words
  const clock = formatClock(viewing.startsAt, locale)
  const isTomorrow = viewing.startsAt.toISOString().startsWith(addDay(todayInDakar()))
  const subject = (isTomorrow ? reminder.subject : reminder.subjectSoon)(clock)
  const letter = await visitorLetter(db, viewing, frame, {
    subject,
    texts: [reminder.text],
    link: words.open,
    next: reminder.next,
  })
  return { made: { ...letter, calendar: viewingCalendar(viewing) } }
}

/** What somebody booked, or did on their page, whole: staff can answer without opening anything else. */
export async function viewingNotice(db: Database, frame: DeskFrame): Promise<Made<Letter>> {
  const { payload, locale } = frame.outbox
  const viewing = await viewingOf(db, frame)
  if (!viewing) return { drop: DROP.deleted }
  const { notice } = mailMessages[locale]
  const words = viewingLetterMessages[locale]
  const news = 'viewingNews' in payload && isOwnNews(payload.viewingNews) ? payload.viewingNews : null
  const what = news ? words.ownNews[news] : words.request
  const said = news ? await findLastViewingWord(db, viewing.id, news) : null
  const { name, email, phone } = viewing
  const whatsapp = phone && whatsappLinkTo(phone)
  const staffArea = `${frame.settings.publicUrl}/admin/dashboard`
  const leadId = await findLeadOf(db, 'viewing', viewing.id)
  const adviser = viewing.adviserId === null ? undefined : await findStaffMember(db, viewing.adviserId)
  return {
    made: {
      subject: notice.subject(what, headerText(name)),
      preview: notice.preview(mailMoment(viewing.createdAt, locale)),
      replyName: headerText(name),
      writtenBy: 'auto-generated',
      blocks: [
        { kind: 'title', text: what },
        { kind: 'facts', facts: viewingFacts(viewing, { locale, adviser: adviser?.name ?? null }) },
        {
          kind: 'facts',
          facts: [
            { label: notice.name, text: name },
            ...(email ? [{ label: notice.email, text: email, href: mailtoLink(email) }] : []),
            ...(phone ? [{ label: notice.phone, text: phone, href: telephoneLink(phone) }] : []),
            { label: notice.language, text: notice.languages[viewing.locale] },
            { label: notice.reference, text: viewingReference(viewing.id) },
            ...(viewing.holdUntil ? [{ label: words.heldUntil, text: mailMoment(viewing.holdUntil, locale) }] : []),
            ...(said ? [{ label: words.theirReason, text: said }] : []),
          ],
        },
        ...(viewing.message && !news
          ? ([
              { kind: 'heading', text: notice.message },
              { kind: 'words', text: viewing.message },
            ] as const)
          : []),
        {
          kind: 'actions',
          links: [
            { label: words.openViewing, href: `${staffArea}/viewings?edit=${viewing.id}` },
            ...(leadId === undefined ? [] : [{ label: words.openLead, href: `${staffArea}/leads/${leadId}` }]),
            ...(email ? [{ label: notice.answer, href: mailtoLink(email) }] : []),
            ...(phone ? [{ label: notice.call, href: telephoneLink(phone) }] : []),
            ...(whatsapp ? [{ label: notice.whatsapp, href: whatsapp }] : []),
          ],
        },
        { kind: 'text', text: notice.replyHint },
      ],
    },
  }
}

/** News of a viewing: to the visitor what was decided, to us what the visitor did. */
export async function viewingNews(db: Database, frame: DeskFrame): Promise<Made<Letter>> {
  const viewing = await viewingOf(db, frame)
  if (!viewing) return { drop: DROP.deleted }
  return frame.outbox.recipient === null ? viewingNotice(db, frame) : visitorNews(db, viewing, frame)
}
