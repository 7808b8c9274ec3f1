import { PicturesField } from '#platform/pictures/staff/pictures-field.tsx'
import { EditedRecord } from '#platform/staff-kit/dialogs/edited-record.tsx'
import { WordsField } from '#platform/staff-kit/fields/words-field.tsx'
import { BothLanguages, NumberField, SelectField, TextField, TickField } from '#platform/staff-kit/fields.tsx'
import { choice, formOf, groupedMoney, numberOrDefault, type ValuesOf } from '#platform/staff-kit/form-of.ts'
import { RecordDialog } from '#platform/staff-kit/record-dialog.tsx'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { useSaveRecord } from '#platform/staff-kit/use-record.ts'
import { useStaffForm } from '#platform/staff-kit/use-staff-form.ts'
import { FieldGroup } from '#ui/field.tsx'
import type { Option } from '#ui/options.ts'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { PublicVehicle } from '../vehicle.public.ts'
import { MAX_VEHICLE_PICTURES, type VehicleInput, vehicleInputSchema } from '../vehicle.schema.ts'
import { VEHICLE_CATEGORIES } from '../vehicle-categories.ts'
import { vehicleStaffMessages } from './messages.ts'

export const VEHICLES_URL = '/api/vehicles'

/** A new one has four seats, two bags, this year's date and is available (SPEC section 5): as the schema has it. */
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

function VehicleForm({ vehicle, onClose }: { vehicle: PublicVehicle | null; onClose: () => void }) {
  const { form: words } = useMessages(vehicleStaffMessages)
  const toast = useToast()
  const id = vehicle?.id ?? 'new'
  const save = useSaveRecord<VehicleInput, PublicVehicle>({ url: VEHICLES_URL, id, listUrl: VEHICLES_URL })
  const form = useStaffForm<Values, VehicleInput, PublicVehicle>({
    schema: vehicleForm.schema,
    initial: vehicle ? vehicleForm.toValues(vehicle) : vehicleForm.empty({}),
    draft: { entity: 'vehicle', id },
    version: vehicle?.updatedAt ?? null,
    save,
    onSaved: ({ name, brand, model }) => {
      toast({ title: vehicle ? words.updated : words.added, description: `${name}, ${brand} ${model}` })
      onClose()
    },
    reload: async () => {
      const stored = await callApi<PublicVehicle>(`${VEHICLES_URL}/${id}`)
      return { values: vehicleForm.toValues(stored), version: stored.updatedAt }
    },
  })
  return (
    <RecordDialog
      title={vehicle ? words.editTitle : words.addTitle}
      form={form}
      words={{ submit: vehicle ? words.editSubmit : words.addSubmit, saving: words.saving }}
      onClose={onClose}
    >
      <VehicleFields vehicle={vehicle} />
    </RecordDialog>
  )
}

/** The car that an address names, or a new one. */
export function VehicleDialog({ open, onClose }: { open: 'add' | number; onClose: () => void }) {
  const { form: words } = useMessages(vehicleStaffMessages)
  if (open === 'add') return <VehicleForm vehicle={null} onClose={onClose} />
  return (
    <EditedRecord<PublicVehicle> url={`${VEHICLES_URL}/${open}`} title={words.editTitle} onClose={onClose}>
      {(vehicle) => <VehicleForm vehicle={vehicle} onClose={onClose} />}
    </EditedRecord>
  )
}
