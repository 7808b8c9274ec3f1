import * as RadixToast from '@radix-ui/react-toast'
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { Icon } from './icon.tsx'

const DURATION_MS = 5_000
const SWIPE_PX = 50
const HOTKEY = ['F8']

interface Toast {
  title: string
  description?: string | undefined
  variant?: 'default' | 'destructive'
  /** One thing to do about it while it is there: 'Undo'. */
  action?: { label: string; onAct: () => void }
}

export interface ToastLabels {
  /** Said before each toast by a screen reader. */
  notification: string
  /** Names the region; `{hotkey}` stands for the key that leads there. */
  region: string
  close: string
}

/** Null takes away the one that is there: what it said no longer holds. */
type ShowToast = (toast: Toast | null) => void

const ToastContext = createContext<ShowToast | null>(null)

export function useToast(): ShowToast {
  const show = useContext(ToastContext)
  if (!show) throw new Error('useToast needs a ToastProvider above it.')
  return show
}

/** One toast at a time: a new one replaces the old (SPEC section 4). */
export function ToastProvider({ labels, children }: { labels: ToastLabels; children: ReactNode }) {
  const [current, setCurrent] = useState<(Toast & { id: number }) | null>(null)
  const show = useCallback<ShowToast>((toast) => setCurrent((old) => toast && { ...toast, id: (old?.id ?? 0) + 1 }), [])
  const dismiss = (id: number) => setCurrent((shown) => (shown?.id === id ? null : shown))

  return (
    <ToastContext value={show}>
      <RadixToast.Provider
        label={labels.notification}
        duration={DURATION_MS}
        swipeDirection="right"
        swipeThreshold={SWIPE_PX}
      >
        {children}
        {current && (
          <RadixToast.Root
            // A new toast is a new element: its time starts anew and it is announced.
            key={current.id}
            className={current.variant === 'destructive' ? 'toast toast--danger' : 'toast'}
            onOpenChange={(isOpen) => {
              if (!isOpen) dismiss(current.id)
            }}
          >
            <RadixToast.Title asChild>
              <b>{current.title}</b>
            </RadixToast.Title>
            <RadixToast.Close className="icobtn" aria-label={labels.close}>
              <Icon name="close" />
            </RadixToast.Close>
            {current.description && (
              <RadixToast.Description asChild>
                <p>{current.description}</p>
              </RadixToast.Description>
            )}
            {current.action && (
              <RadixToast.Close className="text-link toast__act" onClick={current.action.onAct}>
                {current.action.label}
              </RadixToast.Close>
            )}
          </RadixToast.Root>
        )}
        <RadixToast.Viewport className="toasts" hotkey={HOTKEY} label={labels.region} />
      </RadixToast.Provider>
    </ToastContext>
  )
}
