import { todayInDakar } from '#common/dakar-time.ts'
import { type Locale, withLocalePrefix } from '#common/locale.ts'
import { formatMoney } from '#common/money.ts'
import type { Database } from '#db/client.server.ts'
import { shareOf } from '#features/nest/stays/quote-stay.ts'
import type { StayRow } from '#features/nest/stays/stay.table.server.ts'
import { HOLDING_STATUSES } from '#features/nest/stays/stay-rules.ts'
import { greetableName, headerText, mailtoLink, telephoneLink, whatsappLinkTo } from '#platform/mail/mail-address.ts'
import type { Letter, MailBlock } from '#platform/mail/mail-blocks.ts'
import { mailMoment } from '#platform/mail/mail-text.ts'
import { countEarlierAcknowledgements } from '#platform/mail/outbox.repository.server.ts'
import { findLeadOf } from '../leads/lead-of.server.ts'
import { guestPath, letterPath } from '../stays/guest-path.server.ts'
import { findStay } from '../stays/stay.repository.server.ts'
import { stayCalendar } from '../stays/stay-calendar.ts'
import { cancellationLines, stayFacts, stayLedger } from '../stays/stay-facts.ts'
import { isOwnNews, STATUS_OF_NEWS } from '../stays/stay-news.ts'
import { stayReference } from '../stays/stay-reference.ts'
import { stayWords } from '../stays/stay-words.ts'
import type { DeskFrame } from './compose-mail.ts'
import { mailMessages } from './mail-messages.ts'
import { DROP, type Made } from './message-kinds.ts'
import { stayLetterMessages } from './stay-letter-messages.ts'

/** Nobody may use our forms to fill a stranger's letter box. */
const ACKNOWLEDGEMENTS_PER_HOUR = 5
/** Later than this "we have your request" only puzzles. */
const ACKNOWLEDGEMENT_AGE_MS = 7 * 86_400_000

async function stayOf(db: Database, { outbox: { payload } }: DeskFrame): Promise<StayRow | null> {
  return 'stayId' in payload ? ((await findStay(db, payload.stayId)) ?? null) : null
}

/** As it stands now, or as we offer it: home, days, guests, every line of the price, and what cancelling costs. */
function stayBlocks(stay: StayRow, locale: Locale): MailBlock[] {
  const words = stayWords[locale]
  const { proposal } = stay
  const shown = proposal ? { ...stay, ...proposal } : stay
  const { title, lines, total, deposit } = stayLedger(shown.quote, locale)
  return [
    { kind: 'facts', facts: stayFacts(shown, locale) },
    { kind: 'heading', text: title },
    { kind: 'ledger', lines, total },
    ...(deposit ? [{ kind: 'facts' as const, facts: [{ label: deposit.label, text: deposit.amount }] }] : []),
    // Of a stay that is off they would contradict what the letter says is due.
    ...(HOLDING_STATUSES.some((status) => status === stay.status)
      ? [
          { kind: 'heading' as const, text: words.terms },
          ...cancellationLines(shown, locale).map((text) => ({ kind: 'text' as const, text })),
        ]
      : []),
  ]
}

async function guestLink(db: Database, stay: StayRow, { settings: { publicUrl }, outbox: { locale } }: DeskFrame) {
  const path = await (stay.awaitsVisitor ? letterPath : guestPath)(db, stay.id)
  return publicUrl + withLocalePrefix(path, locale)
}

/** Tells whoever asked that it arrived and until when the nights are theirs; or asks them to say so on their page first. */
export async function stayAcknowledgement(db: Database, frame: DeskFrame): Promise<Made<Letter>> {
  const { outbox } = frame
  const { locale, payload } = outbox
  const stay = await stayOf(db, frame)
  if (!stay) return { drop: DROP.deleted }
  if (stay.status !== 'pending' || (payload.isLink && !stay.awaitsVisitor)) return { drop: DROP.movedOn }
  if (stay.arrival < todayInDakar()) return { drop: DROP.stayPassed }
  if (!payload.isSentAgain) {
    if (Date.now() - outbox.createdAt.getTime() > ACKNOWLEDGEMENT_AGE_MS) return { drop: DROP.late }
    if ((await countEarlierAcknowledgements(db, outbox)) >= ACKNOWLEDGEMENTS_PER_HOUR) return { drop: DROP.tooMany }
  }
  const words = stayLetterMessages[locale]
  const common = mailMessages[locale].acknowledgement
  const until = stay.holdUntil ? mailMoment(stay.holdUntil, locale) : ''
  const subject = stay.awaitsVisitor ? words.byLink.subject : words.received
  return {
    made: {
      subject,
      preview: common.preview,
      lastLine: common.notYou,
      writtenBy: 'auto-replied',
      blocks: [
        { kind: 'title', text: subject },
        { kind: 'text', text: common.greeting(greetableName(stay.name)) },
        {
          kind: 'text',
          text: stay.awaitsVisitor ? words.byLink.text(until) : until ? words.kept(until) : words.notKept,
        },
        {
          kind: 'actions',
          links: [
            { label: stay.awaitsVisitor ? words.byLink.act : words.open, href: await guestLink(db, stay, frame) },
          ],
        },
        { kind: 'text', text: common.reference(stayReference(stay.id)) },
        ...stayBlocks(stay, locale),
      ],
      calendar: stayCalendar(stay),
    },
  }
}

async function guestNews(db: Database, stay: StayRow, frame: DeskFrame): Promise<Made<Letter>> {
  const { payload, locale } = frame.outbox
  if (!('stayNews' in payload) || isOwnNews(payload.stayNews)) return { drop: DROP.deleted }
  // Confirmed and cancelled before either was sent: the last word is the one to say.
  if (!STATUS_OF_NEWS[payload.stayNews].includes(stay.status)) return { drop: DROP.movedOn }
  if ((stay.proposal ?? stay).departure < todayInDakar() && !payload.isSentAgain) return { drop: DROP.stayPassed }
  const letter = stayLetterMessages[locale]
  const { subject, text, next } = letter.news[payload.stayNews]
  const common = mailMessages[locale].acknowledgement
  const said = stay.proposal ? stay.proposal.note : stay.reason
  const label = stay.proposal ? stayWords[locale].note : stayWords[locale].reason
  const percent = stay.keptPercent ?? 0
  const isAsAsked = payload.stayNews === 'cancelled-as-asked'
  const due = isAsAsked && letter.due(percent, formatMoney(shareOf(stay.quote.total, percent), 'XOF'))
  return {
    made: {
      subject,
      preview: text,
      writtenBy: 'auto-generated',
      blocks: [
        { kind: 'title', text: subject },
        { kind: 'text', text: common.greeting(greetableName(stay.name)) },
        { kind: 'text', text },
        ...(due ? [{ kind: 'text' as const, text: due }] : []),
        ...(said ? [{ kind: 'facts' as const, facts: [{ label, text: said }] }] : []),
        { kind: 'actions', links: [{ label: letter.open, href: await guestLink(db, stay, frame) }] },
        { kind: 'text', text: common.reference(stayReference(stay.id)) },
        ...stayBlocks(stay, locale),
        { kind: 'heading', text: common.nextTitle },
        { kind: 'text', text: next },
      ],
      calendar: stayCalendar(stay),
    },
  }
}

/** What somebody asked for, or did on their page, whole: staff can answer without opening anything else. */
export async function stayNotice(db: Database, frame: DeskFrame): Promise<Made<Letter>> {
  const { payload, locale } = frame.outbox
  const stay = await stayOf(db, frame)
  if (!stay) return { drop: DROP.deleted }
  const { notice } = mailMessages[locale]
  const words = stayLetterMessages[locale]
  const what = 'stayNews' in payload && isOwnNews(payload.stayNews) ? words.ownNews[payload.stayNews] : words.request
  const { name, email, phone } = stay
  const whatsapp = phone && whatsappLinkTo(phone)
  const staffArea = `${frame.settings.publicUrl}/admin/dashboard`
  const leadId = await findLeadOf(db, 'stay', stay.id)
  return {
    made: {
      subject: notice.subject(what, headerText(name)),
      preview: notice.preview(mailMoment(stay.createdAt, locale)),
      replyName: headerText(name),
      writtenBy: 'auto-generated',
      blocks: [
        { kind: 'title', text: what },
        {
          kind: 'facts',
          facts: [
            { label: notice.name, text: name },
            ...(email ? [{ label: notice.email, text: email, href: mailtoLink(email) }] : []),
            ...(phone ? [{ label: notice.phone, text: phone, href: telephoneLink(phone) }] : []),
            { label: notice.language, text: notice.languages[stay.locale] },
            { label: notice.reference, text: stayReference(stay.id) },
            ...(stay.holdUntil ? [{ label: words.heldUntil, text: mailMoment(stay.holdUntil, locale) }] : []),
          ],
        },
        ...(stay.message
          ? ([
              { kind: 'heading', text: notice.message },
              { kind: 'words', text: stay.message },
            ] as const)
          : []),
        ...stayBlocks(stay, locale),
        {
          kind: 'actions',
          links: [
            { label: words.openStay, href: `${staffArea}/stays/${stay.id}` },
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

/** News of a stay: to the guest what we decided, to us what the guest did. */
export async function stayNews(db: Database, frame: DeskFrame): Promise<Made<Letter>> {
  const stay = await stayOf(db, frame)
  if (!stay) return { drop: DROP.deleted }
  return frame.outbox.recipient === null ? stayNotice(db, frame) : guestNews(db, stay, frame)
}
