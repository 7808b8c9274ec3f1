import { siteHref, useMessages, useSite } from '#app/site.ts'
import { whatsappLink } from '#features/company/company.ts'
import type { PublicProperty } from '../property.public.ts'
import { propertyMessages } from '../property-messages.ts'

export function PropertyActions({ property, title }: { property: PublicProperty; title: string }) {
  const words = useMessages(propertyMessages)
  const site = useSite()
  const link = site.publicUrl + siteHref(site, `/property/${property.id}`)
  const actions = [
    { label: words.bookViewing, href: site.company.schedulerUrl, className: 'btn btn--wide' },
    { label: words.callback, href: site.company.schedulerUrl, className: 'btn btn--line btn--wide' },
    {
      label: words.whatsapp,
      href: whatsappLink(site.company, words.whatsappText(title, property.reference, link)),
      className: 'thread',
    },
  ]
  return (
    <aside className="enq enq--acts" aria-labelledby="act">
      <h2 id="act" className="enq__title">
        {words.act}
      </h2>
      {actions.map(({ label, href, className }) => (
        <a key={label} className={className} href={href} target="_blank" rel="noreferrer">
          {label} <span className="sr">{words.newTab}</span>
        </a>
      ))}
    </aside>
  )
}
