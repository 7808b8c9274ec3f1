import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useLocation } from 'react-router'
import { pageContext } from '#app/page-context.server.ts'
import { describePage, siteOf } from '#app/seo.ts'
import { useMessages, useSite } from '#app/site.ts'
import { ToastProvider } from '#app/ui/toast.tsx'
import { phoneLink } from '#features/company/company.ts'
import { formMessages } from '../forms/form-messages.ts'
import { contactAction } from './contact-action.server.ts'
import { ContactForm } from './contact-form.tsx'
import { ContactWhere } from './contact-where.tsx'
import { findContactListing } from './find-contact-listing.server.ts'
import { enquiryMessages } from './messages.ts'
import { QuickActions } from './quick-actions.tsx'

export const action = contactAction

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { context: visitor, locale } = context.get(pageContext)
  return { listing: await findContactListing(visitor, { params: url.searchParams, locale }) }
}

export function meta({ matches }: MetaArgs) {
  const site = siteOf(matches)
  const { title, description } = enquiryMessages[site.locale]
  return describePage({ site, path: '/contact', title, description })
}

function OtherWays() {
  const messages = useMessages(enquiryMessages)
  const { company } = useSite()
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
        <div>
          <dt>{messages.placeLabel}</dt>
          <dd>{messages.place}</dd>
        </div>
      </dl>
      <p className="soft">{messages.scheduleText}</p>
      <a className="btn btn--line" href={company.schedulerUrl} target="_blank" rel="noreferrer">
        {messages.schedule} <span className="sr">{messages.newTab}</span>
      </a>
    </section>
  )
}

export default function ContactPage() {
  const { listing } = useLoaderData<typeof loader>()
  const messages = useMessages(enquiryMessages)
  const { toast } = useMessages(formMessages)
  const { key } = useLocation()
  return (
    <ToastProvider labels={toast}>
      <section className="contact-top">
        <div className="contact-top__say">
          <h1>{messages.title}</h1>
          <p className="lead">{messages.lead}</p>
        </div>
        <QuickActions />
      </section>
      <section className="wrap contact">
        <ContactForm key={key} listing={listing} />
        <OtherWays />
      </section>
      <ContactWhere />
    </ToastProvider>
  )
}
