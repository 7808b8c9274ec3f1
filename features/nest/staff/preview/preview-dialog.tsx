import { type MouseEvent, useState } from 'react'
import { inLocale, LOCALES, type Locale } from '#common/locale.ts'
import { DEFAULT_CURRENCY } from '#common/money.ts'
import { RadioChoices } from '#ui/choices.tsx'
import { Gallery } from '#ui/gallery/gallery.tsx'
import { Icon } from '#ui/icon.tsx'
import { Modal } from '#ui/modal.tsx'
import { namedOptions } from '#ui/options.ts'
import { SiteContext, useMessages, useSite } from '#ui/page/site.ts'
import type { PublicProperty } from '../../property.public.ts'
import { Amenities } from '../../ui/amenity-list.tsx'
import { BeforeYouSign } from '../../ui/before-you-sign.tsx'
import { LocationMap } from '../../ui/location-map.tsx'
import { PropertyActions, PropertyBar } from '../../ui/property-actions.tsx'
import { About, Facts } from '../../ui/property-facts.tsx'
import { PropertyHead } from '../../ui/property-head.tsx'
import { RentalTermsCard } from '../../ui/rental-terms-card.tsx'
import { VirtualTour } from '../../ui/virtual-tour.tsx'
import { nestStaffMessages } from '../messages.ts'
import { DEVICES, type Device, PreviewFrame } from './preview-frame.tsx'

/** Only the pictures may be looked through: a press elsewhere would leave the form, or keep a home that is not there yet. */
function stayHere(event: MouseEvent<HTMLElement>) {
  if ((event.target as Element).closest('.gal')) return
  event.preventDefault()
  event.stopPropagation()
}

/** The page of a home, of the same parts as app/routes/property.page.tsx, without what leads on to others. */
function PreviewPage({ property }: { property: PublicProperty }) {
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

export interface PreviewProps {
  property: PublicProperty
  /** How many fields of the form would still be refused. */
  unfinished?: number
  onClose: () => void
}

const WIDE = '(min-width: 62rem)'

/** The home as visitors will see it, in either language and at either width, over the form and without leaving it. */
export function PreviewDialog({ property, unfinished = 0, onClose }: PreviewProps) {
  const { preview: words } = useMessages(nestStaffMessages)
  const site = useSite()
  const [locale, setLocale] = useState<Locale>(site.locale)
  const visitors = { ...site, locale, isFrenchAddress: locale === 'fr', currency: DEFAULT_CURRENCY }
  const [device, setDevice] = useState<Device>(() => (matchMedia(WIDE).matches ? 'desktop' : 'phone'))
  const isFrenchMissing = locale === 'fr' && !(property.titleFr && property.descriptionFr)
  const notes = [
    unfinished > 0 && words.unfinished(unfinished),
    isFrenchMissing && words.frenchMissing,
    !unfinished && !isFrenchMissing && words.note,
  ].filter((note) => note !== false)

  return (
    <Modal className="preview" onClose={onClose}>
      {(titleId) => (
        <>
          <header className="preview__bar">
            <h2 id={titleId}>{words.title}</h2>
            <fieldset aria-label={words.language}>
              <RadioChoices
                name="preview-language"
                options={namedOptions(LOCALES, words.languages)}
                defaultValue={locale}
                onChange={(choice) => setLocale(choice as Locale)}
              />
            </fieldset>
            <fieldset aria-label={words.width}>
              <RadioChoices
                name="preview-device"
                options={namedOptions(DEVICES, words.widths)}
                defaultValue={device}
                onChange={(choice) => setDevice(choice as Device)}
              />
            </fieldset>
            <button type="button" className="icobtn" aria-label={words.close} onClick={onClose}>
              <Icon name="close" />
            </button>
            <p className="preview__note" data-warns={unfinished > 0 || isFrenchMissing || undefined} role="status">
              {notes.join(' ')}
            </p>
          </header>
          <PreviewFrame
            title={words.frame(inLocale(locale, property.title, property.titleFr) || words.noTitle)}
            locale={locale}
            device={device}
            onEscape={onClose}
          >
            <SiteContext value={visitors}>
              <PreviewPage property={property} />
            </SiteContext>
          </PreviewFrame>
        </>
      )}
    </Modal>
  )
}
