import { formatMonth } from '#common/dates.ts'
import { inLocale } from '#common/locale.ts'
import { formatMoney, formatUnits } from '#common/money.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { Price } from '#ui/price.tsx'
import type { PublicInvestment } from '../investment.public.ts'
import { projectMessages } from '../project-messages.ts'
import { ConvertedNote } from './converted-note.tsx'
import { stageAmounts } from './stage-amounts.ts'

/** What is paid when, as this project's contract has it. Nothing where it has no stages. */
export function StagePayments({ project }: { project: PublicInvestment }) {
  const words = useMessages(projectMessages)
  const site = useSite()
  const { minInvestment, stagePayments } = project
  if (stagePayments.length === 0) return null
  const stages = stageAmounts(minInvestment, stagePayments, site)
  const percent = words.stages.percent
  return (
    <section className="ledger stages" aria-labelledby="stages">
      <h2 id="stages">{words.stages.title}</h2>
      <p className="small soft">{words.stages.text(formatMoney(minInvestment, site))}</p>
      {/* The steps of the loom: as wide as the stage, as high as all that is paid by then. The table says the same. */}
      <div className="stages__steps" aria-hidden="true">
        {stages.map(({ title, paid, percent: share }) => (
          <i key={`${title} ${paid}`} style={{ flexGrow: share, height: `${paid}%` }} />
        ))}
      </div>
      <table>
        <caption className="sr">{words.stages.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.stages.stage}</th>
            <th scope="col">{words.stages.share}</th>
            <th scope="col">{words.stages.amount}</th>
          </tr>
        </thead>
        <tbody>
          {stages.map(({ title, titleFr, percent: share, amount, dueDate, paid }) => (
            <tr key={`${title} ${paid}`}>
              <th scope="row">
                {inLocale(site.locale, title, titleFr)}
                {dueDate && <small>{words.stages.by(formatMonth(dueDate, site.locale))}</small>}
              </th>
              <td>{percent(share)}</td>
              <td>{formatUnits(amount, site)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.stages.all}</th>
            <td>{percent(100)}</td>
            <td>
              <Price amount={minInvestment} />
            </td>
          </tr>
        </tfoot>
      </table>
      <ConvertedNote />
      <p className="small soft">{words.stages.note}</p>
    </section>
  )
}
