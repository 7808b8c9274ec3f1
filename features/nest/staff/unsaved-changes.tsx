import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useMessages } from '#app/site.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { nestStaffMessages } from './messages.ts'

/** Asks before a page with changes is left: by a link, by the back button, or by closing the tab. */
export function UnsavedChanges({ hasChanges }: { hasChanges: () => boolean }) {
  const { form } = useMessages(nestStaffMessages)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasChanges() && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasChanges()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [hasChanges])

  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      title={form.leaveTitle}
      consequence={form.leaveText}
      act={form.leaveAct}
      leave={form.leaveStay}
      onAct={() => blocker.proceed()}
      onLeave={() => blocker.reset()}
    />
  )
}
