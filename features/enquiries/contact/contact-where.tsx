import { AreaOnMap } from '#platform/map/area-on-map.tsx'
import { boxAround } from '#platform/map/geometry.ts'
import { MapCanvas } from '#platform/map/map-canvas.tsx'
import { type CompanyProfile, whatsappLink } from '#ui/page/company-profile.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { enquiryMessages } from './messages.ts'

/** About the middle of the district: the house names no address to the public. */
const ALMADIES = { latitude: 14.744, longitude: -17.515 }
/** In metres. */
const DISTRICT_RADIUS = 900
/** How much of the surroundings shows: enough to recognise the peninsula. */
const AROUND = 6

/** Where the house is: the district on the map, and that it is no more than that. */
export function ContactWhere() {
  const { where, newTab } = useMessages(enquiryMessages)
  const { company } = useSite()
  return (
    <section className="contact-where" aria-labelledby="contact-where">
      <MapCanvas
        isStill
        label={where.label}
        view={boxAround(ALMADIES, DISTRICT_RADIUS * AROUND)}
        padding={0}
        insteadOfMap={where.noMap}
      >
        {(map) => <AreaOnMap map={map} middle={ALMADIES} radius={DISTRICT_RADIUS} />}
      </MapCanvas>
      <div className="contact-where__say">
        <h2 id="contact-where">{where.title}</h2>
        <p className="soft">{where.text}</p>
        <div className="next__also">
          <a className="text-link" href={whatsappLink(company, where.askText)} target="_blank" rel="noreferrer">
            {where.ask} <span className="sr">{newTab}</span>
          </a>
          <SiteLink className="text-link" to="/faq">
            {where.faq}
          </SiteLink>
        </div>
      </div>
    </section>
  )
}

/** The map of the contact page shows this district and no other: a house that moves away takes the map with it. */
export function isInAlmadies({ place }: Pick<CompanyProfile, 'place'>): boolean {
  return /almadies/i.test(place)
}
