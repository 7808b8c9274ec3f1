import { z } from 'zod'
import type { PublicProperty } from '../property.public.ts'
import { type PropertyDraft, propertyInputSchema } from '../property.schema.ts'
import type { Deal, Kind } from '../property-types.ts'
import { nestStaffMessages } from './messages.ts'

/** What the inputs hold: numbers are text while someone types them. */
export interface PropertyFormValues {
  title: string
  titleFr: string
  description: string
  descriptionFr: string
  price: string
  location: string
  latitude: string
  longitude: string
  type: Deal
  kind: Kind
  bedrooms: string
  bathrooms: string
  area: string
  images: string[]
  amenities: string[]
  isVefa: boolean
  isAvailable: boolean
  isFeatured: boolean
  virtualTourUrl: string
  deliveryDate: string
  hasRentalTerms: boolean
  rentalTerms: {
    monthlyRent: string
    taxIncluded: boolean
    minimumLeaseMonths: string
    depositMonths: string
    advanceRentMonths: string
    agencyFeeMonths: string
  }
}

/** A month each of rent, deposit and fee at signing, as SPEC section 9 has it; the rest is for staff to say. */
const USUAL_TERMS: PropertyFormValues['rentalTerms'] = {
  monthlyRent: '',
  taxIncluded: true,
  minimumLeaseMonths: '',
  depositMonths: '1',
  advanceRentMonths: '1',
  agencyFeeMonths: '1',
}

/** A new property is to rent and available (SPEC sections 3 and 5). */
export const NEW_PROPERTY: PropertyFormValues = {
  title: '',
  titleFr: '',
  description: '',
  descriptionFr: '',
  price: '',
  location: '',
  latitude: '',
  longitude: '',
  type: 'rent',
  kind: 'apartment',
  bedrooms: '',
  bathrooms: '',
  area: '',
  images: [],
  amenities: [],
  isVefa: false,
  isAvailable: true,
  isFeatured: false,
  virtualTourUrl: '',
  deliveryDate: '',
  hasRentalTerms: false,
  rentalTerms: USUAL_TERMS,
}

/** '1600000.00' is '1600000' to whoever types it. */
const shortAmount = (amount: string) => amount.replace(/\.0+$/, '')
const asText = (value: number | null) => (value === null ? '' : String(value))

export function toFormValues(property: PublicProperty): PropertyFormValues {
  const terms = property.rentalTerms
  return {
    title: property.title,
    titleFr: property.titleFr ?? '',
    description: property.description,
    descriptionFr: property.descriptionFr ?? '',
    price: shortAmount(property.price),
    location: property.location,
    latitude: asText(property.latitude),
    longitude: asText(property.longitude),
    type: property.type,
    kind: property.kind,
    bedrooms: String(property.bedrooms),
    bathrooms: String(property.bathrooms),
    area: String(property.area),
    images: property.images,
    amenities: property.amenities,
    isVefa: property.isVefa,
    isAvailable: property.isAvailable,
    isFeatured: property.isFeatured,
    virtualTourUrl: property.virtualTourUrl ?? '',
    deliveryDate: property.deliveryDate ?? '',
    hasRentalTerms: terms !== null,
    rentalTerms: terms
      ? {
          monthlyRent: shortAmount(terms.monthlyRent),
          taxIncluded: terms.taxIncluded,
          minimumLeaseMonths: String(terms.minimumLeaseMonths),
          depositMonths: String(terms.depositMonths),
          advanceRentMonths: String(terms.advanceRentMonths),
          agencyFeeMonths: String(terms.agencyFeeMonths),
        }
      : USUAL_TERMS,
  }
}

/** Says in both languages which of two is the copy, in case it goes live as it is. */
const COPY_MARK = { title: nestStaffMessages.en.add.copyMark, titleFr: nestStaffMessages.fr.add.copyMark }

/** A new home that begins as another one: hidden, and marked until somebody gives it its own name. */
export function copyOf(property: PublicProperty): PropertyFormValues {
  const values = toFormValues(property)
  return {
    ...values,
    title: COPY_MARK.title(values.title),
    titleFr: values.titleFr && COPY_MARK.titleFr(values.titleFr),
    isAvailable: false,
    isFeatured: false,
  }
}

/** An empty text would count as zero; as no number at all, the schema asks for one. */
const countOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))
/** A French keyboard writes 14,7456. */
const degreesOf = (text: string) => (text.trim() === '' ? null : Number(text.trim().replace(',', '.')))

function toDraft({ hasRentalTerms, ...values }: PropertyFormValues): PropertyDraft {
  const terms = values.rentalTerms
  return {
    ...values,
    latitude: degreesOf(values.latitude),
    longitude: degreesOf(values.longitude),
    bedrooms: countOf(values.bedrooms),
    bathrooms: countOf(values.bathrooms),
    area: countOf(values.area),
    deliveryDate: values.isVefa ? values.deliveryDate : null,
    rentalTerms:
      values.type === 'rent' && hasRentalTerms
        ? {
            ...terms,
            minimumLeaseMonths: countOf(terms.minimumLeaseMonths),
            depositMonths: countOf(terms.depositMonths),
            advanceRentMonths: countOf(terms.advanceRentMonths),
            agencyFeeMonths: countOf(terms.agencyFeeMonths),
          }
        : null,
  }
}

/** The API's own schema, reached from what the inputs hold: the form knows no rule of its own. */
export const propertyFormSchema = z.custom<PropertyFormValues>().transform(toDraft).pipe(propertyInputSchema)
