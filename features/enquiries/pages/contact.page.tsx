import {
  type ActionFunctionArgs,
  data,
  type MetaArgs,
  redirect,
  useActionData,
  useLocation,
  useSearchParams,
} from 'react-router'
import { pageContext } from '#app/page-context.server.ts'
import { describePage, siteOf } from '#app/seo.ts'
import { useMessages, useSite } from '#app/site.ts'
import { ToastProvider } from '#app/ui/toast.tsx'
import { fieldProblems, validationMessage } from '#common/validation.ts'
import { phoneLink, whatsappLink } from '#features/company/company.ts'
import { contactFormSchema, contactSubmissionSchema } from '../contact.schema.ts'
import { toContactSubmission } from '../contact-form.ts'
import { enquiryMessages } from '../messages.ts'
import { submitContact } from '../submit-contact.server.ts'
import { type ContactAnswer, ContactForm } from '../ui/contact-form.tsx'

/** Set in the address after a post without JavaScript went through. */
const SENT = 'sent'

/** The form's way without JavaScript; with it, the browser calls POST /api/contact. Both end in the same use case. */
export async function action({ request, context, url }: ActionFunctionArgs) {
  const { context: visitor, locale } = context.get(pageContext)
  const values = Object.fromEntries(await request.formData()) as Record<string, string>
  const parsed = contactFormSchema.safeParse(values)
  if (!parsed.success) {
    const problems = Object.fromEntries(
      Object.entries(fieldProblems(parsed.error)).map(([field, key]) => [field, validationMessage(key, locale)]),
    )
    return data<ContactAnswer>({ problems, values }, { status: 400 })
  }
  const submission = contactSubmissionSchema.parse(toContactSubmission(parsed.data))
  await submitContact(visitor, { submission, locale, idempotencyKey: undefined })
  return redirect(`${url.pathname}?${SENT}=1`, 303)
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
  const answer = useActionData<ContactAnswer>()
  const [params] = useSearchParams()
  const { key } = useLocation()
  return (
    <ToastProvider labels={messages.toast}>
      <section className="wrap opening-section">
        <div className="opening">
          <h1>{messages.title}</h1>
          <p className="lead">{messages.lead}</p>
        </div>
      </section>
      <section className="wrap contact">
        <div>
          {params.has(SENT) && (
            <p role="status" className="contact-sent">
              <b>{messages.toast.sentTitle}</b> {messages.toast.sentText}
            </p>
          )}
          <ContactForm key={key} answer={answer} />
        </div>
        <OtherWays />
      </section>
    </ToastProvider>
  )
}
