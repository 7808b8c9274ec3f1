import { mailtoLink, telephoneLink, whatsappLinkTo } from '#platform/mail/mail-address.ts'
import { useMessages } from '#ui/page/site.ts'
import type { StaffViewing } from '../viewing.public.ts'
import { viewingsMessages } from './messages.ts'

/** The way there, for whatever shows maps on this device. */
function mapLink({ place, address, latitude, longitude }: StaffViewing): string | null {
  const where = latitude !== null && longitude !== null ? `${latitude},${longitude}` : (place ?? address)
  return where && `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(where)}`
}

/** Call, WhatsApp, map: one tap each, for whoever stands at the door. */
export function ViewingWays({ viewing, look }: { viewing: StaffViewing; look: string }) {
  const words = useMessages(viewingsMessages)
  const { name, phone, email, kind, videoUrl } = viewing
  const whatsapp = phone && whatsappLinkTo(phone)
  const map = kind === 'in-person' ? mapLink(viewing) : null
  const who = <span className="sr"> {name}</span>
  return (
    <>
      {phone && (
        <a className={look} href={telephoneLink(phone)}>
          {words.one.call}
          {who}
        </a>
      )}
      {whatsapp && (
        <a className={look} href={whatsapp} target="_blank" rel="noreferrer">
          {words.one.whatsapp}
          {who}
        </a>
      )}
      {map && (
        <a className={look} href={map} target="_blank" rel="noreferrer">
          {words.one.map}
          {who}
        </a>
      )}
      {kind === 'video' && videoUrl && (
        <a className={look} href={videoUrl} target="_blank" rel="noreferrer">
          {words.one.video}
          {who}
        </a>
      )}
      {!phone && email && (
        <a className={look} href={mailtoLink(email)}>
          {words.one.email}
          {who}
        </a>
      )}
    </>
  )
}
