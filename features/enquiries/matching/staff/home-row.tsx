import { Link } from 'react-router'
import { inLocale, type Locale } from '#common/locale.ts'
import { formatMoney } from '#common/money.ts'
import { can } from '#common/permissions.ts'
import { nestMessages } from '#features/nest/messages.ts'
import { pricePeriod } from '#features/nest/price-period.ts'
import { propertyLink } from '#features/nest/property-link.ts'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { Badge } from '#ui/badge.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { PictureImage } from '#ui/picture-image.tsx'
import { useToast } from '#ui/toast.tsx'
import type { MatchedHome, PropertyMatch } from '../matching.public.ts'
import { FitBadge, FitReasons } from './fit-reasons.tsx'
import { matchMessages } from './messages.ts'

/** Puts the home's address where the next paste takes it from, in the language of whom it is for. */
function CopyLink({ home, title, locale }: { home: MatchedHome; title: string; locale: Locale | null }) {
  const { homes: words } = useMessages(matchMessages)
  const site = useSite()
  const toast = useToast()
  async function press() {
    const address = propertyLink({ publicUrl: site.publicUrl, locale: locale ?? site.locale }, home.id)
    try {
      await navigator.clipboard.writeText(address)
      toast({ title: words.copied, description: address })
    } catch {
      // Without https browsers have no clipboard for us, and some ask their owner first.
      toast({ title: words.copyFailed, variant: 'destructive' })
    }
  }
  return (
    <button type="button" className="text-link" onClick={() => void press()}>
      {words.copy}
      <span className="sr"> ({title})</span>
    </button>
  )
}

interface Props {
  match: PropertyMatch
  /** Of the lead. */
  locale: Locale | null
  /** Null for who may only look. */
  onUnsuitable: (() => void) | null
}

export function useHomeTitle(): (home: MatchedHome) => string {
  const { locale } = useSite()
  return ({ title, titleFr }) => inLocale(locale, title, titleFr)
}

/** A home that fits, with its reasons. */
export function HomeRow({ match: { home, reasons, isAskedAbout }, locale, onUnsuitable }: Props) {
  const { homes: words, unsuitable } = useMessages(matchMessages)
  const nest = useMessages(nestMessages)
  const canEdit = can(useActor(), 'property:write')
  const title = useHomeTitle()(home)
  const price = [formatMoney(home.price, 'XOF'), pricePeriod(nest, home)].filter(Boolean).join(' ')
  const named = <span className="sr"> {title}</span>
  return (
    <li className="match">
      <div className="match__pic">
        <PictureImage picture={home.picture ?? undefined} sizes="(min-width: 62rem) 9rem, 30vw" alt="" />
      </div>
      <div className="match__what">
        <h4 dir="auto">{title}</h4>
        <p className="soft">{[home.location, home.reference].join(' ·\u00a0')}</p>
        <p className="price">{price}</p>
      </div>
      <div className="match__why">
        <p className="match__marks">
          <FitBadge reasons={reasons} />
          {isAskedAbout && <Badge>{words.asked}</Badge>}
        </p>
        <FitReasons reasons={reasons} />
      </div>
      <p className="match__acts">
        <Link className="text-link" to={`/property/${home.id}`}>
          {words.page}
          {named}
        </Link>
        {canEdit && (
          <StaffLink className="text-link" to={`/admin/edit-property/${home.id}`}>
            {words.edit}
            {named}
          </StaffLink>
        )}
        <CopyLink home={home} title={title} locale={locale} />
        {onUnsuitable && (
          <button type="button" className="text-link" onClick={onUnsuitable}>
            {unsuitable.act}
            <span className="sr"> ({title})</span>
          </button>
        )}
      </p>
    </li>
  )
}
