import { formatTenths } from '#common/figures.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { Picture } from '#ui/picture-address.ts'
import { PictureImage } from '#ui/picture-image.tsx'
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
