import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { inLocale } from '#common/locale.ts'
import { can } from '#common/permissions.ts'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { tabPath } from '#platform/staff-kit/ui/tabs.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { ChangedHomes } from '../../sale/change-sale-state.server.ts'
import { saleStaffMessages } from './messages.ts'

type Planned = ChangedHomes['planned']

/** Kept with what was read: whoever saved in the form of a home is told on the list, where it leads. */
const KEY = ['viewings of homes that were taken off']

type Home = Omit<Planned[number], 'openViewings'> & { openViewings?: number }

export function useTellPlanned(): (homes: readonly Home[]) => void {
  const queryClient = useQueryClient()
  return useCallback(
    (homes) =>
      queryClient.setQueryData<Planned>(
        KEY,
        homes.flatMap(({ openViewings = 0, ...home }) => (openViewings > 0 ? [{ ...home, openViewings }] : [])),
      ),
    [queryClient],
  )
}

/** Nobody cancels what is planned for a home that was sold: whoever sold it is told, and where to find it. */
export function PlannedViewings() {
  const { planned: words } = useMessages(saleStaffMessages)
  const { locale } = useSite()
  const mayRead = can(useActor(), 'enquiry:read')
  const { data = [] } = useQuery<Planned>({ queryKey: KEY, enabled: false })
  const tell = useTellPlanned()
  return (
    <div role="status" className="planned">
      {data.map(({ id, reference, title, titleFr, openViewings }) => (
        <p key={id}>
          {words.title(openViewings, `${inLocale(locale, title, titleFr)} (${reference})`)}{' '}
          {mayRead && (
            <StaffLink className="text-link" to={`${tabPath('viewings')}?search=${reference}`}>
              {words.see}
            </StaffLink>
          )}{' '}
          <button type="button" className="text-link" onClick={() => tell(data.filter((home) => home.id !== id))}>
            {words.close}
            {data.length > 1 && <span className="sr"> {reference}</span>}
          </button>
        </p>
      ))}
    </div>
  )
}
