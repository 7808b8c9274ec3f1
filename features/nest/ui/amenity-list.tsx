import { useMessages } from '#ui/page/site.ts'
import { isPresetAmenity } from '../amenities.ts'
import { nestMessages } from '../messages.ts'
import type { PublicProperty } from '../property.public.ts'
import { propertyMessages } from '../property-messages.ts'
import { AmenityIcon } from './amenity-icon.tsx'

export function Amenities({ property }: { property: PublicProperty }) {
  const words = useMessages(propertyMessages)
  const { amenities: names } = useMessages(nestMessages)
  if (property.amenities.length === 0) return null
  return (
    <section aria-labelledby="amenities">
      <h2 id="amenities">{property.isVefa ? words.plannedAmenities : words.amenities}</h2>
      <ul className="amen">
        {property.amenities.map((amenity) => (
          <li key={amenity}>
            <AmenityIcon name={amenity} />
            {isPresetAmenity(amenity) ? names[amenity] : amenity}
          </li>
        ))}
      </ul>
    </section>
  )
}
