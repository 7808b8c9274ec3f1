import { callApi } from '#platform/staff-kit/ui/api.ts'
import type { Option } from '#ui/options.ts'
import type { PublicProperty } from '../property.public.ts'

export const PROPERTIES_URL = '/api/admin/properties'

export const propertyUrl = (id: number | string) => `/api/properties/${encodeURIComponent(id)}`

export const readProperty = (id: number) => callApi<PublicProperty>(propertyUrl(id))

/** The values of a list with their names in the reader's language. */
export function namedOptions<Value extends string>(values: readonly Value[], names: Record<Value, string>): Option[] {
  return values.map((value) => ({ value, label: names[value] }))
}
