import { formatTenths } from '#common/figures.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { overviewMessages } from './messages.ts'
import type { Overview } from './overview.public.ts'

/** The eight figures of SPEC section 2; of enquiries, for those who read them. */
export function Figures({ overview: { properties, leads, bookings } }: { overview: Overview }) {
  const { figures: words } = useMessages(overviewMessages)
  const { locale } = useSite()
  const figures = [
    { name: words.totalProperties, figure: properties.total },
    { name: words.availableProperties, figure: properties.available },
    { name: words.totalLeads, figure: leads?.total },
    { name: words.totalBookings, figure: bookings?.total },
    { name: words.newLeads, figure: leads?.newThisMonth },
    { name: words.newBookings, figure: bookings?.newThisMonth },
    { name: words.pendingLeads, figure: leads?.pending },
    { name: words.completedBookings, figure: bookings?.completed },
  ].filter(({ figure }) => figure !== undefined)
  return (
    <section className="staff-section">
      <h3>{words.title}</h3>
      <dl className="staff-figures">
        {figures.map(({ name, figure }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatTenths(figure ?? 0, locale)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
