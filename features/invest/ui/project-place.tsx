import { ownEntry } from '#common/own-entry.ts'
import { AreaOnMap } from '#platform/map/area-on-map.tsx'
import { boxAround } from '#platform/map/geometry.ts'
import { MapCanvas } from '#platform/map/map-canvas.tsx'
import { locate, PLACE_COORDINATES } from '#platform/map/place-coordinates.ts'
import { useMessages } from '#ui/page/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import type { PublicInvestment } from '../investment.public.ts'
import { projectMessages } from '../project-messages.ts'

/** The site is somewhere in this circle; its district is a good deal wider. In metres. */
const SITE_RADIUS = 400
const PLACE_RADIUS = 900
/** How much of the surroundings shows: enough to recognise the coast. */
const AROUND = 5

/** Where it is: words, and a soft circle on the map. Never a pin, for that would claim to be exact. */
export function ProjectPlace({ project }: { project: PublicInvestment }) {
  const { where: words } = useMessages(projectMessages)
  const { latitude, longitude, location } = project
  const place = ownEntry(PLACE_COORDINATES, location) ? location : undefined
  const where = locate({ latitude, longitude, place })
  const isExact = where?.precision === 'own'
  const radius = isExact ? SITE_RADIUS : PLACE_RADIUS
  return (
    <section className="where" aria-labelledby="where">
      <h2 id="where">{words.title}</h2>
      <p className="where__words">
        <strong>{location}.</strong> {where ? (isExact ? words.near : words.onlyPlace(location)) : words.noMap}
      </p>
      {where && (
        <MapCanvas
          isStill
          label={words.label(location)}
          view={boxAround(where, radius * AROUND)}
          padding={0}
          insteadOfMap={words.cannotDraw(location)}
        >
          {(map) => <AreaOnMap map={map} middle={where} radius={radius} />}
        </MapCanvas>
      )}
      {place && (
        <p>
          <SiteLink className="text-link" to={`/kais-nest?view=map&location=${encodeURIComponent(place)}`}>
            {words.nearby}
          </SiteLink>
        </p>
      )}
    </section>
  )
}
