import type { Locale } from '#common/locale.ts'
import { isPlainRequest } from '#features/mobility/hire/hire-rules.ts'
import { greetableName } from '#platform/mail/mail-address.ts'
import type { Letter, MailBlock } from '#platform/mail/mail-blocks.ts'
import { mailMoment } from '#platform/mail/mail-text.ts'
import { referenceOf } from '../reference.ts'
import { chosenAnswers } from './answer-facts.ts'
import type { Submission } from './find-submission.server.ts'
import { hireBlocks } from './hire-blocks.ts'
import { mailMessages } from './mail-messages.ts'

function receivedWhat({ kind, row }: Submission, locale: Locale): string {
  const { acknowledgement } = mailMessages[locale]
  if (kind === 'contact') return acknowledgement.received[row.type]
  return kind === 'booking' && isPlainRequest(row) ? acknowledgement.bookingRequest : acknowledgement[kind]
}

/** Only what was chosen from our own lists, and names of our own listings. */
function summaryBlocks({ kind, row }: Submission, locale: Locale): MailBlock[] {
  const { acknowledgement } = mailMessages[locale]
  if (kind === 'booking') return hireBlocks(row, locale)
  const facts = kind === 'inquiry' ? [{ label: acknowledgement.about, text: row.subject }] : chosenAnswers(row, locale)
  return facts.length > 0
    ? [
        { kind: 'heading', text: acknowledgement.summary },
        { kind: 'facts', facts },
      ]
    : []
}

function nextStep({ kind, row }: Submission, locale: Locale): string {
  const { acknowledgement } = mailMessages[locale]
  if (kind !== 'booking') return acknowledgement.next
  if (isPlainRequest(row)) return acknowledgement.nextRequest
  // Staff may have decided before the mail server came back.
  return row.held !== null && row.status === 'pending' ? acknowledgement.nextHeld : acknowledgement.next
}

/** Tells whoever wrote that it arrived, what we understood, and what happens next. */
export function acknowledgement(submission: Submission, locale: Locale): Letter {
  const { row } = submission
  const words = mailMessages[locale].acknowledgement
  const subject = receivedWhat(submission, locale)
  return {
    subject,
    preview: words.preview,
    lastLine: words.notYou,
    writtenBy: 'auto-replied',
    blocks: [
      { kind: 'title', text: subject },
      { kind: 'text', text: words.greeting(greetableName(row.name)) },
      { kind: 'text', text: words.thanks(mailMoment(row.createdAt, locale)) },
      { kind: 'text', text: words.reference(referenceOf({ kind: submission.kind, id: row.id })) },
      ...summaryBlocks(submission, locale),
      { kind: 'heading', text: words.nextTitle },
      { kind: 'text', text: nextStep(submission, locale) },
    ],
  }
}
