import { useMessages } from '#ui/page/site.ts'
import { Waiting } from '#ui/skeleton.tsx'
import { staffMessages } from '../staff-messages.ts'
import { useFailureText } from './error-text.ts'

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
