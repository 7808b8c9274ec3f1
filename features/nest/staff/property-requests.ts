import { callApi } from '#features/staff/ui/api.ts'
import type { PublicProperty } from '../property.public.ts'

export const PROPERTIES_URL = '/api/admin/properties'

export const propertyUrl = (id: number | string) => `/api/properties/${encodeURIComponent(id)}`

export const readProperty = (id: number) => callApi<PublicProperty>(propertyUrl(id))
