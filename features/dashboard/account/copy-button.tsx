import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { accountMessages } from './messages.ts'

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
