import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { can } from '#common/permissions.ts'
import { mailtoLink, whatsappLinkTo } from '#platform/mail/mail-address.ts'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { Button } from '#ui/button.tsx'
import { useMessages } from '#ui/page/site.ts'
import type { StaffLeadDetail } from '../../leads/lead.public.ts'
import { replyMessages } from './messages.ts'
import type { ReplyField } from './missing-places.tsx'

type MailServer = 'asked' | 'there' | 'missing'

/** Without a mail server an answer would lie in the outbox while the lead counts as answered. */
export function useMailServer(): MailServer {
  const { data, isPending } = useQuery<{ isConfigured: boolean }>({ queryKey: ['/api/admin/outbox/state'] })
  if (isPending) return 'asked'
  // Not known is no reason to offer less: what cannot be sent at once waits, and the timeline says so.
  return data?.isConfigured === false ? 'missing' : 'there'
}

/** The first of their numbers that WhatsApp can reach. */
export function whatsappOf({ phone, contacts }: StaffLeadDetail): string | null {
  const numbers = [phone, ...contacts.filter(({ kind }) => kind === 'phone').map(({ value }) => value)]
  return numbers.map((number) => number && whatsappLinkTo(number)).find(Boolean) || null
}

export function NoMailServer() {
  const words = useMessages(replyMessages)
  // How a server is set up is nothing to those who cannot.
  const mayManage = can(useActor(), 'staff:manage')
  return (
    <div className="form-notice" role="status">
      <p>{mayManage ? words.noServer : words.noServerForOthers}</p>
    </div>
  )
}

interface Props {
  lead: StaffLeadDetail
  server: MailServer
  letter: Record<ReplyField, string>
  signature: string
  isSending: boolean
  /** Says what to mend when it cannot go out yet. */
  isComplete: (needed: readonly ReplyField[]) => boolean
  onWhatsapp: () => void
}

/** How an answer gets to somebody. The button sends the form it stands in. */
export function ReplyWays({ lead, server, letter, signature, isSending, isComplete, onWhatsapp }: Props) {
  const words = useMessages(replyMessages)
  const { email } = lead
  const whatsapp = whatsappOf(lead)
  const isByHand = email !== null && server === 'missing'
  const text = `${letter.body.trim()}\n\n${signature}`
  const notes = [
    email ? words.sendTo(email) : whatsapp ? words.noEmail : words.noWay,
    ...(email && !isByHand ? [words.sendKeys] : []),
    ...(isByHand ? [words.ownMailHint] : []),
    ...(email && !whatsapp ? [words.noWhatsapp] : []),
  ]
  const onlyWhen = (needed: readonly ReplyField[], act?: () => void) => (event: MouseEvent) => {
    if (isComplete(needed)) act?.()
    else event.preventDefault()
  }
  return (
    <>
      {isByHand && <NoMailServer />}
      <div className="reply__acts">
        {email && !isByHand && (
          <Button
            type="submit"
            isBusy={isSending || server === 'asked'}
            {...(isSending && { busyLabel: words.sending })}
          >
            {words.send}
          </Button>
        )}
        {isByHand && (
          <a
            className="btn"
            href={mailtoLink(email, { subject: letter.subject.trim(), body: text })}
            onClick={onlyWhen(['subject', 'body'])}
          >
            {words.ownMail}
          </a>
        )}
        {whatsapp && (
          <a
            className="btn btn--line"
            href={`${whatsapp}?text=${encodeURIComponent(text)}`}
            target="_blank"
            rel="noopener noreferrer"
            onClick={onlyWhen(['body'], onWhatsapp)}
          >
            {words.whatsapp}
            <span className="sr"> {words.whatsappNewTab}</span>
          </a>
        )}
        {notes.map((note) => (
          <p key={note} className="reply__note soft">
            {note}
          </p>
        ))}
      </div>
    </>
  )
}
