import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { Locale } from '#common/locale.ts'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { useMessages } from './page/site.ts'

interface Props {
  messages: Record<Locale, { failed: string; failedHint: string; retry: string }>
  heading?: 'h2' | 'h3'
}

/** A list could not be fetched. It is asked for again on request, and by itself when the network is back. */
export function FailedList({ messages, heading = 'h2' }: Props) {
  const { failed, failedHint, retry } = useMessages(messages)
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    const again = () => void revalidate()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [revalidate])
  return (
    <div role="alert">
      <EmptyState heading={heading} title={failed} hint={failedHint}>
        <Button className="btn btn--line" isBusy={state === 'loading'} onClick={() => void revalidate()}>
          {retry}
        </Button>
      </EmptyState>
    </div>
  )
}
