import { Icon } from '#ui/icon.tsx'
import { whatsappLink } from '#ui/page/company-profile.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { Price } from '#ui/price.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { type EnquiryKind, enquiryKind } from '../enquiry-kind.ts'
import { nestMessages } from '../messages.ts'
import { pricePeriod } from '../price-period.ts'
import type { PublicProperty } from '../property.public.ts'
import { INQUIRY_ID, propertyLink } from '../property-link.ts'
import { propertyMessages } from '../property-messages.ts'
import { stayHomeOf } from '../stays/stay-home.ts'

interface Props {
  property: PublicProperty
  title: string
}

/** A chat that begins with the name of the home. */
export function useWhatsapp({ property, title }: Props) {
  const words = useMessages(propertyMessages)
  const site = useSite()
  const text = words.whatsappText(title, property.reference, propertyLink(site, property.id))
  return whatsappLink(site.company, text)
}

function Outside({ href, className, children }: { href: string; className: string; children: string }) {
  const { newTab } = useMessages(propertyMessages)
  return (
    <a className={className} href={href} target="_blank" rel="noreferrer">
      {children} <span className="sr">{newTab}</span>
    </a>
  )
}

interface FirstActProps {
  className: string
  /** 'nights': it is let by the night, and its calendar stands on the page. */
  kind: EnquiryKind | 'nights'
  /** Path of the home. */
  home: string
  label: string
}

/** A viewing has a time, chosen on a page of its own or, with scripts, over this one; the dates of a stay are asked for in the form below. */
function FirstAct({ className, kind, home, label }: FirstActProps) {
  if (kind !== 'stay' && kind !== 'nights')
    return (
      <SiteLink className={className} to={`${home}/viewing`}>
        {label}
      </SiteLink>
    )
  return (
    <a className={className} href={kind === 'nights' ? '#dates' : `#${INQUIRY_ID}`}>
      {label}
    </a>
  )
}

export function PropertyActions(props: Props) {
  const words = useMessages(propertyMessages)
  const whatsapp = useWhatsapp(props)
  const home = `/property/${props.property.id}`
  const kind = enquiryKind(props.property)
  const acts = words.acts[kind]
  return (
    <aside className="enq enq--acts" aria-labelledby="act">
      <h2 id="act" className="enq__title">
        {acts.title}
      </h2>
      <FirstAct className="btn btn--wide" kind={kind} home={home} label={acts.act} />
      <SiteLink className="btn btn--line btn--wide" to={`${home}/callback`}>
        {words.callback}
      </SiteLink>
      <p className="enq__more">
        <Outside className="text-link" href={whatsapp}>
          {words.whatsapp}
        </Outside>
        <a className="text-link" href="#enquiry">
          {words.ask}
        </a>
        {props.property.type === 'buy' && (
          <SiteLink className="text-link" to={`/contact?subject=offer&property=${props.property.id}`}>
            {words.offer}
          </SiteLink>
        )}
      </p>
    </aside>
  )
}

/** On a phone the price and the next step stay in reach; the chat button makes room (listing.css). */
export function PropertyBar(props: Props) {
  const messages = useMessages(nestMessages)
  const words = useMessages(propertyMessages)
  const whatsapp = useWhatsapp(props)
  const kind = stayHomeOf(props.property) ? 'nights' : enquiryKind(props.property)
  return (
    <aside className="bar" aria-label={words.bar}>
      <p className="price">
        <Price amount={props.property.price} period={pricePeriod(messages, props.property)} />
      </p>
      <a className="btn btn--line sq" href={whatsapp} target="_blank" rel="noreferrer">
        <Icon name="chat" />
        <span className="sr">
          {words.whatsapp} {words.newTab}
        </span>
      </a>
      <FirstAct
        className="btn"
        kind={kind}
        home={`/property/${props.property.id}`}
        label={kind === 'nights' ? words.seeDates : words.acts[kind].short}
      />
    </aside>
  )
}
