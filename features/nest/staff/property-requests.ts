import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#features/staff/ui/api.ts'
import { DASHBOARD_KEY } from '#features/staff/ui/summary-cards.tsx'
import type { PublicProperty } from '../property.public.ts'
import type { PropertyInput } from '../property.schema.ts'

export const PROPERTIES_URL = '/api/admin/properties'

/** After a change the matching list is loaded again (SPEC section 4), and with it the counts above it. */
function useReload() {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: [PROPERTIES_URL] }),
      queryClient.invalidateQueries({ queryKey: DASHBOARD_KEY }),
    ])
  }
}

/** Not kept after the screen closes: an edit must begin from what is stored now, not from what was read before. */
export function useProperty(id: string) {
  return useQuery<PublicProperty>({ queryKey: [`/api/properties/${encodeURIComponent(id)}`], gcTime: 0 })
}

export function useCreateProperty() {
  const reload = useReload()
  return useMutation({
    mutationFn: (body: PropertyInput) => callApi<PublicProperty>(PROPERTIES_URL, { method: 'POST', body }),
    onSuccess: reload,
  })
}

export function useUpdateProperty(id: string) {
  const reload = useReload()
  return useMutation({
    mutationFn: (body: PropertyInput) =>
      callApi<PublicProperty>(`${PROPERTIES_URL}/${encodeURIComponent(id)}`, { method: 'PUT', body }),
    onSuccess: reload,
  })
}

export function useDeleteProperty() {
  const reload = useReload()
  return useMutation({
    mutationFn: (id: number) => callApi(`/api/properties/${id}`, { method: 'DELETE' }),
    onSuccess: reload,
  })
}
