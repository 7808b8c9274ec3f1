import { useMessages } from '#ui/page/site.ts'
import { investMessages } from '../messages.ts'

/** A line of a list of figures. A return is never shown without its risk: one part draws both. */
export function RoiLine({ roi }: { roi: string }) {
  const messages = useMessages(investMessages)
  return (
    <div className="roi">
      <dt>{messages.roi}</dt>
      <dd>{roi}</dd>
      <dd className="sums__note">{messages.risk}</dd>
    </div>
  )
}
