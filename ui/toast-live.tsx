import * as RadixToast from '@radix-ui/react-toast'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from './icon.tsx'
import { useMessages } from './page/site.ts'

const DURATION_MS = 5_000
const SWIPE_PX = 50
const HOTKEY = ['F8']

const toastMessages = {
  // Said before each toast by a screen reader; `{hotkey}` stands for the key that leads to the region.
  en: { notification: 'Notification', region: 'Notifications ({hotkey})', close: 'Close' },
  fr: { notification: 'Notification', region: 'Notifications ({hotkey})', close: 'Fermer' },
}

export interface Toast {
  title: string
  description?: string | undefined
  variant?: 'default' | 'destructive'
  /** One thing to do about it while it is there: 'Undo'. */
  action?: { label: string; onAct: () => void }
}

interface Props {
  toast: (Toast & { id: number }) | null
  onDismiss: (id: number) => void
}

/**
 * A failure is said within the dialog that it happened in: on the page it would lie behind, unseen on a phone and unheard by a
 * screen reader. What succeeded mostly closes its dialog, and is said on the page.
 */
function placeOf(toast: Toast | null): Element | null {
  return toast?.variant === 'destructive' ? ([...document.querySelectorAll('dialog[open]')].at(-1) ?? null) : null
}

function Region({ toast, label }: { toast: Toast | null; label: string }) {
  const [dialog, setDialog] = useState(() => placeOf(toast))
  // A dialog that closes leaves what it said to the one below, or to the page.
  useEffect(() => {
    const leave = () => setDialog(placeOf(toast))
    dialog?.addEventListener('close', leave)
    return () => dialog?.removeEventListener('close', leave)
  }, [dialog, toast])
  const region = <RadixToast.Viewport className="toasts" hotkey={HOTKEY} label={label} />
  return dialog ? createPortal(region, dialog) : region
}

/** The toast itself. What may have to show one without a network imports this file, and so has it by then. */
export function LiveToast({ toast, onDismiss }: Props) {
  const labels = useMessages(toastMessages)
  return (
    <RadixToast.Provider
      label={labels.notification}
      duration={DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_PX}
    >
      {toast && (
        <RadixToast.Root
          // A new toast is a new element: its time starts anew and it is announced.
          key={toast.id}
          className={toast.variant === 'destructive' ? 'toast toast--danger' : 'toast'}
          onOpenChange={(isOpen) => {
            if (!isOpen) onDismiss(toast.id)
          }}
        >
          <RadixToast.Title asChild>
            <b>{toast.title}</b>
          </RadixToast.Title>
          <RadixToast.Close className="icobtn" aria-label={labels.close}>
            <Icon name="close" />
          </RadixToast.Close>
          {toast.description && (
            <RadixToast.Description asChild>
              <p>{toast.description}</p>
            </RadixToast.Description>
          )}
          {toast.action && (
            <RadixToast.Close className="text-link toast__act" onClick={toast.action.onAct}>
              {toast.action.label}
            </RadixToast.Close>
          )}
        </RadixToast.Root>
      )}
      <Region key={`place of ${toast?.id}`} toast={toast} label={labels.region} />
    </RadixToast.Provider>
  )
}
