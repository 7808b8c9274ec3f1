import { BookingsTab } from '../ui/bookings-tab.tsx'

export default function BookingsPage() {
  return <BookingsTab />
}
