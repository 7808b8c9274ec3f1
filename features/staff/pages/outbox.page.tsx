import { OutboxTab } from '../ui/outbox-tab.tsx'

export default function OutboxPage() {
  return <OutboxTab />
}
