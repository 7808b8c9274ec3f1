import { useId, useSyncExternalStore } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMessages } from '#ui/page/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { formMessages } from './form-messages.ts'

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** False only where the browser is sure of it: that there is a network does not mean that it leads anywhere. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

interface Props {
  submit: string
  /** Stands in for the label meanwhile: 'Sending...'. */
  submitting: string
  isSending: boolean
  /** It was sent without a network, and leaves when there is one. */
  isWaiting: boolean
  takeBack: () => void
  /** What is wrong with the whole rather than with a field. */
  problem?: string | undefined
  /** The page has come back from a plain post for that reason only: it should be in view. */
  isProblemNew: boolean
}

/** Below the fields of a public form: what is wrong with it or became of it, the button, what we do with the words. */
export function FormEnd({ submit, submitting, isSending, isWaiting, takeBack, problem, isProblemNew }: Props) {
  const { privacy, privacyLink, offline, waiting } = useMessages(formMessages)
  const isOnline = useOnline()
  const waitingId = useId()
  return (
    <div className="form__end">
      {problem && (
        <p className="form__problem" role="alert">
          <Icon name="alert" />
          {problem}
        </p>
      )}
      {isWaiting ? (
        <div className="form-sent">
          <p id={waitingId}>
            <b>{waiting.title}</b> {waiting.text}
          </p>
          <button type="button" className="text-link" aria-describedby={waitingId} onClick={takeBack}>
            {waiting.takeBack}
          </button>
        </div>
      ) : (
        <Button type="submit" isBusy={isSending} busyLabel={submitting} autoFocus={isProblemNew}>
          {submit}
        </Button>
      )}
      {/* There before what it says: only then is it read out. */}
      <div className="form__net" aria-live="polite">
        {!isOnline && !isWaiting && <p className="micro soft">{offline}</p>}
      </div>
      <p className="micro soft">
        {privacy} <SiteLink to="/privacy-policy#sending">{privacyLink}</SiteLink>
      </p>
    </div>
  )
}
