import type { ReactNode } from 'react'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { accountMessages } from './messages.ts'

interface Props {
  title: string
  hint: string
  children: ReactNode
}

/** One subject of the account page: what it is on the left, what can be done on the right. */
export function AccountPart({ title, hint, children }: Props) {
  return (
    <section className="part account-part">
      <div>
        <h2>{title}</h2>
        <p className="soft part__hint">{hint}</p>
      </div>
      <div className="account-part__in">{children}</div>
    </section>
  )
}

/** Puts a text where the next paste takes it from. */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const { copy, copied, copyFailed } = useMessages(accountMessages)
  const toast = useToast()
  async function press() {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: copied })
    } catch {
      // Without https browsers have no clipboard for us, and some ask their owner first.
      toast({ title: copyFailed, variant: 'destructive' })
    }
  }
  return (
    <button type="button" className="btn btn--line btn--tight" onClick={() => void press()}>
      {label ?? copy}
    </button>
  )
}
