import { useId } from 'react'
import { withLocalePrefix } from '#common/locale.ts'
import { mailtoLink, telephoneLink, whatsappLinkTo } from '#platform/mail/mail-address.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { tabPath } from '#platform/staff-kit/ui/tabs.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { useCopiedAddress } from '#ui/use-copied-address.ts'
import type { StaffStay } from '../../stay.public.ts'
import { stayPageMessages } from './messages.ts'

/** The guest's own page, to be handed on: in their language, not in that of whoever copies it. */
function GuestLink({ stay: { guestAddress, locale } }: { stay: StaffStay }) {
  const words = useMessages(stayPageMessages)
  const { publicUrl } = useSite()
  const address = publicUrl + withLocalePrefix(guestAddress, locale)
  const { field, outcome, copy } = useCopiedAddress(address)
  const id = useId()
  return (
    <div className="stay-link">
      <div className="field">
        <label htmlFor={id}>{words.guestPage}</label>
        <input id={id} aria-describedby={`${id}-hint`} {...field} />
        <p className="hint" id={`${id}-hint`}>
          {words.guestPageHint}
        </p>
      </div>
      <button type="button" className="btn btn--line btn--tight" onClick={copy}>
        {words.copy}
      </button>
      <p role="status" className="small">
        {outcome && words[outcome]}
      </p>
    </div>
  )
}

/** The ways to the guest, the timeline of all they ever sent, and their own page. */
export function GuestPart({ stay }: { stay: StaffStay }) {
  const words = useMessages(stayPageMessages)
  const { name, email, phone, lead } = stay
  const whatsapp = phone && whatsappLinkTo(phone)
  return (
    <section className="lead-part lead-reach" aria-labelledby="stay-guest">
      <h3 id="stay-guest">{words.guest}</h3>
      <p dir="auto">{name}</p>
      {(phone || email) && (
        <p className="lead-reach__ways">
          {phone && (
            <a className="btn btn--line" href={telephoneLink(phone)}>
              {words.call} <span className="sr">{phone}</span>
            </a>
          )}
          {whatsapp && (
            <a className="btn btn--line" href={whatsapp} target="_blank" rel="noreferrer">
              {words.whatsapp} <span className="sr">{words.newTab}</span>
            </a>
          )}
          {email && (
            <a className="btn btn--line" href={mailtoLink(email)}>
              {words.mail}
            </a>
          )}
        </p>
      )}
      <p className="soft">
        <bdi>{[email, phone].filter(Boolean).join(' ·\u00a0') || words.noWay}</bdi>
      </p>
      {lead && (
        <p>
          <StaffLink className="text-link" to={`${tabPath('leads')}/${lead.id}`}>
            {words.lead(lead.name)}
          </StaffLink>
        </p>
      )}
      <GuestLink stay={stay} />
    </section>
  )
}
