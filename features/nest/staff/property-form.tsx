import { type ComponentProps, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { formatMoney } from '#common/money.ts'
import { price as priceSchema } from '#common/schema.ts'
import { PlaceOnMap } from '#platform/map/staff/place-on-map.tsx'
import { PicturesField } from '#platform/pictures/staff/pictures-field.tsx'
import {
  BothLanguages,
  DateField,
  NumberField,
  SelectField,
  TextField,
  TickField,
} from '#platform/staff-kit/fields.tsx'
import { FormPart, StaffForm, type SubmitWords, useVisitors } from '#platform/staff-kit/staff-form.tsx'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import type { StaffFormState } from '#platform/staff-kit/use-staff-form.ts'
import { FieldGroup } from '#ui/field.tsx'
import type { OptionGroup } from '#ui/options.ts'
import { namedOptions } from '#ui/options.ts'
import { useMessages } from '#ui/page/site.ts'
import type { Picture } from '#ui/picture-address.ts'
import { NOISES, POOLS } from '../listing-facts.ts'
import { nestMessages } from '../messages.ts'
import { PLACES_BY_REGION } from '../places.ts'
import type { StaffProperty } from '../property.public.ts'
import { MAX_IMAGES, type PropertyInput } from '../property.schema.ts'
import { DEALS, KINDS } from '../property-types.ts'
import { AmenityPicker } from './amenity-picker.tsx'
import { PROPERTIES_TAB } from './back-to-dashboard.tsx'
import { nestStaffMessages } from './messages.ts'
import { LazyPreview } from './preview/lazy-preview.tsx'
import { previewOfForm, unfinishedFields } from './preview/preview-of-form.ts'
import { usePreviewAddress } from './preview/use-preview-address.ts'
import { ANSWERS, type PropertyFormValues } from './property-form-values.ts'
import { AvailableTick, SaleFields } from './sale/sale-fields.tsx'
import { CalendarPart } from './stays/calendar-part.tsx'
import { StayPart } from './stays/stay-part.tsx'

const PLACES: OptionGroup[] = Object.entries(PLACES_BY_REGION).map(([region, places]) => ({
  label: region,
  options: places.map((place) => ({ value: place, label: place })),
}))

/** The amount as visitors will read it: a zero too many shows at once. */
function PriceHint() {
  const { form } = useMessages(nestStaffMessages)
  const { control } = useFormContext<PropertyFormValues>()
  const [typed, type] = useWatch({ control, name: ['price', 'type'] })
  const amount = priceSchema.safeParse(typed)
  return amount.success ? `${formatMoney(amount.data, 'XOF')}, ${form.pricePeriod[type]}` : form.pricePeriod[type]
}

function BasicFields() {
  const { form } = useMessages(nestStaffMessages)
  const { deals, kinds } = useMessages(nestMessages)
  return (
    <>
      <BothLanguages<PropertyFormValues> name="title" nameFr="titleFr" />
      <BothLanguages<PropertyFormValues> name="description" nameFr="descriptionFr" kind="text" rows={8} />
      <SelectField<PropertyFormValues> name="type" label={form.type} options={namedOptions(DEALS, deals)} />
      <NumberField<PropertyFormValues> name="price" label={form.price} hint={<PriceHint />} />
      <SelectField<PropertyFormValues> name="kind" label={form.kind} options={namedOptions(KINDS, kinds)} />
      <SelectField<PropertyFormValues> name="location" options={PLACES} placeholder={form.chooseLocation} />
    </>
  )
}

const MONTHS = ['minimumLeaseMonths', 'advanceRentMonths', 'depositMonths', 'agencyFeeMonths'] as const

/** Terms of the lease, for homes to rent; what is hidden is not sent. */
function RentalTermsFields() {
  const { terms } = useMessages(nestStaffMessages)
  const { control } = useFormContext<PropertyFormValues>()
  const hasTerms = useWatch({ control, name: 'hasRentalTerms' })
  return (
    <FieldGroup label={terms.title} isWide>
      <div className="ticks">
        <TickField<PropertyFormValues> name="hasRentalTerms" label={terms.give} />
        {hasTerms && <TickField<PropertyFormValues> name="rentalTerms.taxIncluded" label={terms.taxIncluded} />}
      </div>
      {hasTerms && (
        <div className="part__fields">
          <NumberField<PropertyFormValues> name="rentalTerms.monthlyRent" label={terms.monthlyRent} />
          {MONTHS.map((name) => (
            <NumberField<PropertyFormValues> key={name} name={`rentalTerms.${name}`} label={terms[name]} />
          ))}
        </div>
      )}
    </FieldGroup>
  )
}

/** What a listing may leave open. Not stated is an answer of its own: visitors are told a no, and nothing where nobody knows. */
function ListingFactsFields({ type }: Pick<PropertyFormValues, 'type'>) {
  const { form } = useMessages(nestStaffMessages)
  const open = { value: '', label: form.notStated }
  const answers = [open, ...namedOptions(ANSWERS, form.answers)]
  return (
    <>
      <div className="full form-trio">
        <NumberField<PropertyFormValues> name="levels" hint={form.levelsHint} isOptional />
        <NumberField<PropertyFormValues> name="floor" hint={form.floorHint} isOptional />
        <NumberField<PropertyFormValues> name="buildingFloors" isOptional />
      </div>
      <div className="full form-trio">
        <SelectField<PropertyFormValues> name="hasLift" options={answers} />
        <SelectField<PropertyFormValues> name="petsWelcome" options={answers} />
        <SelectField<PropertyFormValues> name="isStepFree" options={answers} hint={form.stepFreeHint} />
      </div>
      <SelectField<PropertyFormValues> name="pool" options={[open, ...namedOptions(POOLS, form.pools)]} />
      <SelectField<PropertyFormValues> name="noise" options={[open, ...namedOptions(NOISES, form.noises)]} />
      <BothLanguages<PropertyFormValues>
        name="noiseNote"
        nameFr="noiseNoteFr"
        label={form.noiseNote}
        labelFr={form.noiseNoteFr}
        isOptional
      />
      {type !== 'short-stay' && (
        <>
          <NumberField<PropertyFormValues> name="maxGuests" hint={form.stays} isOptional />
          <NumberField<PropertyFormValues> name="minNights" hint={form.stays} isOptional />
        </>
      )}
    </>
  )
}

function DetailsFields({ id, since }: ComponentProps<typeof SaleFields>) {
  const { form } = useMessages(nestStaffMessages)
  const { control } = useFormContext<PropertyFormValues>()
  const [isVefa, type, location] = useWatch({ control, name: ['isVefa', 'type', 'location'] })
  return (
    <>
      <div className="full form-trio">
        <NumberField<PropertyFormValues> name="bedrooms" />
        <NumberField<PropertyFormValues> name="bathrooms" />
        <NumberField<PropertyFormValues> name="area" />
      </div>
      <ListingFactsFields type={type} />
      <FieldGroup label={form.visibility} isWide>
        <div className="ticks">
          <AvailableTick label={form.isAvailable} />
          <TickField<PropertyFormValues> name="isFeatured" label={form.isFeatured} />
          <TickField<PropertyFormValues> name="isVefa" label={form.isVefa} />
        </div>
      </FieldGroup>
      <SaleFields id={id} since={since} />
      {isVefa && <DateField<PropertyFormValues> name="deliveryDate" isOptional />}
      <TextField<PropertyFormValues> name="virtualTourUrl" label={form.virtualTourUrl} type="url" isOptional isWide />
      {type === 'rent' && <RentalTermsFields />}
      <PlaceOnMap<PropertyFormValues> latitude="latitude" longitude="longitude" place={location} />
    </>
  )
}

interface Props {
  form: StaffFormState<PropertyFormValues, PropertyInput, StaffProperty>
  words: SubmitWords
  /** Of a draft: the button that shows it to visitors at once. */
  publish?: string
  /** The pictures of the stored home, with the small sizes that exist of them. */
  pictures: readonly Picture[]
  /** Since when the stored home stands where it does. */
  since?: string | undefined
}

/** Of what the form holds at this moment, saved or not. */
function FormPreview({
  form,
  pictures,
  onClose,
}: Omit<Props, 'words' | 'publish' | 'since'> & { onClose: () => void }) {
  const values = useWatch({ control: form.form.control }) as PropertyFormValues
  const id = form.draft.id === 'new' ? 0 : form.draft.id
  return (
    <LazyPreview
      property={previewOfForm(values, { id, pictures })}
      unfinished={unfinishedFields(values)}
      onClose={onClose}
    />
  )
}

/** One form for a new property and for one that is changed. */
export function PropertyForm({ form, words, publish, pictures, since }: Props) {
  const { form: formWords, images, preview, backToDashboard } = useMessages(nestStaffMessages)
  const { previewed, show, close } = usePreviewAddress()
  // Where no draft is kept, the form would take the new address for somebody leaving, and ask.
  const [isShownHere, setShownHere] = useState(false)
  const { sections } = formWords
  const [isAvailable, type] = useWatch({ control: form.form.control, name: ['isAvailable', 'type'] })
  const visitors = useVisitors(form, isAvailable)

  return (
    <div className="home-form">
      <StaffForm
        form={form}
        words={{ ...words, visitors }}
        aside={
          <>
            {publish && (
              <button
                type="button"
                // On a phone there is room for two: the box below does the same.
                className="btn btn--line home-form__publish"
                onClick={() => {
                  form.form.setValue('isAvailable', true, { shouldDirty: true })
                  form.form.setValue('saleState', 'available', { shouldDirty: true })
                  form.element.current?.requestSubmit()
                }}
              >
                {publish}
              </button>
            )}
            <button
              type="button"
              className="btn btn--line"
              onClick={() => (form.kept.isKept.current ? show(form.draft.id) : setShownHere(true))}
            >
              {preview.open}
            </button>
            <StaffLink className="text-link" to={PROPERTIES_TAB}>
              {backToDashboard}
            </StaffLink>
          </>
        }
      >
        <FormPart title={sections.basic}>
          <BasicFields />
        </FormPart>
        <FormPart title={sections.details}>
          <DetailsFields id={form.draft.id === 'new' ? null : form.draft.id} since={since} />
        </FormPart>
        {type === 'short-stay' && <StayPart />}
        {type === 'short-stay' && <CalendarPart id={form.draft.id} />}
        <FormPart title={sections.amenities}>
          <AmenityPicker />
        </FormPart>
        <FormPart title={sections.images}>
          <PicturesField<PropertyFormValues> name="images" label={images.label} max={MAX_IMAGES} known={pictures} />
        </FormPart>
      </StaffForm>
      {(previewed !== null || isShownHere) && (
        <FormPreview form={form} pictures={pictures} onClose={isShownHere ? () => setShownHere(false) : close} />
      )}
    </div>
  )
}
