import { useQuery } from '@tanstack/react-query'
import { ownEntry } from '#common/own-entry.ts'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { useMessages } from '#ui/page/site.ts'
import type { StaffTemplate } from '../template.public.ts'
import type { TemplateType } from '../template-types.ts'
import { templateMessages } from './messages.ts'

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

/** What a place stands for, in words; one we do not know stays as it is written. */
export function useVariableNames(): (name: string) => string {
  const { variables } = useMessages(templateMessages)
  return (name) => ownEntry<string>(variables, name) ?? `{{${name}}}`
}
