import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import type { Toast } from './toast-live.tsx'
import { useLazyComponent } from './use-lazy-component.ts'

/** Null takes away the one that is there: what it said no longer holds. */
type ShowToast = (toast: Toast | null) => void

export const ToastContext = createContext<ShowToast | null>(null)

export function useToast(): ShowToast {
  const show = useContext(ToastContext)
  if (!show) throw new Error('useToast needs a ToastProvider above it.')
  return show
}

const loadLiveToast = () => import('./toast-live.tsx').then(({ LiveToast }) => LiveToast)

/** One toast at a time: a new one replaces the old (SPEC section 4). What draws it is fetched for the first. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<(Toast & { id: number }) | null>(null)
  const [isWanted, setWanted] = useState(false)
  const show = useCallback<ShowToast>((toast) => {
    if (toast) setWanted(true)
    setCurrent((old) => toast && { ...toast, id: (old?.id ?? 0) + 1 })
  }, [])
  const dismiss = (id: number) => setCurrent((shown) => (shown?.id === id ? null : shown))
  const LiveToast = useLazyComponent(loadLiveToast, isWanted, () => {})
  // Whoever fills in something may have to be told that the network is gone: by then it is too late to fetch what tells it.
  useEffect(() => {
    const prepare = () => void loadLiveToast().catch(() => {})
    document.addEventListener('focusin', prepare, { once: true })
    return () => document.removeEventListener('focusin', prepare)
  }, [])

  return (
    <ToastContext value={show}>
      {children}
      {LiveToast && <LiveToast toast={current} onDismiss={dismiss} />}
    </ToastContext>
  )
}
