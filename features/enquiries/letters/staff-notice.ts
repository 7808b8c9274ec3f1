import { type Locale, withLocalePrefix } from '#common/locale.ts'
import { isPlainRequest } from '#features/mobility/hire/hire-rules.ts'
import { headerText, mailtoLink, telephoneLink, whatsappLinkTo } from '#platform/mail/mail-address.ts'
import type { Letter, MailBlock, MailFact, MailLink } from '#platform/mail/mail-blocks.ts'
import { mailMoment } from '#platform/mail/mail-text.ts'
import { referenceOf } from '../reference.ts'
import { allAnswers } from './answer-facts.ts'
import type { Submission } from './find-submission.server.ts'
import { hireBlocks, specialRequests } from './hire-blocks.ts'
import { mailMessages } from './mail-messages.ts'

interface Frame {
  /** The visitor's, so that staff can answer with the same words. */
  locale: Locale
  publicUrl: string
  /** Whose it is; null: nobody's any more. */
  leadId: number | null
}

const MAX_NAME_IN_SUBJECT = 60
const MAX_LISTING_IN_SUBJECT = 80

function requestOf({ kind, row }: Submission, locale: Locale): string {
  const { notice } = mailMessages[locale]
  if (kind === 'contact') return notice.requests[row.type]
  if (kind === 'inquiry')
    return (row.callbackAt ? notice.callback : notice.inquiry)(headerText(row.subject, MAX_LISTING_IN_SUBJECT))
  return isPlainRequest(row) ? notice.bookingRequest : notice.booking
}

/** What they want, in their answers. */
function answerBlocks({ kind, row }: Submission, frame: Frame): MailBlock[] {
  const { locale } = frame
  const { notice } = mailMessages[locale]
  if (kind === 'booking') return [...hireBlocks(row, locale), ...specialRequests(row, locale)]
  if (kind === 'inquiry') return []
  const facts = allAnswers(row, frame)
  return facts.length > 0
    ? [
        { kind: 'heading', text: notice.answers },
        { kind: 'facts', facts },
      ]
    : []
}

/** The listing a question is about, with its page if it has one. */
function listingFact({ kind, row }: Submission, { locale, publicUrl }: Frame): MailFact[] {
  if (kind !== 'inquiry') return []
  const page = row.propertyId === null ? null : withLocalePrefix(`/property/${row.propertyId}`, locale)
  return [{ label: mailMessages[locale].notice.about, text: row.subject, ...(page && { href: publicUrl + page }) }]
}

function personFacts({ kind, row }: Submission, locale: Locale): MailFact[] {
  const { id, name, email, phone, createdAt } = row
  const { notice } = mailMessages[locale]
  return [
    { label: notice.name, text: name },
    ...(email ? [{ label: notice.email, text: email, href: mailtoLink(email) }] : []),
    ...(phone ? [{ label: notice.phone, text: phone, href: telephoneLink(phone) }] : []),
    { label: notice.language, text: notice.languages[row.locale] },
    { label: notice.sent, text: mailMoment(createdAt, locale) },
    { label: notice.reference, text: referenceOf({ kind, id }) },
  ]
}

/** Where the staff area lists what has no lead. */
const TAB: Record<Submission['kind'], string> = { contact: 'contacts', inquiry: 'inquiries', booking: 'bookings' }

function ways({ kind, row: { email, phone } }: Submission, { locale, publicUrl, leadId }: Frame): MailLink[] {
  const { notice, reminder } = mailMessages[locale]
  const whatsapp = phone && whatsappLinkTo(phone)
  const staffArea = `${publicUrl}/admin/dashboard`
  return [
    ...(email ? [{ label: notice.answer, href: mailtoLink(email) }] : []),
    ...(phone ? [{ label: notice.call, href: telephoneLink(phone) }] : []),
    ...(whatsapp ? [{ label: notice.whatsapp, href: whatsapp }] : []),
    leadId === null
      ? { label: notice.staffArea, href: `${staffArea}/${TAB[kind]}` }
      : { label: reminder.open, href: `${staffArea}/leads/${leadId}` },
  ]
}

/** Tells staff what somebody sent, whole: they can answer without opening anything else. */
export function staffNotice(submission: Submission, frame: Frame): Letter {
  const { row } = submission
  const { locale } = frame
  const { notice } = mailMessages[locale]
  const request = requestOf(submission, locale)
  return {
    subject: notice.subject(request, headerText(row.name, MAX_NAME_IN_SUBJECT)),
    preview: notice.preview(mailMoment(row.createdAt, locale)),
    replyName: headerText(row.name),
    writtenBy: 'auto-generated',
    blocks: [
      { kind: 'title', text: request },
      { kind: 'facts', facts: [...personFacts(submission, locale), ...listingFact(submission, frame)] },
      ...(row.message
        ? ([
            { kind: 'heading', text: notice.message },
            { kind: 'words', text: row.message },
          ] as const)
        : []),
      ...answerBlocks(submission, frame),
      { kind: 'actions', links: ways(submission, frame) },
      { kind: 'text', text: notice.replyHint },
    ],
  }
}
