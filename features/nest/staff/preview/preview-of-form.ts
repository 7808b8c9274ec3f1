import { z } from 'zod'
import { todayInDakar } from '#common/dakar-time.ts'
import { price as priceSchema } from '#common/schema.ts'
import { fieldProblems } from '#common/validation.ts'
import type { Picture } from '#ui/picture-address.ts'
import type { PublicProperty } from '../../property.public.ts'
import type { RentalTerms } from '../../property.schema.ts'
import { propertyReference } from '../../property-types.ts'
import { type StayTerms, stayTermsSchema } from '../../stays/stay-terms.schema.ts'
import { type PropertyFormValues, propertyForm } from '../property-form-values.ts'

/** A picture uploaded a moment ago: more than its address is not known here, and its master shows well enough. */
function freshPicture(path: string): Picture {
  const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
  return {
    path,
    width: 1200,
    height: 800,
    placeholder: nothing,
    alt: null,
    altFr: null,
    focusX: 50,
    focusY: 50,
    widths: [],
  }
}

const amountOf = (text: string) => priceSchema.safeParse(text).data ?? '0'
const countOf = (text: string) => (/^\s*\d{1,6}\s*$/.test(text) ? Number(text) : 0)
/** Nothing where nothing can be read: a nought would say something of the home. */
const countOrNull = (text: string) => countOf(text) || (text.trim() === '0' ? 0 : null)
const isWebAddress = (text: string) => /^https?:/.test(text) && URL.canParse(text)

function degreesOf(text: string): number | null {
  const degrees = Number(text.trim().replace(',', '.'))
  return text.trim() === '' || !Number.isFinite(degrees) ? null : degrees
}

function termsOf({ type, hasRentalTerms, rentalTerms }: PropertyFormValues): RentalTerms | null {
  if (type !== 'rent' || !hasRentalTerms) return null
  return {
    monthlyRent: amountOf(rentalTerms.monthlyRent),
    taxIncluded: rentalTerms.taxIncluded,
    minimumLeaseMonths: countOf(rentalTerms.minimumLeaseMonths),
    depositMonths: countOf(rentalTerms.depositMonths),
    advanceRentMonths: countOf(rentalTerms.advanceRentMonths),
    agencyFeeMonths: countOf(rentalTerms.agencyFeeMonths),
  }
}

/** A season half written is left out: the rest can be shown. */
function stayTermsOf({ type, hasStayTerms }: PropertyFormValues, typed: StayTerms | null): StayTerms | null {
  if (type !== 'short-stay' || !hasStayTerms) return null
  const { data } = stayTermsSchema.safeParse(typed)
  return data ?? stayTermsSchema.safeParse({ ...typed, seasons: [] }).data ?? null
}

interface Stored {
  /** Zero while it is new. */
  id: number
  pictures: readonly Picture[]
}

/** The home as a half-filled form would make it. What cannot be read yet stands as nothing; what is wrong, the form says. */
export function previewOfForm(values: PropertyFormValues, { id, pictures }: Stored): PublicProperty {
  // Visitors never see how one gets in: the preview is theirs.
  const { hasRentalTerms, hasStayTerms, arrivalNotes, arrivalNotesFr, priceReached, adviserId, ...draft } = z.decode(
    propertyForm.fields,
    values,
  )
  const price = amountOf(values.price)
  const area = countOf(values.area)
  const now = new Date().toISOString()
  return {
    ...draft,
    saleStateSince: todayInDakar(),
    id,
    reference: propertyReference(id),
    title: values.title.trim(),
    titleFr: values.titleFr.trim() || null,
    description: values.description.trim(),
    descriptionFr: values.descriptionFr.trim() || null,
    price,
    latitude: degreesOf(values.latitude),
    longitude: degreesOf(values.longitude),
    bedrooms: countOf(values.bedrooms),
    bathrooms: countOf(values.bathrooms),
    area,
    levels: countOrNull(values.levels),
    floor: countOrNull(values.floor),
    buildingFloors: countOrNull(values.buildingFloors),
    maxGuests: countOrNull(values.maxGuests),
    minNights: countOrNull(values.minNights),
    noiseNote: values.noiseNote.trim() || null,
    noiseNoteFr: values.noiseNoteFr.trim() || null,
    pictures: values.images.map((path) => pictures.find((known) => known.path === path) ?? freshPicture(path)),
    virtualTourUrl: isWebAddress(values.virtualTourUrl) ? values.virtualTourUrl : null,
    pricePerSqm: area > 0 ? String(Math.round(Number(price) / area)) : '0',
    deliveryDate: values.isVefa ? values.deliveryDate || null : null,
    rentalTerms: termsOf(values),
    stayTerms: stayTermsOf(values, draft.stayTerms),
    createdAt: now,
    updatedAt: now,
  }
}

/** How many fields would still be refused. */
export function unfinishedFields(values: PropertyFormValues): number {
  const result = propertyForm.schema.safeParse(values, { reportInput: true })
  return result.success ? 0 : Object.keys(fieldProblems(result.error)).length
}
