import { AreaOnMap } from '#platform/map/area-on-map.tsx'
import { boxAround } from '#platform/map/geometry.ts'
import { MapCanvas } from '#platform/map/map-canvas.tsx'
import { locate } from '#platform/map/place-coordinates.ts'
import { useMessages } from '#ui/page/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { nestMapMessages } from '../map/messages.ts'
import { findPlace } from '../places.ts'
import type { PublicProperty } from '../property.public.ts'

interface Props {
  property: Pick<PublicProperty, 'id' | 'title' | 'titleFr' | 'location' | 'latitude' | 'longitude'>
}

/** A home is somewhere in this circle; its district is a good deal wider. In metres. */
const HOME_RADIUS = 400
const PLACE_RADIUS = 900
/** How much of the surroundings shows: enough to recognise the coast. */
const AROUND = 5

/** Where the home is: words, and a soft circle on the map. Never a pin, for that would claim to be exact. */
export function LocationMap({ property }: Props) {
  const words = useMessages(nestMapMessages)
  const place = findPlace(property.location)
  const where = locate({ latitude: property.latitude, longitude: property.longitude, place })
  const radius = where?.precision === 'own' ? HOME_RADIUS : PLACE_RADIUS
  return (
    <section className="where" aria-labelledby="where">
      <h2 id="where">{words.whereTitle}</h2>
      <p className="where__words">
        <strong>{property.location}.</strong>{' '}
        {where ? (where.precision === 'own' ? words.nearHere : words.onlyPlace(property.location)) : words.noMap}
      </p>
      {where && (
        <MapCanvas
          isStill
          label={words.whereLabel(property.location)}
          view={boxAround(where, radius * AROUND)}
          padding={0}
          insteadOfMap={words.cannotDrawPlace(property.location)}
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
