import { type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import { Modal } from './modal.tsx'

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
  /** What is asked besides: a reason. */
  children?: ReactNode
}

/** Asks before something that cannot be undone. Rendered while it is open. Leaving is always harmless, except mid-act. */
export function ConfirmDialog({ title, consequence, act, leave, isBusy = false, onAct, onLeave, children }: Props) {
  const textId = useId()
  return (
    <Modal className="dialog" describedBy={textId} isHeld={isBusy} onClose={onLeave}>
      {(titleId) => (
        <>
          <h2 id={titleId}>{title}</h2>
          <p className="soft" id={textId}>
            {consequence}
          </p>
          {children}
          <div className="acts">
            <button type="button" className="text-link" onClick={onLeave}>
              {leave}
            </button>
            <Button className="btn btn--danger" isBusy={isBusy} onClick={onAct}>
              {act}
            </Button>
          </div>
        </>
      )}
    </Modal>
  )
}
