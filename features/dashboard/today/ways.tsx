import { mailtoLink, telephoneLink, whatsappLinkTo } from '#platform/mail/mail-address.ts'
import { useMessages } from '#ui/page/site.ts'
import { todayMessages } from './messages.ts'
import type { Point } from './today.public.ts'

interface Props {
  name: string
  phone?: string | null
  /** Offered where there is no number. */
  email?: string | null
  point?: Point | null
  /** Where to meet, in words: looked for where the home has no point. */
  place?: string | null
  videoUrl?: string | null
}

/** The phone's own map opens it, with the way there. */
function mapLink(point: Point | null, place: string | null): string | null {
  const query = point ? `${point.latitude},${point.longitude}` : place
  return query && `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(query)}`
}

/** One tap to somebody, or to the place: large enough for a thumb in a taxi. */
export function Ways({ name, phone, email, point = null, place = null, videoUrl }: Props) {
  const { ways: words, newTab } = useMessages(todayMessages)
  const outside = [
    { label: words.whatsapp, href: phone && whatsappLinkTo(phone) },
    { label: words.map, href: mapLink(point, place) },
    { label: words.video, href: videoUrl },
  ]
  const here = [
    { label: words.call, href: phone && telephoneLink(phone) },
    { label: words.mail, href: !phone && email ? mailtoLink(email) : null },
  ]
  if (![...here, ...outside].some(({ href }) => href)) return null
  return (
    <p className="today-ways">
      {here.map(
        ({ label, href }) =>
          href && (
            <a key={label} className="btn btn--line" href={href}>
              {label}
              <span className="sr"> {name}</span>
            </a>
          ),
      )}
      {outside.map(
        ({ label, href }) =>
          href && (
            <a key={label} className="btn btn--line" href={href} target="_blank" rel="noreferrer">
              {label}
              <span className="sr">
                {' '}
                {name} {newTab}
              </span>
            </a>
          ),
      )}
    </p>
  )
}
