import { useMessages } from '#ui/page/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import type { PropertyCardData } from '../property-card.ts'
import { propertyMessages } from '../property-messages.ts'
import { HomeRow } from './home-row.tsx'

/** Where no home is, or none any more: others to go on with. */
export function PropertyNotFound({ others }: { others: PropertyCardData[] }) {
  const words = useMessages(propertyMessages)
  return (
    <>
      <section className="wrap gone">
        <h1>{words.notFound}</h1>
        <p className="lead">{words.notFoundText}</p>
        <p>
          <SiteLink className="btn" to="/kais-nest">
            {words.back}
          </SiteLink>
        </p>
      </section>
      {others.length > 0 && <HomeRow id="go-on" title={words.goOn} homes={others} />}
    </>
  )
}
