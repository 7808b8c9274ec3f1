import type { PropertyCardData } from '../property-card.ts'
import { PropertyCard } from './property-card.tsx'

/** Three homes under a title. */
export function HomeRow({ id, title, homes }: { id: string; title: string; homes: PropertyCardData[] }) {
  return (
    <section className="wrap section" aria-labelledby={id}>
      <div className="headrow">
        <h2 id={id}>{title}</h2>
      </div>
      <div className="near">
        {homes.map((home) => (
          <PropertyCard key={home.id} property={home} />
        ))}
      </div>
    </section>
  )
}
