import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { LoadFailed, SkeletonRows } from '#platform/staff-kit/ui/load-states.tsx'
import { tabMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { useRecord } from '#platform/staff-kit/use-record.ts'
import { useMessages, useSiteRefresh } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { StaffSettings } from '../setting.public.ts'
import { settingsMessages } from './settings/messages.ts'
import { SETTINGS_URL, SettingsForm } from './settings/settings-form.tsx'

export const meta = tabMeta('settings')

/** `?field=phone`: whoever looked for a setting by its name stands in its field. */
function useAskedField(isThere: boolean): void {
  const [params] = useSearchParams()
  const asked = params.get('field')
  useEffect(() => {
    if (!isThere || asked === null) return
    const fields = document.querySelectorAll<HTMLElement>('.settings form [name]')
    const field = [...fields].find((each) => each.getAttribute('name')?.startsWith(asked))
    field?.focus()
    field?.scrollIntoView?.({ block: 'center' })
  }, [isThere, asked])
}

/** A saved form is over; the next one begins on what is stored now. */
function Settings() {
  const words = useMessages(settingsMessages)
  const toast = useToast()
  const queryClient = useQueryClient()
  const refreshSite = useSiteRefresh()
  const { data, error, refetch } = useRecord<StaffSettings>(SETTINGS_URL)
  const [saves, setSaves] = useState(0)
  useAskedField(data !== undefined)
  if (!data) return error ? <LoadFailed error={error} onRetry={() => refetch()} /> : <SkeletonRows rows={6} />
  return (
    <SettingsForm
      key={saves}
      settings={data}
      isAgain={saves > 0}
      onSaved={(saved) => {
        queryClient.setQueryData([SETTINGS_URL], saved)
        void queryClient.invalidateQueries({ queryKey: ['/api/admin/audit'] })
        setSaves(saves + 1)
        toast({ title: words.saved, description: words.savedText })
        // The area's own pages speak of amounts and of the company too.
        void refreshSite()
      }}
    />
  )
}

export default function SettingsPage() {
  const { dashboard } = useMessages(staffMessages)
  const words = useMessages(settingsMessages)
  return (
    <section className="staff-section settings">
      <div>
        <h2>{dashboard.tabs.settings}</h2>
        <p className="soft">{words.lead}</p>
      </div>
      <Settings />
    </section>
  )
}
