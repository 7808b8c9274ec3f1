import { formatTenths } from '#common/figures.ts'
import { inLocale } from '#common/locale.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { splitOpening } from '../opening-sentence.ts'
import type { PublicProperty } from '../property.public.ts'
import { propertyMessages } from '../property-messages.ts'

type Figure = readonly [figure: string, word: string]

/** Rooms, square metres and the floors. A plot has no rooms to count. */
function useFigures(property: PublicProperty): Figure[] {
  const words = useMessages(propertyMessages)
  const { locale } = useSite()
  const { bedrooms, bathrooms, area, floor, buildingFloors, levels, kind } = property
  const counted = (count: number | null, word: (n: number) => string): Figure[] =>
    count === null || count === 0 ? [] : [[formatTenths(count, locale), word(count)]]
  const storey = floor === null ? counted(buildingFloors, words.buildingFloors) : [words.floor(floor, buildingFloors)]
  return [
    ...counted(bedrooms, words.bedroomsWord),
    ...counted(bathrooms, (n) => words.bathroomsWord(n, kind)),
    ...counted(area, () => words.squareMetres),
    // A house stands on the ground: that says nothing of it.
    ...(floor === 0 && (kind === 'villa' || kind === 'townhouse') ? [] : storey),
    ...counted(levels === 1 ? null : levels, () => words.levels),
  ]
}

/** What the listing says with a word. A no is said as well as a yes; what nobody said is left out. */
function useStated(property: PublicProperty): string[] {
  const words = useMessages(propertyMessages)
  const { stated } = words
  const { levels, hasLift, isStepFree, pool, petsWelcome, noise, maxGuests, minNights } = property
  const either = (answer: boolean | null, { yes, no }: { yes: string; no: string }) =>
    answer !== null && (answer ? yes : no)
  return [
    maxGuests && words.maxGuests(maxGuests),
    minNights && words.minNights(minNights),
    levels === 1 && stated.oneLevel,
    either(hasLift, stated.hasLift),
    either(isStepFree, stated.isStepFree),
    pool && stated.pool[pool],
    either(petsWelcome, stated.petsWelcome),
    noise && stated.noise[noise],
  ].filter((said) => typeof said === 'string')
}

/** One language is enough to say it: better the other than nothing. */
function NoiseNote({ property: { noiseNote, noiseNoteFr } }: { property: PublicProperty }) {
  const other = useSite().locale === 'fr' ? 'en' : 'fr'
  const [own, others] = other === 'en' ? [noiseNoteFr, noiseNote] : [noiseNote, noiseNoteFr]
  if (own) return <p>{own}</p>
  return others && <p lang={other}>{others}</p>
}

/** The home at a glance. */
export function Facts({ property }: { property: PublicProperty }) {
  const words = useMessages(propertyMessages)
  const stated = useStated(property)
  return (
    <div className="glance">
      <dl className="facts" aria-label={words.facts}>
        {useFigures(property).map(([figure, word]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {stated.length > 0 && (
        <ul>
          {stated.map((said) => (
            <li key={said}>{said}</li>
          ))}
        </ul>
      )}
      <NoiseNote property={property} />
    </div>
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
