import { can } from '#common/permissions.ts'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { useMessages } from '#ui/page/site.ts'
import { saleStaffMessages } from './messages.ts'
import type { Planned } from './use-home-change.ts'

/** Nobody cancels what is planned for a home that was sold: whoever sold it is told, and where to find it. */
export function PlannedViewings({ planned, onClose }: { planned: Planned | null; onClose: () => void }) {
  const { planned: words } = useMessages(saleStaffMessages)
  const mayRead = can(useActor(), 'enquiry:read')
  return (
    <div role="status" className="planned">
      {planned && (
        <p>
          {words.title(planned.viewings, `${planned.title} (${planned.reference})`)}{' '}
          {mayRead && (
            <StaffLink className="text-link" to={`/admin/dashboard/viewings?search=${planned.reference}`}>
              {words.see}
            </StaffLink>
          )}{' '}
          <button type="button" className="text-link" onClick={onClose}>
            {words.close}
          </button>
        </p>
      )}
    </div>
  )
}
