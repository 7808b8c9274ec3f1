import { useId, useLayoutEffect, useRef } from 'react'

interface Props {
  /** The question. */
  title: string
  /** What happens then, in one line. */
  consequence: string
  act: string
  leave: string
  isBusy?: boolean
  onAct: () => void
  onLeave: () => void
}

/** Asks before something that cannot be undone. Rendered while it is open; the browser keeps focus inside and gives it back. */
export function ConfirmDialog({ title, consequence, act, leave, isBusy = false, onAct, onLeave }: Props) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed before it leaves the document: only then does the browser return focus to where it was.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={onLeave}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p className="soft" id={`${id}-text`}>
        {consequence}
      </p>
      <div className="acts">
        <button type="button" className="thread" onClick={onLeave}>
          {leave}
        </button>
        <button type="button" className="btn btn--danger" disabled={isBusy} onClick={onAct}>
          {act}
        </button>
      </div>
    </dialog>
  )
}
