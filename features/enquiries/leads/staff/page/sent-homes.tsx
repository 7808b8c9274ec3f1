import { Link } from 'react-router'
import { inLocale } from '#common/locale.ts'
import { propertyReference } from '#features/nest/property-types.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { NamedHome } from '../../../matching/sent-home.repository.server.ts'
import { sendHomesMessages } from '../../../matching/staff/send-messages.ts'

/** The homes that went with an answer, by name and number. */
export function SentHomes({ homes }: { homes: readonly NamedHome[] }) {
  const words = useMessages(sendHomesMessages)
  const { locale } = useSite()
  if (homes.length === 0) return null
  return (
    <ul className="timeline__homes" aria-label={words.chosen}>
      {homes.map(({ id, title, titleFr }) => (
        <li key={id}>
          <Link className="text-link" to={`/property/${id}`} dir="auto">
            {inLocale(locale, title, titleFr)}
          </Link>{' '}
          <span className="soft">{propertyReference(id)}</span>
        </li>
      ))}
    </ul>
  )
}
