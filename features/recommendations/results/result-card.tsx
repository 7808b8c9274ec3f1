import { useViewTransitionState } from 'react-router'
import { formatMonth } from '#common/dates.ts'
import { inLocale } from '#common/locale.ts'
import { nestMessages } from '#features/nest/messages.ts'
import { pricePeriod } from '#features/nest/price-period.ts'
import type { PropertyCardData } from '#features/nest/property-card.ts'
import { propertyLink } from '#features/nest/property-link.ts'
import { ShortlistButton } from '#features/nest/shortlist/shortlist-button.tsx'
import { HomeTitle } from '#features/nest/ui/home-title.tsx'
import { siteHref, useMessages, useSite } from '#ui/page/site.ts'
import { LEAD_PICTURE, PictureImage } from '#ui/picture-image.tsx'
import { Price } from '#ui/price.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import type { Recommendation } from '../recommendation.public.ts'
import { CheckLink } from './check-link.tsx'
import { resultMessages } from './messages.ts'
import { ScorePoints } from './score-points.tsx'

/** SPEC section 9. */
const MOST_REASONS = 3
/** Wider than they stand: a picture is scaled to the frame's height. */
const LEAD_SIZES = '(min-width: 62rem) 75vw, 100vw'
const CARD_SIZES = '(min-width: 62rem) 58vw, (min-width: 48rem) 62vw, 100vw'

/** A home and what was found about it. */
export interface Found {
  home: PropertyCardData
  recommendation: Recommendation
}

interface Props extends Found {
  /** How much of what was asked no listing answers: a score counts only what one states. */
  toCheck: number
  isLead?: boolean
}

function Listed({ title, entries, className }: { title: string; entries: string[]; className: string }) {
  if (entries.length === 0) return null
  return (
    <div className={className}>
      <p>{title}</p>
      <ul>
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </div>
  )
}

function Quotes({ quotes }: Pick<Recommendation, 'quotes'>) {
  const words = useMessages(resultMessages)
  if (quotes.length === 0) return null
  return (
    <div className="rec__says">
      <p>{words.listingSays}</p>
      <dl>
        {quotes.map(({ about, text }) => (
          <div key={about + text}>
            <dt>{about}</dt>
            <dd>
              <q>{text}</q>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function useFacts(home: PropertyCardData): string {
  const messages = useMessages(nestMessages)
  const { locale } = useSite()
  const rooms = [
    home.bedrooms > 0 && messages.bedrooms(home.bedrooms),
    home.bathrooms > 0 && messages.bathrooms(home.bathrooms, home.kind),
    messages.area(home.area),
  ].filter(Boolean)
  const deal = home.isVefa
    ? messages.offPlan(home.deliveryDate && formatMonth(home.deliveryDate, locale))
    : messages.deals[home.type]
  return `${deal}. ${home.location}. ${rooms.join(', ')}`
}

/** What a home says about itself, then what it has to do with this visitor. */
export function ResultCard({ home, recommendation, toCheck, isLead = false }: Props) {
  const words = useMessages(resultMessages)
  const messages = useMessages(nestMessages)
  const site = useSite()
  const facts = useFacts(home)
  const { path, matchScore, nearMiss, reasons, lacks, unmet, investmentInsights } = recommendation
  const isOpening = useViewTransitionState(siteHref(site, path))
  const title = inLocale(site.locale, home.title, home.titleFr)
  const lackOf = (isStated: boolean) =>
    unmet.filter((each) => each.isStated === isStated && lacks.includes(each.text)).map(({ text: lack }) => lack)
  return (
    <article className={isLead ? 'rec rec--lead' : 'rec'}>
      <div className="rec__pic">
        <PictureImage
          picture={home.picture}
          sizes={isLead ? LEAD_SIZES : CARD_SIZES}
          alt={title}
          isLead={isLead}
          transitionName={isOpening ? LEAD_PICTURE : undefined}
        />
        {/* For the hand that presses the picture; everybody else has the link below. */}
        <SiteLink className="rec__over" to={path} tabIndex={-1} aria-hidden="true" />
        <p className="notch rec__match">
          <b>{words.percent(matchScore)}</b> {words.match}
        </p>
        <ShortlistButton propertyId={home.id} title={title} />
      </div>
      <div className="rec__txt">
        {toCheck > 0 && <CheckLink count={toCheck} />}
        <div className="rec__head">
          <h2>
            <HomeTitle text={title} />
          </h2>
          <p className="small soft">{facts}</p>
          <p className="price">
            <Price amount={home.price} period={pricePeriod(messages, home)} />
          </p>
        </div>
        {nearMiss && (
          <p className="rec__miss">
            <b>{words.nearMiss}</b> {nearMiss}
          </p>
        )}
        <p className="rec__say">{recommendation.personalizedDescription}</p>
        <Listed title={words.reasons} entries={reasons.slice(0, MOST_REASONS)} className="rec__list" />
        <Listed title={words.lacks} entries={lackOf(true)} className="rec__list rec__list--lacks" />
        <Listed title={words.unsaid} entries={lackOf(false)} className="rec__list rec__list--unsaid" />
        {investmentInsights && (
          <div className="rec__invest">
            <p>{words.investment}</p>
            <p>{investmentInsights}</p>
          </div>
        )}
        <Quotes quotes={recommendation.quotes} />
        <p className="rec__view">
          <SiteLink className={isLead ? 'btn' : 'btn btn--line'} to={path} prefetch="intent">
            {words.view} <span className="sr">{title}</span>
          </SiteLink>
        </p>
        <p className="onpaper">{words.onPaper(propertyLink(site, home.id))}</p>
        <ScorePoints recommendation={recommendation} title={title} />
      </div>
    </article>
  )
}
