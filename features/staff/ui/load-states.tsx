import type { ReactNode } from 'react'
import { useMessages } from '#app/site.ts'
import { staffMessages } from '../messages.ts'
import { useFailureText } from './error-text.ts'

/** Waiting: sand shapes in the place of what comes. */
export function SkeletonRows({ rows }: { rows: number }) {
  const { loading } = useMessages(staffMessages)
  return (
    <div className="skel-rows" aria-busy="true">
      <p className="sr" role="status">
        {loading}
      </p>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className="skel" />
      ))}
    </div>
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

export function Nothing({ title, hint, children }: { title: string; hint: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <h3>{title}</h3>
      <p className="soft">{hint}</p>
      {children}
    </div>
  )
}
