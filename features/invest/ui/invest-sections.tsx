import { formatTenths } from '#common/figures.ts'
import { rateFigure } from '#features/company/rate-note.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { Picture } from '#ui/picture-address.ts'
import { PictureImage } from '#ui/picture-image.tsx'
import { RuledList } from '#ui/ruled-list.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { investMessages } from '../messages.ts'
import type { TargetRange } from '../target-range.ts'
import { RiskMark, RiskSentence } from './risk-mark.tsx'

interface OpeningProps {
  picture?: Picture | undefined
  /** What the open projects aim at, where they say so. */
  targets?: TargetRange | null
  /** Its picture is on the way. */
  isComing?: boolean
}

/** The figure never stands without its risk: both share the notch. */
export function Opening({ picture, targets, isComing = false }: OpeningProps) {
  const messages = useMessages(investMessages)
  const { company, locale } = useSite()
  const { target } = messages
  return (
    <section className="invest-top">
      <div className="invest-top__say">
        <h1>{messages.title}</h1>
        <p className="lead">{messages.lead}</p>
        <p>
          <a className="btn" href={company.schedulerUrl} target="_blank" rel="noreferrer">
            {messages.start} <span className="sr">{messages.newTab}</span>
          </a>
        </p>
      </div>
      <div className={isComing ? 'invest-top__pic skel' : 'invest-top__pic'}>
        {!isComing && <PictureImage picture={picture} sizes="(min-width: 62rem) 68vw, 100vw" alt="" isLead />}
      </div>
      <div className="invest-top__target">
        <p className="small soft">{target.title}</p>
        <p className="invest-top__figure">
          {target.figure}
          <RiskMark />
        </p>
        {targets && (
          <p className="invest-top__current">
            {target.current(formatTenths(targets.lowest, locale), formatTenths(targets.highest, locale))}
            <RiskMark />
          </p>
        )}
        <p className="small">
          <RiskSentence>{target.risk}</RiskSentence>
        </p>
      </div>
    </section>
  )
}

export function Benefits() {
  const { benefitsTitle, benefits } = useMessages(investMessages)
  const { locale, rates } = useSite()
  return (
    <section className="section wrap" aria-labelledby="benefits">
      <div className="headrow">
        <h2 id="benefits">{benefitsTitle}</h2>
      </div>
      <ul className="benefits">
        {benefits(rateFigure(rates.EUR, locale)).map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What to ask stands before the projects, not after them. */
export function FirstQuestions() {
  const { questions } = useMessages(investMessages)
  return (
    <section className="deep deep--two" aria-labelledby="questions">
      <div className="deep__txt">
        <h2 id="questions">{questions.title}</h2>
        <p>{questions.text}</p>
        <p className="micro soft">{questions.note}</p>
      </div>
      <RuledList entries={questions.list} />
    </section>
  )
}

export function BuyersCosts() {
  const { costs } = useMessages(investMessages)
  return (
    <section className="wrap two" aria-labelledby="costs">
      <h2 id="costs">{costs.title}</h2>
      <div>
        <p>{costs.text}</p>
        <p>
          <SiteLink className="text-link" to="/buying-costs">
            {costs.link}
          </SiteLink>
        </p>
      </div>
    </section>
  )
}

export function Closing() {
  const { closing, meeting, newTab } = useMessages(investMessages)
  const { company } = useSite()
  return (
    <section className="section wrap two" aria-labelledby="closing">
      <h2 id="closing">{closing.title}</h2>
      <div>
        <p className="lead">{closing.text}</p>
        <div className="acts">
          <SiteLink className="btn" to="/contact?subject=investment">
            {closing.contact}
          </SiteLink>
          <a className="text-link" href={company.schedulerUrl} target="_blank" rel="noreferrer">
            {meeting} <span className="sr">{newTab}</span>
          </a>
        </div>
      </div>
    </section>
  )
}
