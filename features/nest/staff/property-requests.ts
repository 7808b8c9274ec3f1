import { callApi } from '#platform/staff-kit/ui/api.ts'
import type { StaffProperty } from '../property.public.ts'

export const PROPERTIES_URL = '/api/admin/properties'

export const propertyUrl = (id: number | string) => `/api/properties/${encodeURIComponent(id)}`

export const readProperty = (id: number) => callApi<StaffProperty>(propertyUrl(id))
