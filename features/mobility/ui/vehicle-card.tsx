import { useMessages } from '#ui/page/site.ts'
import { PictureImage } from '#ui/picture-image.tsx'
import { Price } from '#ui/price.tsx'
import { BOOKING_ID } from '../hire/reservation.form.ts'
import { mobilityMessages } from '../messages.ts'
import type { VehicleCardData } from './vehicle-card-data.ts'

const LEAD_SIZES = '(min-width: 62rem) 66vw, 100vw'
const STRIP_SIZES = '(min-width: 62rem) 42vw, 60vw'

const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

interface Props {
  vehicle: VehicleCardData
  /** Beside following the link: with scripts the form below takes this car. */
  onReserve: () => void
}

/** With and without a chauffeur, or the one way in which the car is hired. */
function Prices({ vehicle: { chauffeur, pricePerDay, priceWithChauffeur, chauffeurPrice } }: Pick<Props, 'vehicle'>) {
  const messages = useMessages(mobilityMessages)
  return (
    <dl className="sums" aria-label={messages.prices}>
      {chauffeur !== 'required' && (
        <div className="sums__car">
          <dt>{messages.car}</dt>
          <dd className="price">
            <Price amount={pricePerDay} period={messages.perDay} />
          </dd>
          {chauffeur === 'unavailable' && <dd className="sums__rule">{messages.noChauffeur}</dd>}
        </div>
      )}
      {chauffeur !== 'unavailable' && (
        <div>
          <dt>{chauffeur === 'required' ? messages.onlyWithChauffeur : messages.withChauffeur}</dt>
          <dd className="price">
            <Price amount={priceWithChauffeur} period={messages.perDay} />
          </dd>
          <dd className="sums__note">
            {messages.chauffeurShare} <Price amount={chauffeurPrice} />
          </dd>
        </div>
      )}
    </dl>
  )
}

export function VehicleCard({ vehicle, onReserve }: Props) {
  const messages = useMessages(mobilityMessages)
  const { name, brand, model, category, pictures, transmission, fuelType } = vehicle
  const [lead, ...strips] = pictures
  const engine = [
    transmission && (messages.transmissions[transmission.toLowerCase()] ?? transmission),
    fuelType && (messages.engines[fuelType.toLowerCase()] ?? fuelType),
  ].filter((words) => typeof words === 'string' && words !== '')

  return (
    <article className="car">
      <div className="car__pics">
        <div className="car__pic">
          <PictureImage picture={lead} sizes={LEAD_SIZES} alt={name} />
          <span className="notch">{messages.categories[category]}</span>
        </div>
        {strips.map((picture, position) => (
          <div key={picture.path} className="car__strip">
            <PictureImage picture={picture} sizes={STRIP_SIZES} alt={messages.picture(name, position + 2)} />
          </div>
        ))}
      </div>
      <div className="car__txt">
        <div>
          <h3>{name}</h3>
          <p className="small soft">
            {`${brand} ${model}.`}{' '}
            {engine.length > 0 && <span className="car__engine">{`${capitalized(engine.join(', '))}.`}</span>}
          </p>
        </div>
        <dl className="facts" aria-label={messages.facts}>
          <div>
            <dt>{messages.passengersWord(vehicle.maxPassengers)}</dt>
            <dd>{vehicle.maxPassengers}</dd>
          </div>
          <div>
            <dt>{messages.bagsWord(vehicle.maxBags)}</dt>
            <dd>{vehicle.maxBags}</dd>
          </div>
          {vehicle.year && (
            <div className="car__year">
              <dt>{messages.year}</dt>
              <dd>{vehicle.year}</dd>
            </div>
          )}
        </dl>
        <Prices vehicle={vehicle} />
        {(vehicle.description || vehicle.features.length > 0) && (
          // Folded on a phone, where eight cars would be a long way; the style sheet keeps it open where there is room.
          <details className="car__more">
            <summary>
              {messages.details} <span className="sr">{name}</span>
            </summary>
            <div className="car__whole">
              {vehicle.description && <p className="car__say">{vehicle.description}</p>}
              {vehicle.features.length > 0 && (
                <ul className="car__has" aria-label={messages.equipment}>
                  {vehicle.features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
              )}
            </div>
          </details>
        )}
        {/* A plain anchor: the category stays in the address, and it works before any script has arrived. */}
        <a className="btn btn--line" href={`#${BOOKING_ID}`} onClick={onReserve}>
          {messages.reserve} <span className="sr">{name}</span>
        </a>
      </div>
    </article>
  )
}
