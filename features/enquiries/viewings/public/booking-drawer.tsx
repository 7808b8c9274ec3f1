import { Drawer } from '#ui/modal.tsx'
import type { OpeningHours } from '#ui/page/company-profile.ts'
import { useMessages } from '#ui/page/site.ts'
import { callbackMessages } from '../../callbacks/callback-messages.ts'
import { CallbackPanel } from '../../callbacks/callback-panel.tsx'
import { bookingMessages } from './booking-messages.ts'
import type { BookingSubject } from './booking-subject.ts'
import { ViewingBooking } from './viewing-booking.tsx'

interface Props {
  what: 'viewing' | 'callback'
  subject: BookingSubject | null
  hours: OpeningHours | null
  onClose: () => void
}

/** Over the page from which it was asked for: what was typed is kept as a draft, so leaving loses nothing. */
export function BookingDrawer({ what, subject, hours, onClose }: Props) {
  const words = useMessages(bookingMessages)
  const { title: callback } = useMessages(callbackMessages)
  const isViewing = what === 'viewing' && subject !== null
  const title = isViewing ? words.title[subject.propertyId ? 'home' : 'project'] : callback
  return (
    <Drawer key={what} title={title} closeLabel={words.close} onClose={onClose}>
      {subject && <p className="soft">{subject.name}</p>}
      {isViewing ? <ViewingBooking subject={subject} /> : <CallbackPanel subject={subject} hours={hours} />}
    </Drawer>
  )
}
