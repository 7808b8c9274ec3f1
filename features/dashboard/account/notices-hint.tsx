import { useState } from 'react'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { useFailureText } from '#platform/staff-kit/ui/error-text.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { keptInBrowser } from '#ui/browser-storage.ts'
import { Button } from '#ui/button.tsx'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { useInstall } from '../frame/install-app.ts'
import { noticesMessages } from './notice-messages.ts'
import { usePush } from './use-push.ts'

/** Put away once, it stays away in this browser: the account page has all of it. */
const putAway = keptInBrowser({ key: 'kais-staff-hint', read: (kept) => kept === true || null })

/** Above the day, for whoever could be told and is not: the way to it in one press. */
export function NoticesHint() {
  const words = useMessages(noticesMessages)
  const { error: errorTitle } = useMessages(staffMessages)
  const toast = useToast()
  const failureText = useFailureText()
  const install = useInstall()
  const { state, isBusy, turnOn } = usePush((error) =>
    toast({ title: errorTitle, description: failureText(error), variant: 'destructive' }),
  )
  const [isAway, setAway] = useState(() => putAway.read() === true)
  if (isAway || (state !== 'off' && state !== 'not-installed')) return null
  return (
    <aside className="push-hint" aria-label={words.title}>
      <p>{state === 'off' ? words.offer : words.offerApple}</p>
      <div className="push-hint__acts">
        {state === 'off' ? (
          <Button className="btn btn--tight" isBusy={isBusy} busyLabel={words.busy} onClick={turnOn}>
            {words.turnOn}
          </Button>
        ) : (
          <StaffLink className="btn btn--tight" to="/admin/account#notices">
            {words.how}
          </StaffLink>
        )}
        {install && (
          <button type="button" className="btn btn--line btn--tight" onClick={install}>
            {words.install}
          </button>
        )}
        <button
          type="button"
          className="text-link"
          onClick={() => {
            putAway.write(true)
            setAway(true)
          }}
        >
          {words.notNow}
        </button>
      </div>
    </aside>
  )
}
