import { type MetaArgs, useLocation } from 'react-router'
import { describePage, siteOf } from '#app/seo.ts'
import { useMessages, useSite } from '#app/site.ts'
import { ToastProvider } from '#app/ui/toast.tsx'
import { phoneLink, whatsappLink } from '#features/company/company.ts'
import { formMessages } from '../forms/form-messages.ts'
import { contactAction } from './contact-action.server.ts'
import { ContactForm } from './contact-form.tsx'
import { enquiryMessages } from './messages.ts'

export const action = contactAction

export function meta({ matches }: MetaArgs) {
  const site = siteOf(matches)
  const { title, description } = enquiryMessages[site.locale]
  return describePage({ site, path: '/contact', title, description })
}

function OtherWays() {
  const messages = useMessages(enquiryMessages)
  const { company } = useSite()
  const quickActions = [
    { label: messages.whatsapp, href: whatsappLink(company), isOutside: true },
    { label: messages.call, href: phoneLink(company), isOutside: false },
    { label: messages.meeting, href: company.schedulerUrl, isOutside: true },
  ]
  return (
    <section aria-labelledby="other-ways" className="contact-ways">
      <h2 id="other-ways">{messages.details}</h2>
      <dl className="contact-details">
        <div>
          <dt>{messages.phone}</dt>
          <dd>
            <a href={phoneLink(company)}>{company.phone}</a>
          </dd>
        </div>
        <div>
          <dt>{messages.email}</dt>
          <dd>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </dd>
        </div>
      </dl>
      <p className="soft">{messages.place}</p>
      <a className="btn btn--line" href={company.schedulerUrl} target="_blank" rel="noreferrer">
        {messages.schedule} <span className="sr">{messages.newTab}</span>
      </a>
      <ul className="contact-quick">
        {quickActions.map(({ label, href, isOutside }) => (
          <li key={label}>
            <a className="thread" href={href} {...(isOutside && { target: '_blank', rel: 'noreferrer' })}>
              {label} {isOutside && <span className="sr">{messages.newTab}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

export default function ContactPage() {
  const messages = useMessages(enquiryMessages)
  const { toast } = useMessages(formMessages)
  const { key } = useLocation()
  return (
    <ToastProvider labels={toast}>
      <section className="wrap opening-section">
        <div className="opening">
          <h1>{messages.title}</h1>
          <p className="lead">{messages.lead}</p>
        </div>
      </section>
      <section className="wrap contact">
        <ContactForm key={key} />
        <OtherWays />
      </section>
    </ToastProvider>
  )
}
