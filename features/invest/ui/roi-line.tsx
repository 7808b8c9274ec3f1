import type { ReactNode } from 'react'
import { useMessages } from '#ui/page/site.ts'
import { investMessages } from '../messages.ts'
import { RiskMark } from './risk-mark.tsx'

interface Props {
  roi: string
  /** The sentence, on the page where this is the figure it stands with. */
  risk?: ReactNode
}

/** A line of a list of figures. A return is never shown without its risk: the mark leads to it. */
export function RoiLine({ roi, risk }: Props) {
  const messages = useMessages(investMessages)
  return (
    <div className="roi">
      <dt>{messages.roi}</dt>
      <dd>
        {roi}
        <RiskMark />
      </dd>
      {risk && <dd className="sums__note">{risk}</dd>}
    </div>
  )
}
