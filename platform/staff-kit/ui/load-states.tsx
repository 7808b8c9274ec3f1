import type { ReactNode } from 'react'
import { EmptyState } from '#ui/empty-state.tsx'
import { useMessages } from '#ui/page/site.ts'
import { Waiting } from '#ui/skeleton.tsx'
import { staffMessages } from '../staff-messages.ts'
import { useKeptFocus } from '../use-kept-focus.ts'
import { useFailureText } from './error-text.ts'
import { StaffLink } from './staff-link.tsx'
import { tabPath } from './tabs.ts'

/** Waiting: sand shapes in the place of what comes. */
export function SkeletonRows({ rows }: { rows: number }) {
  const { loading } = useMessages(staffMessages)
  return (
    <Waiting label={loading} className="skel-rows">
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className="skel" />
      ))}
    </Waiting>
  )
}

/** Failed: what the server said, and the way to ask again. */
export function LoadFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { dashboard, tryAgain } = useMessages(staffMessages)
  const failureText = useFailureText()
  return (
    <div className="empty" role="alert">
      <p className="serif fail-title">{dashboard.failed}</p>
      <p className="soft">{failureText(error)}</p>
      <button type="button" className="btn btn--line" onClick={onRetry}>
        {tryAgain}
      </button>
    </div>
  )
}

/** What became of a press. The button that was pressed is gone, so the focus goes here, once. */
export function OutcomeLine({ children }: { children: ReactNode }) {
  const { rest: line } = useKeptFocus<HTMLParagraphElement>({ isArrival: true })
  return (
    <p className="outcome" role="status" tabIndex={-1} ref={line}>
      {children}
    </p>
  )
}

interface Props {
  /** What the account does not do, and who can; unless told otherwise: open this section. */
  words?: { title: string; hint: string }
  /** Where to go instead; unless told otherwise, the dashboard. */
  back?: { to: string; label: string }
}

/** A page that somebody's role does not open. */
export function NotAllowed({ words, back }: Props) {
  const { dashboard } = useMessages(staffMessages)
  const { title, hint } = words ?? { title: dashboard.notAllowed, hint: dashboard.notAllowedHint }
  const { to, label } = back ?? { to: tabPath('overview'), label: dashboard.back }
  return (
    <EmptyState heading="h3" title={title} hint={hint}>
      <StaffLink className="btn btn--line" to={to}>
        {label}
      </StaffLink>
    </EmptyState>
  )
}
