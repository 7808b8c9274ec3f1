import { useQueryClient } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { PersonFields } from '#platform/staff-kit/fields/person-fields.tsx'
import { AreaField, DateField, SelectField, TextField } from '#platform/staff-kit/fields.tsx'
import { formOf, type ValuesOf } from '#platform/staff-kit/form-of.ts'
import { refreshDesk } from '#platform/staff-kit/live/use-live.ts'
import { RecordDialog } from '#platform/staff-kit/record-dialog.tsx'
import { useSaveRecord } from '#platform/staff-kit/use-record.ts'
import { useStaffForm } from '#platform/staff-kit/use-staff-form.ts'
import { FieldGroup } from '#ui/field.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { FleetCar } from '../../hire/fleet-calendar.server.ts'
import { BAGS, HIRE_EXTRAS, PASSENGERS } from '../../hire/reservation.form.ts'
import { reservationMessages } from '../../hire/reservation-messages.ts'
import { type StaffHire, staffHireSchema } from '../../hire/staff-hire.schema.ts'
import { carOptions } from './car-options.ts'
import { HirePrice } from './hire-price.tsx'
import { hireStaffMessages } from './messages.ts'

const staffHireForm = formOf(staffHireSchema, { pickupDateTime: z.string(), dropoffDateTime: z.string() })
type Values = ValuesOf<typeof staffHireForm>

function Extras() {
  const { fields, choices } = useMessages(reservationMessages)
  const { register } = useFormContext<Values>()
  return (
    <FieldGroup label={fields.extras} isWide>
      <div className="ticks">
        {HIRE_EXTRAS.map((extra) => (
          <label key={extra}>
            <input type="checkbox" value={extra} {...register('extras')} />
            {choices.extras[extra]}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

function HireFields({ cars }: { cars: readonly FleetCar[] }) {
  const { hire: words, ...shared } = useMessages(hireStaffMessages)
  const { fields, choices } = useMessages(reservationMessages)
  const hire = useWatch<Values>() as Values
  const notSaid = { value: '', label: words.notSaid }
  return (
    <>
      <PersonFields />
      <SelectField<Values>
        name="vehicleId"
        label={shared.car}
        placeholder={shared.choose}
        options={carOptions(cars)}
        isWide
      />
      <DateField<Values> name="pickupDateTime" label={shared.pickup} hasHour />
      <DateField<Values> name="dropoffDateTime" label={shared.dropoff} hasHour />
      <Extras />
      <SelectField<Values>
        name="passengers"
        label={fields.passengers}
        options={[notSaid, ...PASSENGERS.map((band) => ({ value: band, label: choices.passengers[band] }))]}
        isOptional
      />
      <SelectField<Values>
        name="bags"
        label={fields.bags}
        options={[notSaid, ...BAGS.map((band) => ({ value: band, label: choices.bags[band] }))]}
        isOptional
      />
      <TextField<Values> name="flightNumber" label={fields.flightNumber} isOptional />
      <AreaField<Values> name="message" label={words.message} hint={words.messageHint} rows={3} isOptional isWide />
      <HirePrice hire={hire} />
    </>
  )
}

interface Props {
  cars: readonly FleetCar[]
  /** The one that is looked at. */
  car: number | null
  onClose: () => void
}

/** Somebody called: staff write the hire down, and it is confirmed at once. */
export function AddHireDialog({ cars, car, onClose }: Props) {
  const { hire: words } = useMessages(hireStaffMessages)
  const { locale } = useSite()
  const toast = useToast()
  const queryClient = useQueryClient()
  const form = useStaffForm({
    schema: staffHireForm.schema,
    initial: staffHireForm.empty({
      locale,
      vehicleId: car === null ? '' : String(car),
      pickupDateTime: '',
      dropoffDateTime: '',
    }),
    draft: { entity: 'hire', id: 'new' },
    version: null,
    save: useSaveRecord<StaffHire, { email: string }>({
      url: '/api/admin/bookings',
      id: 'new',
      listUrl: '/api/bookings',
    }),
    onSaved({ email }) {
      void refreshDesk(queryClient)
      toast({ title: email === '' ? words.unwritten : words.written })
      onClose()
    },
  })
  return (
    <RecordDialog title={words.title} form={form} words={words} onClose={onClose}>
      <HireFields cars={cars} />
    </RecordDialog>
  )
}
