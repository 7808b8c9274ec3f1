import { Link } from 'react-router'
import { formatDay } from '#common/dates.ts'
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
import { sendHomesMessages } from './send-messages.ts'

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

/** A tick for a letter: what cannot be sent says why. */
export interface Tick {
  isTicked: boolean
  /** As many as a letter takes are ticked. */
  isFull: boolean
  toggle: () => void
}

export function TickBox({ tick, label, name }: { tick: Tick; label: string; name: string }) {
  return (
    <label className="match__tick">
      <input type="checkbox" checked={tick.isTicked} disabled={tick.isFull && !tick.isTicked} onChange={tick.toggle} />
      <span aria-hidden="true">{label}</span>
      <span className="sr">{name}</span>
    </label>
  )
}

/** 'Sent on 3 December', where it went to them before. */
export function SentMark({ at }: { at: string | null }) {
  const words = useMessages(sendHomesMessages)
  const { locale } = useSite()
  return at && <Badge>{words.sentOn(formatDay(new Date(at), locale))}</Badge>
}

interface Props {
  match: PropertyMatch
  /** Null for who may only look. */
  tick: Tick | null
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
export function HomeRow({ match: { home, reasons, isAskedAbout, sentAt }, tick, locale, onUnsuitable }: Props) {
  const send = useMessages(sendHomesMessages)
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
          <SentMark at={sentAt} />
        </p>
        <FitReasons reasons={reasons} />
      </div>
      {tick &&
        (home.canBeSent ? (
          <TickBox tick={tick} label={send.tickShort} name={send.tick(title)} />
        ) : (
          <p className="match__tick soft">{send.notForSending}</p>
        ))}
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
