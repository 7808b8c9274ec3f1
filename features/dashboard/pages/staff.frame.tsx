import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Meta, type MetaArgs, Outlet } from 'react-router'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { createQueryClient } from '#platform/staff-kit/ui/query-client.ts'
import { staffMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { ToastProvider } from '#ui/toast.tsx'
import '#ui/toast-live.tsx'
import '#ui/styles/staff-kit.css'
import '#ui/styles/staff-fields.css'
import '#ui/styles/staff-frame.css'
import '#ui/styles/staff-account.css'
import '#ui/styles/staff-nest.css'
import '#ui/styles/staff-lines.css'
import '#ui/styles/staff-company.css'
import '#ui/styles/staff-media.css'
import '#ui/styles/staff-overview.css'
import '#ui/styles/staff-leads.css'
import '#ui/styles/staff-lead-page.css'
import '#ui/styles/staff-desk.css'
import '#ui/styles/staff-outbox.css'
import '#ui/styles/staff-match.css'
import '#ui/styles/staff-feeds.css'
import '#ui/styles/staff-settings.css'

export function meta({ matches }: MetaArgs) {
  return staffMeta(matches, (locale) => staffMessages[locale].dashboard.title)
}

/** Everything under /admin. The server draws no more than this frame: it knows no session, so pages can be kept whole. */
export default function StaffFrame() {
  const [queryClient] = useState(createQueryClient)
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
