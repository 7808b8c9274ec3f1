import type { MouseEvent } from 'react'
import { inLocale } from '#common/locale.ts'
import { Gallery } from '#ui/gallery/gallery.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { PublicProperty } from '../../property.public.ts'
import { BeforeYouSign } from '../../ui/before-you-sign.tsx'
import { LocationMap } from '../../ui/location-map.tsx'
import { PropertyActions, PropertyBar } from '../../ui/property-actions.tsx'
import { About, Amenities, Facts } from '../../ui/property-facts.tsx'
import { PropertyHead } from '../../ui/property-head.tsx'
import { RentalTermsCard } from '../../ui/rental-terms-card.tsx'
import { VirtualTour } from '../../ui/virtual-tour.tsx'
import { nestStaffMessages } from '../messages.ts'

/** Only the pictures may be looked through: a press elsewhere would leave the form, or keep a home that is not there yet. */
function stayHere(event: MouseEvent<HTMLElement>) {
  if ((event.target as Element).closest('.gal')) return
  event.preventDefault()
  event.stopPropagation()
}

/** The page of a home, of the same parts as nest/pages/property.page.tsx, without what leads on to others. */
export function PreviewPage({ property }: { property: PublicProperty }) {
  const { preview: words } = useMessages(nestStaffMessages)
  const title = inLocale(useSite().locale, property.title, property.titleFr) || words.noTitle
  const shown = { ...property, location: property.location || words.noPlace }
  return (
    <div onClickCapture={stayHere}>
      <article>
        <Gallery pictures={shown.pictures} title={title} />
        <div className="prop">
          <div className="prop__main">
            <PropertyHead property={shown} title={title} />
            <Facts property={shown} />
            <About property={shown} />
            {shown.virtualTourUrl && <VirtualTour url={shown.virtualTourUrl} picture={shown.pictures.at(-1)} />}
            <Amenities property={shown} />
            {shown.rentalTerms && <RentalTermsCard terms={shown.rentalTerms} />}
            {shown.type === 'buy' && <BeforeYouSign property={shown} />}
            <LocationMap property={shown} />
          </div>
          <div className="prop__side">
            <PropertyActions property={shown} title={title} />
          </div>
        </div>
      </article>
      <PropertyBar property={shown} title={title} />
    </div>
  )
}
