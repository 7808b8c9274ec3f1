import type { MouseEvent } from 'react'
import { useMessages } from '#ui/page/site.ts'
import { resultMessages } from './messages.ts'

/** Where the open questions stand (understood.tsx). */
export const CHECKS_ID = 'result-checks'

/** The wizard keeps its place in the hash, so with scripts the way there leaves the address alone. */
function goThere(event: MouseEvent) {
  const checks = document.getElementById(CHECKS_ID)
  if (!checks) return
  event.preventDefault()
  checks.scrollIntoView({ block: 'center' })
  checks.focus({ preventScroll: true })
}

/** Beside a score: how much of what was asked it cannot count. */
export function CheckLink({ count }: { count: number }) {
  const words = useMessages(resultMessages)
  return (
    <p className="rec__check small">
      <a href={`#${CHECKS_ID}`} onClick={goThere}>
        {words.checks(count)}
      </a>
    </p>
  )
}
