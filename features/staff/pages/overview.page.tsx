import { OverviewTab } from '../ui/overview-tab.tsx'

export default function OverviewPage() {
  return <OverviewTab />
}
