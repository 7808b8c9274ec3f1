import type { FieldValues, Path } from 'react-hook-form'
import { TickField } from '#platform/staff-kit/fields.tsx'
import { useMessages } from '#ui/page/site.ts'
import { demoStaffMessages } from './demo-staff-messages.ts'

interface Props<Values> {
  name: Path<Values & FieldValues>
  /** As it is stored; null for one that is new. */
  record: { isDemo: boolean } | null
}

/** Takes the mark off what the demo content wrote, once it is true. What staff add themselves has none. */
export function DemoTick<Values>({ name, record }: Props<Values>) {
  const { tick } = useMessages(demoStaffMessages)
  return record?.isDemo ? <TickField<Values & FieldValues> name={name} label={tick} /> : null
}
