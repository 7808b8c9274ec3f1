import { tabMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { PropertiesTab } from './properties-tab.tsx'

export const meta = tabMeta('properties')

export default function PropertiesPage() {
  return <PropertiesTab />
}
