import { PropertiesTab } from './properties-tab.tsx'

export default function PropertiesPage() {
  return <PropertiesTab />
}
