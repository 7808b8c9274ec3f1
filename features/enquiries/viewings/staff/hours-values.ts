import { type ZodType, z } from 'zod'
import type { StaffAdviser } from '../viewing.public.ts'
import { type AdviserInput, adviserSchema } from '../viewing.schema.ts'

/** As the inputs hold it: numbers are texts while someone types them. */
export interface HoursValues extends Omit<AdviserInput, 'minutes' | 'bufferMinutes' | 'hours'> {
  /** Each day is an object: a list of lists has no names for its fields. */
  week: { spans: { from: string; to: string }[] }[]
  minutes: string
  bufferMinutes: string
}

const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))
const { takesViewings, hours, minutes, bufferMinutes, daysOff } = adviserSchema.shape

/** Each field by the API's own rule, under the name it has here. */
const schema = z
  .object({
    takesViewings,
    week: z.array(z.object({ spans: hours.element })),
    minutes: z.string().transform(numberOf).pipe(minutes),
    bufferMinutes: z.string().transform(numberOf).pipe(bufferMinutes),
    daysOff,
  })
  .transform(({ week, ...said }): AdviserInput => ({ ...said, hours: week.map(({ spans }) => spans) }))
export const hoursForm = schema as unknown as ZodType<AdviserInput, HoursValues>

export const hoursOf = ({ takesViewings, hours, minutes, bufferMinutes, daysOff }: StaffAdviser): HoursValues => ({
  takesViewings,
  week: hours.map((spans) => ({ spans })),
  minutes: String(minutes),
  bufferMinutes: String(bufferMinutes),
  daysOff,
})
