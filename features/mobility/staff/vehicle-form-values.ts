import { z } from 'zod'
import { groupDigits } from '#platform/calculator/read-amount.ts'
import type { PublicVehicle } from '../vehicle.public.ts'
import { type VehicleDraft, vehicleInputSchema } from '../vehicle.schema.ts'
import type { VehicleCategory } from '../vehicle-categories.ts'

/** What the inputs hold: numbers are text while someone types them. */
export interface VehicleFormValues {
  brand: string
  name: string
  model: string
  category: VehicleCategory | ''
  pricePerDay: string
  chauffeurPrice: string
  maxPassengers: string
  maxBags: string
  year: string
  transmission: string
  fuelType: string
  features: string[]
  featuresFr: string[]
  description: string
  descriptionFr: string
  images: string[]
  isAvailable: boolean
}

/** Four seats, two bags, this year's model, available (SPEC section 5). */
export function newVehicle(thisYear = new Date().getFullYear()): VehicleFormValues {
  return {
    brand: '',
    name: '',
    model: '',
    category: '',
    pricePerDay: '',
    chauffeurPrice: '',
    maxPassengers: '4',
    maxBags: '2',
    year: String(thisYear),
    transmission: '',
    fuelType: '',
    features: [],
    featuresFr: [],
    description: '',
    descriptionFr: '',
    images: [],
    isAvailable: true,
  }
}

/** '75000.00' as people write it; the schema reads the spaces away again. */
const asAmount = (amount: string) => groupDigits(amount.replace(/\.0+$/, ''))

export function toVehicleValues(vehicle: PublicVehicle): VehicleFormValues {
  const { brand, name, model, category, features, featuresFr, images, isAvailable } = vehicle
  return {
    brand,
    name,
    model,
    category,
    pricePerDay: asAmount(vehicle.pricePerDay),
    chauffeurPrice: asAmount(vehicle.chauffeurPrice),
    maxPassengers: String(vehicle.maxPassengers),
    maxBags: String(vehicle.maxBags),
    year: vehicle.year === null ? '' : String(vehicle.year),
    transmission: vehicle.transmission ?? '',
    fuelType: vehicle.fuelType ?? '',
    features,
    featuresFr,
    description: vehicle.description ?? '',
    descriptionFr: vehicle.descriptionFr ?? '',
    images,
    isAvailable,
  }
}

/** An empty text would count as zero; as no number at all, the schema asks for one, or takes its default. */
const countOf = (text: string) => (text.trim() === '' ? undefined : Number(text))

function toDraft(values: VehicleFormValues): VehicleDraft {
  return {
    ...values,
    // Nothing chosen is no category, and the schema says so.
    category: values.category as VehicleCategory,
    maxPassengers: countOf(values.maxPassengers),
    maxBags: countOf(values.maxBags),
    year: countOf(values.year),
  }
}

/** The API's own schema, reached from what the inputs hold: the form knows no rule of its own. */
export const vehicleFormSchema = z.custom<VehicleFormValues>().transform(toDraft).pipe(vehicleInputSchema)
