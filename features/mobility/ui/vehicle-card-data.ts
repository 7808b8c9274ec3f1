import { inLocale, type Locale } from '#common/locale.ts'
import type { Picture } from '#ui/picture-address.ts'
import { priceWithChauffeur } from '../hire/quote.ts'
import type { PublicVehicle } from '../vehicle.public.ts'

type CardField =
  | 'id'
  | 'name'
  | 'brand'
  | 'model'
  | 'category'
  | 'pricePerDay'
  | 'chauffeur'
  | 'chauffeurPrice'
  | 'maxPassengers'
  | 'maxBags'
  | 'year'
  | 'transmission'
  | 'fuelType'
  | 'pictures'

/** What a card shows, in one language. */
export interface VehicleCardData extends Pick<PublicVehicle, CardField> {
  description: string | null
  features: string[]
  /** The chauffeur's price is on top of the car's. */
  priceWithChauffeur: string
}

/** A strip beside the large picture, and a second one where there is room. */
const MAX_PICTURES = 3

function picturesOfItsOwn({ pictures }: PublicVehicle, shownElsewhere: ReadonlySet<string>): Picture[] {
  const [lead, ...others] = pictures
  if (!lead) return []
  return [lead, ...others.filter(({ path }) => !shownElsewhere.has(path))].slice(0, MAX_PICTURES)
}

/** Cars may share pictures; a page shows each once, with the car it leads. */
export function toVehicleCards(vehicles: readonly PublicVehicle[], locale: Locale): VehicleCardData[] {
  const leads = new Set(vehicles.flatMap(({ pictures }) => pictures[0]?.path ?? []))
  return vehicles.map((vehicle) => {
    const { id, name, brand, model, category, pricePerDay, chauffeur, chauffeurPrice } = vehicle
    const { maxPassengers, maxBags, year, transmission, fuelType } = vehicle
    return {
      id,
      name,
      brand,
      model,
      category,
      pricePerDay,
      chauffeur,
      chauffeurPrice,
      priceWithChauffeur: priceWithChauffeur(vehicle),
      maxPassengers,
      maxBags,
      year,
      transmission,
      fuelType,
      pictures: picturesOfItsOwn(vehicle, leads),
      description: vehicle.description && inLocale(locale, vehicle.description, vehicle.descriptionFr),
      features: locale === 'fr' && vehicle.featuresFr.length > 0 ? vehicle.featuresFr : vehicle.features,
    }
  })
}
