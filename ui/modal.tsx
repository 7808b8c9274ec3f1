import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from './icon.tsx'

interface ModalProps {
  className: string
  /** Escape, the veil and whatever else leaves. The caller stops rendering it then. */
  onClose: () => void
  /** Where leaving would lose something, only its own buttons close it: neither the veil nor Escape does. */
  isHeld?: boolean
  describedBy?: string
  children: (titleId: string) => ReactNode
}

/** True for a press beside the box: it lands on the dialog element, but outside of its edges. */
function isOnVeil({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom)
}

/** Rendered while it is open. The browser keeps focus inside, makes the page behind inert, and gives focus back. */
export function Modal({ className, onClose, isHeld = false, describedBy, children }: ModalProps) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const beganOnVeil = useRef(false)
  // Closed before it leaves the document: only then does the browser return focus to where it was.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  function cancel(event: SyntheticEvent<HTMLDialogElement>) {
    // A file chooser inside cancels too, and that event bubbles.
    if (event.target !== event.currentTarget) return
    // Browsers let nobody be held: an Escape soon after another cannot be stopped here, and ends in onClose below.
    if (!event.cancelable) return
    event.preventDefault()
    if (!isHeld) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the veil is the mouse's way out; the keyboard's is Escape, above
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={cancel}
      onClose={({ currentTarget }) => {
        if (currentTarget.open) return
        // Whether it closes is still the caller's to say, who may want to ask first.
        currentTarget.showModal()
        onClose()
      }}
      // Text selected with the mouse may end beside the box; only a press that began there leaves.
      onPointerDown={(event) => {
        beganOnVeil.current = isOnVeil(event)
      }}
      onClick={(event) => {
        if (!isHeld && beganOnVeil.current && isOnVeil(event)) onClose()
      }}
    >
      {children(titleId)}
    </dialog>
  )
}

interface Props {
  title: string
  closeLabel: string
  onClose: () => void
  isHeld?: boolean
  children: ReactNode
  /** The answer, always in reach. */
  end?: ReactNode
}

function Head({
  title,
  titleId,
  closeLabel,
  onClose,
}: Pick<Props, 'title' | 'closeLabel' | 'onClose'> & { titleId: string }) {
  return (
    <div className="modal__top">
      <h2 id={titleId}>{title}</h2>
      <button type="button" className="icobtn" aria-label={closeLabel} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  )
}

/** A short task in the middle of the screen. A question before something final is a ConfirmDialog. */
export function Dialog({ title, closeLabel, onClose, isHeld = false, children, end }: Props) {
  return (
    <Modal className="dialog" isHeld={isHeld} onClose={onClose}>
      {(titleId) => (
        <>
          <Head title={title} titleId={titleId} closeLabel={closeLabel} onClose={onClose} />
          {children}
          {end && <div className="acts">{end}</div>}
        </>
      )}
    </Modal>
  )
}

/** A longer task beside the page: from the right edge, on a phone the whole screen. */
export function Drawer({ title, closeLabel, onClose, isHeld = false, children, end }: Props) {
  return (
    <Modal className="drawer" isHeld={isHeld} onClose={onClose}>
      {(titleId) => (
        <>
          <Head title={title} titleId={titleId} closeLabel={closeLabel} onClose={onClose} />
          <div className="drawer__in">{children}</div>
          {end && <div className="drawer__end">{end}</div>}
        </>
      )}
    </Modal>
  )
}
