import { telephoneLink, whatsappLinkTo } from '#platform/mail/mail-address.ts'
import { useMessages } from '#ui/page/site.ts'
import type { StaffLead } from '../../lead.public.ts'
import { AnswerActs } from '../answer/answer-acts.tsx'
import { leadsMessages } from '../messages.ts'
import { leadPageMessages } from '../page/messages.ts'

/** The quickest ways to somebody, from their card: a call, WhatsApp, a letter. */
export function LeadWays({ lead: { id, name, phone } }: { lead: StaffLead }) {
  const { board: words } = useMessages(leadsMessages)
  const { reach } = useMessages(leadPageMessages)
  const whatsapp = phone && whatsappLinkTo(phone)
  return (
    <div className="lead-card__ways">
      {phone && (
        <a className="text-link" data-part="call" href={telephoneLink(phone)} aria-label={words.callOf(name)}>
          {reach.call}
        </a>
      )}
      {whatsapp && (
        <a
          className="text-link"
          data-part="whatsapp"
          href={whatsapp}
          target="_blank"
          rel="noreferrer"
          aria-label={`${words.whatsappOf(name)} ${reach.newTab}`}
        >
          {reach.whatsapp}
        </a>
      )}
      <AnswerActs leadId={id} name={name} isWaiting={false} />
    </div>
  )
}
