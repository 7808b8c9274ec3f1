import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useSite } from '#ui/page/site.ts'
import { listenForInstall } from './install-app.ts'

/**
 * The worker of the staff area (app/offline/staff-worker.ts), in the language that is read here; what it asks to be shown, by
 * a press on a notice, the open page goes to without being loaded again.
 */
export function useStaffWorker(): void {
  const { keepsPages: hasWorkers, locale } = useSite()
  const navigate = useNavigate()
  useEffect(listenForInstall, [])
  useEffect(() => {
    // Not in a private window of some browsers, and not without https: nothing here depends on it.
    const workers = hasWorkers ? navigator.serviceWorker : undefined
    if (!workers) return
    workers.register(`/admin/service-worker.js?lang=${locale}`, { scope: '/admin' }).catch(() => {})
    const lead = ({ data }: MessageEvent<{ open?: unknown } | null>) => {
      if (typeof data?.open === 'string' && data.open.startsWith('/admin')) void navigate(data.open)
    }
    workers.addEventListener('message', lead)
    // Messages wait until somebody says that they listen.
    workers.startMessages()
    return () => workers.removeEventListener('message', lead)
  }, [hasWorkers, locale, navigate])
}
