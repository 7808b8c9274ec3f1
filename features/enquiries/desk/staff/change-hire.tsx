import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { dakarClock, todayInDakar } from '#common/dakar-time.ts'
import type { FleetCalendar } from '#features/mobility/hire/fleet-calendar.server.ts'
import { HIRE_EXTRAS } from '#features/mobility/hire/reservation.form.ts'
import { type HireChange, hireChangeSchema } from '#features/mobility/hire/staff-hire.schema.ts'
import { carOptions, FLEET_CALENDAR_URL } from '#features/mobility/staff/hires/car-options.ts'
import { HirePrice } from '#features/mobility/staff/hires/hire-price.tsx'
import { hireStaffMessages } from '#features/mobility/staff/hires/messages.ts'
import { AreaField, DateField, SelectField } from '#platform/staff-kit/fields.tsx'
import { formOf, type ValuesOf } from '#platform/staff-kit/form-of.ts'
import { refreshDesk } from '#platform/staff-kit/live/use-live.ts'
import { RecordDialog } from '#platform/staff-kit/record-dialog.tsx'
import { ApiError, callApi } from '#platform/staff-kit/ui/api.ts'
import { useReload } from '#platform/staff-kit/use-record.ts'
import { useStaffForm } from '#platform/staff-kit/use-staff-form.ts'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { StaffBooking } from '../../bookings/list-bookings.server.ts'
import { submissionMessages } from '../submission-messages.ts'
import { hireMessages } from './hire-messages.ts'
import { DESK_URLS } from './use-desk-change.ts'

const hireChangeForm = formOf(hireChangeSchema, { pickupDateTime: z.string(), dropoffDateTime: z.string() })
type Values = ValuesOf<typeof hireChangeForm>

/** A moment as the field for a day and an hour holds it; nothing where there is none. */
function clockOf(moment: unknown): string {
  const read = new Date(String(moment))
  return Number.isNaN(read.getTime()) ? '' : dakarClock(read)
}

function valuesOf({ vehicleId, bookingDate, bookingData }: StaffBooking): Values {
  return hireChangeForm.empty({
    vehicleId: vehicleId === null ? '' : String(vehicleId),
    pickupDateTime: clockOf(bookingDate),
    dropoffDateTime: clockOf(bookingData.dropoffDateTime),
  })
}

/** As `useSaveRecord`, under the version of the list's row: who was slower reads so beside the button, and sees the row anew. */
function useChange({ id, updatedAt }: StaffBooking) {
  const reload = useReload(DESK_URLS.booking)
  const queryClient = useQueryClient()
  return async (input: HireChange) => {
    const url = `/api/admin/bookings/${id}/hire`
    try {
      return await callApi<StaffBooking>(url, { method: 'PUT', body: input, version: updatedAt })
    } catch (error) {
      // Of these a form of the kit would offer to join two versions or to restore the record, and a booking is no text.
      const isOvertaken = error instanceof ApiError && (error.code === 'stale_edit' || error.code === 'not_found')
      if (isOvertaken) throw new Error(error.message)
      throw error
    } finally {
      void reload()
      void refreshDesk(queryClient)
    }
  }
}

function ChangeFields({ booking }: { booking: StaffBooking }) {
  const { change: words, cancelReasonHint, cancelReasonUnheard } = useMessages(hireMessages)
  const { languages } = useMessages(submissionMessages).contacts
  const shared = useMessages(hireStaffMessages)
  const today = todayInDakar()
  const { data } = useQuery<FleetCalendar>({ queryKey: [`${FLEET_CALENDAR_URL}?from=${today}&to=${today}`] })
  const hire = useWatch<Values>() as Values
  const { vehicleId: own, vehicleName, email, locale, bookingData } = booking
  const options = carOptions(data?.cars ?? [], { own })
  // Until the fleet is there, the field shows the car that they have.
  const known = own !== null && options.length === 0 ? [{ value: String(own), label: vehicleName ?? '' }] : options
  const extras = HIRE_EXTRAS.filter((extra) => [bookingData.extras].flat().includes(extra))
  return (
    <>
      <p className="full soft">{email === '' ? words.textUnheard : words.text}</p>
      <SelectField<Values>
        // The browser chooses anew among options that came later.
        key={known.length}
        name="vehicleId"
        label={shared.car}
        placeholder={shared.choose}
        options={known}
        isWide
      />
      <DateField<Values> name="pickupDateTime" label={shared.pickup} hasHour />
      <DateField<Values> name="dropoffDateTime" label={shared.dropoff} hasHour />
      <HirePrice hire={{ ...hire, extras, flightNumber: String(bookingData.flightNumber ?? '') }} isPriceOnly />
      <AreaField<Values>
        name="reason"
        label={words.reason}
        hint={email === '' ? cancelReasonUnheard : cancelReasonHint(languages[locale])}
        rows={3}
        isOptional
        isWide
      />
    </>
  )
}

function ChangeDialog({ booking, onClose }: { booking: StaffBooking; onClose: () => void }) {
  const { change: words } = useMessages(hireMessages)
  const toast = useToast()
  const save = useChange(booking)
  const form = useStaffForm({
    schema: hireChangeForm.schema,
    initial: valuesOf(booking),
    draft: { entity: 'hire', id: booking.id },
    version: null,
    save,
    onSaved({ email }) {
      toast({ title: email === '' ? words.doneUnheard : words.done })
      onClose()
    },
  })
  return (
    <RecordDialog title={words.title(booking.name)} form={form} words={words} onClose={onClose}>
      <ChangeFields booking={booking} />
    </RecordDialog>
  )
}

/** Other times, another car, or both: asked for in a drawer, so that the list stays where it is. */
export function ChangeHire({ booking }: { booking: StaffBooking }) {
  const { change: words } = useMessages(hireMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="text-link" onClick={() => setOpen(true)}>
        {words.act}
        <span className="sr">{words.of(booking.name)}</span>
      </button>
      {isOpen && <ChangeDialog booking={booking} onClose={() => setOpen(false)} />}
    </>
  )
}
