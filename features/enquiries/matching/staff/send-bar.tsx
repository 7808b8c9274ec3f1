import { useMessages } from '#ui/page/site.ts'
import { sendHomesMessages } from './send-messages.ts'

interface Props {
  label: string
  count: number
  /** Said when no more can be ticked. */
  most: string | null
  onSend: () => void
  onClear: () => void
}

/** What to do with what is ticked; in reach as long as something is. */
export function SendBar({ label, count, most, onSend, onClear }: Props) {
  const words = useMessages(sendHomesMessages)
  return (
    <div className="send-bar" role="status" hidden={count === 0}>
      {count > 0 && (
        <>
          <button type="button" className="btn btn--tight" onClick={onSend}>
            {label}
          </button>
          <button type="button" className="text-link" onClick={onClear}>
            {words.clear}
          </button>
          {most && <p className="soft">{most}</p>}
        </>
      )}
    </div>
  )
}
