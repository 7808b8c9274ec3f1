import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { DateField, SelectField, TextField } from '#platform/staff-kit/fields.tsx'
import { formOf, type ValuesOf } from '#platform/staff-kit/form-of.ts'
import { refreshDesk } from '#platform/staff-kit/live/use-live.ts'
import { RecordDialog } from '#platform/staff-kit/record-dialog.tsx'
import { useSaveRecord } from '#platform/staff-kit/use-record.ts'
import { useStaffForm } from '#platform/staff-kit/use-staff-form.ts'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { CarBlock } from '../../hire/car-block.repository.server.ts'
import type { FleetCar } from '../../hire/fleet-calendar.server.ts'
import { type CarBlockInput, carBlockSchema } from '../../hire/staff-hire.schema.ts'
import { carOptions, FLEET_CALENDAR_URL } from './car-options.ts'
import { hireStaffMessages } from './messages.ts'

export const CAR_BLOCKS_URL = '/api/admin/car-blocks'

const carBlockForm = formOf(carBlockSchema, { from: z.string(), until: z.string() })
type Values = ValuesOf<typeof carBlockForm>

interface Props {
  cars: readonly FleetCar[]
  /** The one that is looked at. */
  car: number | null
  onClose: () => void
}

/** A car goes off the road for a time: for its service, a repair, or use of our own. */
export function BlockDialog({ cars, car, onClose }: Props) {
  const { off: words, car: carLabel, choose } = useMessages(hireStaffMessages)
  const toast = useToast()
  const queryClient = useQueryClient()
  const form = useStaffForm({
    schema: carBlockForm.schema,
    initial: carBlockForm.empty({ vehicleId: car === null ? '' : String(car), from: '', until: '' }),
    draft: { entity: 'car-block', id: 'new' },
    version: null,
    save: useSaveRecord<CarBlockInput, CarBlock>({ url: CAR_BLOCKS_URL, id: 'new', listUrl: FLEET_CALENDAR_URL }),
    onSaved() {
      void refreshDesk(queryClient)
      toast({ title: words.done })
      onClose()
    },
  })
  return (
    <RecordDialog title={words.title} form={form} words={words} onClose={onClose}>
      <p className="full soft">{words.text}</p>
      <SelectField<Values>
        name="vehicleId"
        label={carLabel}
        placeholder={choose}
        options={carOptions(cars, { isForHire: false })}
        isWide
      />
      <DateField<Values> name="from" label={words.from} hasHour />
      <DateField<Values> name="until" label={words.until} hasHour />
      <TextField<Values> name="reason" label={words.reason} hint={words.reasonHint} isWide />
    </RecordDialog>
  )
}
