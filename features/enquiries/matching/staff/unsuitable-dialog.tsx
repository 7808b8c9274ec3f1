import { useEffect, useRef, useState } from 'react'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Dialog } from '#ui/modal.tsx'
import { useMessages } from '#ui/page/site.ts'
import { matchMessages } from './messages.ts'

interface Props {
  /** Of the home, or of the person. */
  name: string
  isBusy: boolean
  onMark: (reason: string) => void
  onClose: () => void
}

/** Why it is not for them: the next colleague need not find out again. */
export function UnsuitableDialog({ name, isBusy, onMark, onClose }: Props) {
  const { unsuitable: words } = useMessages(matchMessages)
  const { optional } = useMessages(staffMessages)
  const [reason, setReason] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // The dialog leads to its first button, which closes it: who came here came to write.
  useEffect(() => field.current?.focus(), [])
  return (
    <Dialog title={words.question(name)} closeLabel={words.close} isHeld={isBusy} onClose={onClose}>
      <form
        className="small-form"
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          if (!isBusy) onMark(reason)
        }}
      >
        <p className="soft">{words.consequence}</p>
        <Field label={words.reason} optionalMark={optional}>
          {(control) => (
            <input
              {...control}
              ref={field}
              value={reason}
              maxLength={200}
              autoComplete="off"
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
        <div className="acts">
          <button type="button" className="text-link" onClick={onClose}>
            {words.stay}
          </button>
          <Button type="submit" isBusy={isBusy} busyLabel={words.saving}>
            {words.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
