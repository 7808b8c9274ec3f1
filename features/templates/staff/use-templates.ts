import { useQuery } from '@tanstack/react-query'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import type { StaffTemplate } from '../template.public.ts'
import type { TemplateType } from '../template-types.ts'

export const TEMPLATES_URL = '/api/admin/templates'

/** More of one type nobody would find their way in. */
const MOST = 100

/** The templates of one type, by name, for a choice to begin from. */
export function useTemplates(type: TemplateType) {
  return useQuery({
    // The address alone comes first: who changes a template invalidates every list of them.
    queryKey: [TEMPLATES_URL, type],
    queryFn: ({ signal }) => callApi<StaffTemplate[]>(`${TEMPLATES_URL}?type=${type}&limit=${MOST}`, { signal }),
  })
}
