import { useQuery } from '@tanstack/react-query'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { useApiList } from '#platform/staff-kit/ui/use-api-list.ts'
import { useSite } from '#ui/page/site.ts'
import type { StaffActivity, StaffLeadDetail } from '../../leads/lead.public.ts'
import type { StaffMember } from '../../leads/staff-member.repository.server.ts'
import type { StaffWishes } from '../../matching/matching.public.ts'
import { wishesUrl } from '../../matching/staff/match-requests.ts'
import type { ReplyFacts } from './reply-values.ts'

/** As many as the timeline below shows: it is the same request. */
const PER_PAGE = 15

/** Who writes, as those who are written to know them: by their name, not by their account's. */
export function useAgentName(): { agent: string | null; isPending: boolean } {
  const actor = useActor()
  const members = useQuery<StaffMember[]>({ queryKey: ['/api/admin/staff-members'] })
  const me = actor.kind === 'staff' ? actor : null
  const agent = members.data?.find(({ id }) => id === me?.id)?.name ?? me?.username ?? null
  return { agent, isPending: members.isPending }
}

/** What an answer can be filled with. Not ready while any of it is still on its way. */
export function useReplyFacts(lead: StaffLeadDetail): { facts: ReplyFacts; isReady: boolean } {
  const { company, publicUrl } = useSite()
  const { agent, isPending } = useAgentName()
  const { query, items } = useApiList<StaffActivity>(`/api/admin/leads/${lead.id}/activities`, { pageSize: PER_PAGE })
  const wishes = useQuery<StaffWishes>({ queryKey: [wishesUrl(lead.id)] })
  return {
    facts: { lead, timeline: items, wishes: wishes.data ?? null, agent, company, publicUrl },
    isReady: !isPending && !query.isPending && !wishes.isPending,
  }
}
