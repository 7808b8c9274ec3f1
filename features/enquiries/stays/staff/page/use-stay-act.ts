import { useDecision } from '#platform/staff-kit/use-record.ts'
import type { StaffStay } from '../../stay.public.ts'
import type { StayAct } from '../../stay-request.schema.ts'
import { STAYS_URL } from '../stay-links.ts'

export const stayUrl = (id: number | string): string => `${STAYS_URL}/${id}`

export const useStayAct = ({ id, updatedAt }: Pick<StaffStay, 'id' | 'updatedAt'>) =>
  useDecision<StaffStay, StayAct>(stayUrl(id), updatedAt)
export type StayActState = ReturnType<typeof useStayAct>
