import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { can, type Permission } from '#common/permissions.ts'
import { kitMessages } from '#platform/staff-kit/messages.ts'
import { LoadFailed, SkeletonRows } from '#platform/staff-kit/ui/load-states.tsx'
import { NotAllowed } from '#platform/staff-kit/ui/not-allowed.tsx'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { isMissing } from '#platform/staff-kit/use-record.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMessages } from '#ui/page/site.ts'
import { mediaStaffMessages } from './messages.ts'

function BackToList({ to }: { to: string }) {
  const { backToList } = useMessages(kitMessages)
  return (
    <StaffLink className="btn btn--line" to={to}>
      {backToList}
    </StaffLink>
  )
}

interface FrameProps {
  title: string
  needs: Permission
  /** The list it belongs to. */
  back: { to: string; label: string }
  children: ReactNode
}

/** The page of an editor; whoever may only read is told so before they type. */
export function EditorFrame({ title, needs, back, children }: FrameProps) {
  const words = useMessages(mediaStaffMessages)
  const isAllowed = can(useActor(), needs)
  return (
    <section className="staff-section">
      <p className="crumb">
        <StaffLink to={back.to}>
          <Icon name="back" />
          {back.label}
        </StaffLink>
      </p>
      <h2>{title}</h2>
      {isAllowed ? (
        children
      ) : (
        <NotAllowed words={{ title: words.notAllowed, hint: words.notAllowedHint }} back={back} />
      )}
    </section>
  )
}

interface LoadProps<Item> {
  query: UseQueryResult<Item>
  missing: string
  back: string
  children: (item: Item) => ReactNode
}

/** Waiting, gone, failed, or there. */
export function Loaded<Item>({ query, missing, back, children }: LoadProps<Item>) {
  const words = useMessages(kitMessages)
  if (query.data !== undefined) return children(query.data)
  if (query.isPending) return <SkeletonRows rows={6} />
  if (query.isError && !isMissing(query.error))
    return <LoadFailed error={query.error} onRetry={() => query.refetch()} />
  return (
    <EmptyState heading="h3" title={missing} hint={words.notFoundText}>
      <BackToList to={back} />
    </EmptyState>
  )
}
