import { Fragment } from 'react'
import { Badge } from '#ui/badge.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { Reason, Verdict } from '../score-match.ts'
import { reasonInWords } from './match-words.ts'
import { matchMessages } from './messages.ts'

/** Short facts one after the other. None is broken where a whole line is free for it. */
export function InARow({ facts }: { facts: readonly string[] }) {
  return facts.map((fact, index) => (
    <Fragment key={fact}>
      {index > 0 && ' ·\u00a0'}
      <span className="in-a-row">{fact}</span>
    </Fragment>
  ))
}

const VERDICTS: readonly Verdict[] = ['met', 'near', 'missed']

/** How many of the wishes are met. */
export function FitBadge({ reasons }: { reasons: readonly Reason[] }) {
  const { fit } = useMessages(matchMessages)
  const met = reasons.filter(({ verdict }) => verdict === 'met').length
  return <Badge tone={met === reasons.length ? 'positive' : 'neutral'}>{fit.score(met, reasons.length)}</Badge>
}

/** Why something is in the list: what fits, what nearly does, what does not. */
export function FitReasons({ reasons }: { reasons: readonly Reason[] }) {
  const { fit } = useMessages(matchMessages)
  const { locale } = useSite()
  return (
    <dl className="fit-why">
      {VERDICTS.map((verdict) => {
        const said = reasons.filter((reason) => reason.verdict === verdict)
        if (said.length === 0) return null
        return (
          <div key={verdict} data-verdict={verdict}>
            <dt>{fit.verdicts[verdict]}</dt>
            <dd>
              <InARow facts={said.map((reason) => reasonInWords(reason, locale))} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
