import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { type MetaArgs, Outlet } from 'react-router'
import { useMessages } from '#app/site.ts'
import { ToastProvider } from '#app/ui/toast.tsx'
import { staffMessages } from '../messages.ts'
import { createQueryClient } from '../ui/query-client.ts'
import { staffMeta } from '../ui/staff-meta.ts'
import '#app/ui/styles/staff-kit.css'
import '#app/ui/styles/staff-fields.css'
import '#app/ui/styles/staff-frame.css'
import '#app/ui/styles/staff-account.css'
import '#app/ui/styles/staff-nest.css'
import '#app/ui/styles/staff-lines.css'
import '#app/ui/styles/staff-company.css'
import '#app/ui/styles/staff-media.css'
import '#app/ui/styles/staff-overview.css'
import '#app/ui/styles/staff-leads.css'
import '#app/ui/styles/staff-lead-page.css'
import '#app/ui/styles/staff-desk.css'
import '#app/ui/styles/staff-outbox.css'
import '#app/ui/styles/staff-match.css'
import '#app/ui/styles/staff-feeds.css'
import '#app/ui/styles/staff-settings.css'

export function meta({ matches }: MetaArgs) {
  return staffMeta(matches, (locale) => staffMessages[locale].dashboard.title)
}

/** Everything under /admin. The server draws no more than this frame: it knows no session, so pages can be kept whole. */
export default function StaffFrame() {
  const { toast } = useMessages(staffMessages)
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider labels={toast}>
        <div className="staff">
          <Outlet />
        </div>
      </ToastProvider>
    </QueryClientProvider>
  )
}
