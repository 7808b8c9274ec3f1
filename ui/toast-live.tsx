import * as RadixToast from '@radix-ui/react-toast'
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
      <RadixToast.Viewport className="toasts" hotkey={HOTKEY} label={labels.region} />
    </RadixToast.Provider>
  )
}
