import { emailKey, phoneKey } from '#common/contact-keys.ts'
import { mailtoLink, telephoneLink, whatsappLinkTo } from '#platform/mail/mail-address.ts'
import { useMessages } from '#ui/page/site.ts'
import type { StaffLeadDetail } from '../../lead.public.ts'
import { leadPageMessages } from './messages.ts'

/** What they wrote from besides what stands first: the same address in capitals is not another one. */
function others({ email, phone, contacts }: StaffLeadDetail) {
  const shown = [email && emailKey(email), phone && phoneKey(phone)]
  return contacts.filter(({ value }) => !shown.includes(value))
}

function Way({ kind, value }: { kind: 'email' | 'phone'; value: string }) {
  return (
    <a className="enquiry__about" href={kind === 'email' ? mailtoLink(value) : telephoneLink(value)}>
      <bdi>{value}</bdi>
    </a>
  )
}

/** The ways to somebody, the quickest first; below, all that they are known by. */
export function ReachPart({ lead }: { lead: StaffLeadDetail }) {
  const { reach: words } = useMessages(leadPageMessages)
  const { email, phone } = lead
  const whatsapp = phone && whatsappLinkTo(phone)
  const more = others(lead)
  return (
    <section className="lead-part lead-reach" aria-label={words.title}>
      {(phone || email) && (
        <p className="lead-reach__ways">
          {phone && (
            <a className="btn btn--line" href={telephoneLink(phone)}>
              {words.call}
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
      <dl className="lead-facts">
        {email && (
          <div>
            <dt>{words.email}</dt>
            <dd>
              <Way kind="email" value={email} />
            </dd>
          </div>
        )}
        {phone && (
          <div>
            <dt>{words.phone}</dt>
            <dd>
              <Way kind="phone" value={phone} />
            </dd>
          </div>
        )}
        {more.length > 0 && (
          <div>
            <dt>{words.known}</dt>
            {more.map(({ kind, value }) => (
              <dd key={value}>
                <Way kind={kind} value={value} />
              </dd>
            ))}
          </div>
        )}
      </dl>
      {!email && !phone && more.length === 0 && <p className="soft">{words.none}</p>}
    </section>
  )
}
