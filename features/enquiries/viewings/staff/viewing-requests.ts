import { useQuery } from '@tanstack/react-query'
import { tabPath } from '#platform/staff-kit/ui/tabs.ts'
import { useDecision } from '#platform/staff-kit/use-record.ts'
import type { StaffAdviser, StaffViewing } from '../viewing.public.ts'
import { staffSlotsSchema, type ViewingChange } from '../viewing.schema.ts'
import type { ViewingSlots } from '../viewing-slots.ts'
import type { ViewingKind } from '../viewing-status.ts'

export const VIEWINGS_URL = '/api/admin/viewings'
export const viewingUrl = (id: number) => `${VIEWINGS_URL}/${id}`
/** Where one viewing is read and decided on. */
export const viewingPath = (id: number) => `${tabPath('viewings')}?edit=${id}`

export const useViewingAct = ({ id, updatedAt }: Pick<StaffViewing, 'id' | 'updatedAt'>) =>
  useDecision<StaffViewing, Partial<ViewingChange>>(viewingUrl(id), updatedAt)

export const ADVISERS_URL = '/api/admin/advisers'

export function useAdvisers(): StaffAdviser[] {
  return useQuery<StaffAdviser[]>({ queryKey: [ADVISERS_URL] }).data ?? []
}

interface Wanted {
  propertyId: number | null
  investmentId: number | null
  kind: ViewingKind
  adviser?: number | null
  moved?: number
  /** How long it is to take, as it is typed: until that is a length, it counts as the usual one. */
  typedMinutes: string
}

const { minutes: lengthRule } = staffSlotsSchema.shape

/** The free times of a home, of one adviser or of everybody who shows it. */
export function useStaffSlots({ propertyId, investmentId, kind, adviser, moved, typedMinutes }: Wanted) {
  const asked = new URLSearchParams({ kind })
  const minutes = lengthRule.safeParse(typedMinutes).data
  for (const [name, value] of Object.entries({ propertyId, investmentId, adviser, moved, minutes }))
    if (value) asked.set(name, String(value))
  return useQuery<ViewingSlots>({
    queryKey: [`/api/admin/viewing-slots?${asked}`],
    enabled: propertyId !== null || investmentId !== null,
    // Visitors take them meanwhile.
    staleTime: 0,
  })
}
