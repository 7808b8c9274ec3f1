import { useMessages } from '#ui/page/site.ts'
import { stayStaffMessages } from './messages.ts'
import { YearCalendar } from './year-calendar.tsx'

/** What happens to the nights of a home, over the whole width of the form. */
export function CalendarPart({ id }: { id: number | 'new' }) {
  const { calendar: words } = useMessages(stayStaffMessages)
  return (
    <section className="part part--wide">
      <div>
        <h2 className="part__title">{words.title}</h2>
        <p className="soft part__hint">{id === 'new' ? words.later : words.hint}</p>
      </div>
      {id !== 'new' && (
        <>
          <YearCalendar propertyId={id} />
          {/* Here stands <CalendarFeedsPart propertyId={id} />, of ./calendar-feeds-part.tsx. */}
        </>
      )}
    </section>
  )
}
