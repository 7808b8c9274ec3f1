import { inLocale } from '#common/locale.ts'
import { DemoMark } from '#features/company/demo-mark.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { PictureImage } from '#ui/picture-image.tsx'
import type { PublicMediaPartner } from '../media-partner.public.ts'
import { mediaMessages } from '../messages.ts'

/** The name is heard either way: as the words of the logo, or as words. */
function Sign({ partner: { name, picture } }: { partner: PublicMediaPartner }) {
  if (!picture) return <span className="serif">{name}</span>
  return <PictureImage picture={{ ...picture, alt: name, altFr: name }} sizes="12rem" alt={name} />
}

/** Those we publish with, quietly: a row of names. */
export function PartnerRow({ partners }: { partners: PublicMediaPartner[] }) {
  const { partners: words, newTab } = useMessages(mediaMessages)
  const { locale } = useSite()
  if (partners.length === 0) return null
  return (
    <section className="wrap partners" aria-labelledby="partners">
      <h2 id="partners">{words.title}</h2>
      <ul>
        {partners.map((partner) => {
          const { id, website, description, descriptionFr } = partner
          const about = description ? inLocale(locale, description, descriptionFr) : undefined
          return (
            <li key={id}>
              {website ? (
                <a href={website} target="_blank" rel="noreferrer">
                  <Sign partner={partner} /> <span className="sr">{newTab}</span>
                </a>
              ) : (
                <Sign partner={partner} />
              )}
              {about && <p className="small soft">{about}</p>}
              <DemoMark of="partner" record={partner} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
