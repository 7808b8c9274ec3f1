import { z } from 'zod'
import { line } from '#common/schema.ts'
import { say } from '#common/validation.ts'

/** The lists of the dashboard whose filters can be kept. */
export const FILTERED_TABS = [
  'properties',
  'leads',
  'tasks',
  'viewings',
  'contacts',
  'inquiries',
  'bookings',
  'stays',
] as const
export type FilteredTab = (typeof FILTERED_TABS)[number]

export const MOST_SAVED_FILTERS = 20

/** What stands in an address for a moment only: a dialog that is open, what was added. It is no filter. */
const PASSING = ['add', 'startsAt', 'dueAt', 'for', 'edit', 'duplicates', 'rules', 'cursor', 'limit']

/** The filters of an address, in one order: the same choice reads the same. Empty where nothing is chosen. */
export function filtersOf(search: string): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of [...params]) if (value === '' || PASSING.includes(name)) params.delete(name)
  params.sort()
  return params.toString()
}

const MAX_NAME = 60
const MAX_QUERY = 1_000
const name = line.pipe(z.string().max(MAX_NAME, say('tooLong')))
const tab = z.enum(FILTERED_TABS, say('chooseOne'))

export const savedFilterListSchema = z.object({ tab: tab.optional() })
export const savedFilterSchema = z.object({
  tab,
  name,
  query: z
    .string(say('required'))
    .max(MAX_QUERY, say('tooLong'))
    .transform(filtersOf)
    .pipe(z.string().min(1, say('required'))),
})
export type SavedFilterInput = z.output<typeof savedFilterSchema>
export const savedFilterNameSchema = z.object({ name })

export interface SavedFilter extends SavedFilterInput {
  id: number
}
