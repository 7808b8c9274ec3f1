import { Badge } from '#ui/badge.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { Reason, Verdict } from '../score-match.ts'
import { InARow } from './in-a-row.tsx'
import { reasonInWords } from './match-words.ts'
import { matchMessages } from './messages.ts'

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
