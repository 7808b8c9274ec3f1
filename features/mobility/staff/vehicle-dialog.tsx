import { PicturesField } from '#platform/pictures/staff/pictures-field.tsx'
import { ContentDialog } from '#platform/staff-kit/dialogs/content-dialog.tsx'
import { WordsField } from '#platform/staff-kit/fields/words-field.tsx'
import { BothLanguages, NumberField, SelectField, TextField, TickField } from '#platform/staff-kit/fields.tsx'
import { choice, formOf, groupedMoney, numberOrDefault, type ValuesOf } from '#platform/staff-kit/form-of.ts'
import { FieldGroup } from '#ui/field.tsx'
import type { Option } from '#ui/options.ts'
import { useMessages } from '#ui/page/site.ts'
import type { PublicVehicle } from '../vehicle.public.ts'
import { MAX_VEHICLE_PICTURES, type VehicleInput, vehicleInputSchema } from '../vehicle.schema.ts'
import { CHAUFFEUR_TERMS, VEHICLE_CATEGORIES } from '../vehicle-categories.ts'
import { vehicleStaffMessages } from './messages.ts'

export const VEHICLES_URL = '/api/vehicles'

/** A new one has four seats, two bags and this year's date (SPEC section 5): as the schema has it. The form shows it to nobody yet. */
export const vehicleForm = formOf(vehicleInputSchema, {
  category: choice(VEHICLE_CATEGORIES),
  pricePerDay: groupedMoney,
  chauffeurPrice: groupedMoney,
  maxPassengers: numberOrDefault,
  maxBags: numberOrDefault,
  year: numberOrDefault,
})
type Values = ValuesOf<typeof vehicleForm>

/** The words the site knows, and the one that stands there, should it be another. */
function wordOptions(words: Record<string, string>, stored: string | null | undefined, notSaid: string): Option[] {
  const known = Object.entries(words).map(([value, label]) => ({ value, label }))
  const own = stored && !Object.hasOwn(words, stored) ? [{ value: stored, label: stored }] : []
  return [{ value: '', label: notSaid }, ...known, ...own]
}

function VehicleFields({ vehicle }: { vehicle: PublicVehicle | null }) {
  const { form: words, category, categories } = useMessages(vehicleStaffMessages)
  return (
    <>
      <TextField<Values> name="brand" />
      <TextField<Values> name="model" />
      <TextField<Values> name="name" hint={words.nameHint} />
      <SelectField<Values>
        name="category"
        label={category}
        placeholder={words.choose}
        options={VEHICLE_CATEGORIES.map((value) => ({ value, label: categories[value] }))}
      />
      <NumberField<Values> name="pricePerDay" label={words.pricePerDay} />
      <NumberField<Values> name="chauffeurPrice" label={words.chauffeurPrice} hint={words.chauffeurHint} />
      <SelectField<Values>
        name="chauffeur"
        options={CHAUFFEUR_TERMS.map((value) => ({ value, label: words.chauffeurTerms[value] }))}
      />
      <div className="full threefold">
        <NumberField<Values> name="maxPassengers" />
        <NumberField<Values> name="maxBags" />
        <NumberField<Values> name="year" />
      </div>
      <SelectField<Values>
        name="transmission"
        options={wordOptions(words.transmissions, vehicle?.transmission, words.notSaid)}
        isOptional
      />
      <SelectField<Values>
        name="fuelType"
        options={wordOptions(words.fuels, vehicle?.fuelType, words.notSaid)}
        isOptional
      />
      <PicturesField<Values> name="images" max={MAX_VEHICLE_PICTURES} known={vehicle?.pictures ?? []} isOptional />
      <WordsField<Values> name="features" isOptional />
      <WordsField<Values> name="featuresFr" hint={words.featuresFrHint} isOptional />
      <BothLanguages<Values> name="description" nameFr="descriptionFr" kind="text" isOptional />
      <FieldGroup label={words.state} isWide>
        <div className="ticks ticks--one">
          <TickField<Values> name="isAvailable" label={words.isAvailable} />
        </div>
      </FieldGroup>
    </>
  )
}

/** The car that an address names, or a new one. */
export function VehicleDialog(dialog: { open: 'add' | number; onClose: () => void }) {
  const { form: words } = useMessages(vehicleStaffMessages)
  return (
    <ContentDialog<Values, VehicleInput, PublicVehicle>
      {...dialog}
      entity="vehicle"
      url={VEHICLES_URL}
      form={vehicleForm}
      fresh={vehicleForm.empty({})}
      shownBy="isAvailable"
      words={{
        add: words.addTitle,
        edit: words.editTitle,
        submit: words.addSubmit,
        save: words.editSubmit,
        saving: words.saving,
        added: words.added,
        saved: words.updated,
      }}
      describe={({ name, brand, model }) => `${name}, ${brand} ${model}`}
    >
      {(vehicle) => <VehicleFields vehicle={vehicle} />}
    </ContentDialog>
  )
}
