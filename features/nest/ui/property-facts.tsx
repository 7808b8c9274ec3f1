import { inLocale } from '#common/locale.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { isPresetAmenity } from '../amenities.ts'
import { nestMessages } from '../messages.ts'
import { splitOpening } from '../opening-sentence.ts'
import type { PublicProperty } from '../property.public.ts'
import { propertyMessages } from '../property-messages.ts'
import { AmenityIcon } from './amenity-icon.tsx'

/** Rooms, square metres and the floor, as figures. A plot has no rooms to count, and nobody may have said the floor. */
export function Facts({ property }: { property: PublicProperty }) {
  const words = useMessages(propertyMessages)
  const figures = new Intl.NumberFormat(useSite().locale)
  const { bedrooms, bathrooms, area, floor, kind } = property
  const counts = [
    [bedrooms, words.bedroomsWord(bedrooms)],
    [bathrooms, words.bathroomsWord(bathrooms, kind)],
    [area, words.squareMetres],
  ] as const
  const facts = counts.filter(([count]) => count > 0).map(([count, word]) => [figures.format(count), word] as const)
  if (floor !== null) facts.push(words.floor(floor))
  return (
    <dl className="facts" aria-label={words.facts}>
      {facts.map(([figure, word]) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What staff wrote, its first sentence set as an opening. */
export function About({ property }: { property: PublicProperty }) {
  const words = useMessages(propertyMessages)
  const description = inLocale(useSite().locale, property.description, property.descriptionFr)
  const split = splitOpening(description)
  const paragraphs = (split?.rest ?? description).split(/\n{2,}/)
  return (
    <section className="prose prop__about" aria-labelledby="about">
      <h2 id="about">{words.about}</h2>
      {split && <p className="lead">{split.opening}</p>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  )
}

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
