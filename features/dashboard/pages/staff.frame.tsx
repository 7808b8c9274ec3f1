import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { type LinksFunction, Meta, type MetaArgs, Outlet } from 'react-router'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { createQueryClient } from '#platform/staff-kit/ui/query-client.ts'
import { staffMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { pageSheets } from '#ui/page/page-sheet.ts'
import staffStyles from '#ui/styles/pages/staff.css?url'
import { ToastProvider } from '#ui/toast.tsx'
import { useStaffWorker } from '../frame/use-staff-worker.ts'
import '#ui/toast-live.tsx'

export const links: LinksFunction = () => pageSheets(staffStyles)

export function meta({ matches }: MetaArgs) {
  return staffMeta(matches, (locale) => staffMessages[locale].dashboard.title)
}

/** Everything under /admin. The server draws no more than this frame: it knows no session, so pages can be kept whole. */
export default function StaffFrame() {
  const [queryClient] = useState(createQueryClient)
  useStaffWorker()
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <div className="staff">
          <Meta />
          <Outlet />
        </div>
      </ToastProvider>
    </QueryClientProvider>
  )
}
