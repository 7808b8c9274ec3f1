import { type ActionFunctionArgs, type MetaArgs, useLocation } from 'react-router'
import { describePage, siteOf } from '#app/seo.ts'
import { useMessages, useSite } from '#app/site.ts'
import { ToastProvider } from '#app/ui/toast.tsx'
import { phoneLink, whatsappLink } from '#features/company/company.ts'
import { contactFormSchema, contactSubmissionSchema } from '../contact.schema.ts'
import { SENT, toContactSubmission } from '../contact-form.ts'
import { formMessages } from '../form-messages.ts'
import { enquiryMessages } from '../messages.ts'
import { answerPlainPost } from '../plain-post.server.ts'
import { submitContact } from '../submit-contact.server.ts'
import { ContactForm } from '../ui/contact-form.tsx'

/** The form's way without JavaScript; with it, the browser calls POST /api/contact. Both end in the same use case. */
export function action(request: ActionFunctionArgs) {
  return answerPlainPost(request, {
    form: 'contact',
    schema: contactFormSchema,
    store: (visitor, { submission: values, ...rest }) =>
      submitContact(visitor, { ...rest, submission: contactSubmissionSchema.parse(toContactSubmission(values)) }),
    done: `?${SENT}=1`,
  })
}

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
