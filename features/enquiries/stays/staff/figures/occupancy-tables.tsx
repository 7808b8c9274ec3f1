import { formatMonth, formatters } from '#common/dates.ts'
import { formatPercent, formatWhole } from '#common/figures.ts'
import { inLocale } from '#common/locale.ts'
import { formatMoney } from '#common/money.ts'
import { type HomeOccupancy, type MonthOfHome, percentSold } from '#features/nest/stays/occupancy.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { Table } from '#ui/table.tsx'
import { viewPath } from '../stay-links.ts'
import { figuresMessages } from './messages.ts'
import { sumMonths } from './sum-months.ts'

const shortMonths = formatters({ month: 'short' })

/** The sign stands in the head of the column. */
const francs = (amount: string) => formatMoney(amount, 'XOF').replace(/\u00a0FCFA$/, '')

function usePercent(): (months: readonly MonthOfHome[]) => string {
  const { noNights } = useMessages(figuresMessages)
  const { locale } = useSite()
  return (months) => {
    const percent = percentSold(months)
    return percent === null ? noNights : formatPercent(percent, locale)
  }
}

/** Of a home that is deleted, its name: it has no number any more. */
export const homeKey = ({ propertyId, title }: HomeOccupancy): string =>
  propertyId === null ? `deleted ${title}` : String(propertyId)

function statementUrl({ propertyId, title }: HomeOccupancy, month: string): string {
  const home = propertyId === null ? { deletedHome: title } : { propertyId: String(propertyId) }
  return `/api/admin/stay-statement?${new URLSearchParams({ ...home, month })}`
}

interface MonthsProps {
  months: MonthOfHome[]
  /** One home, whose statements can be taken; null: all of them together. */
  home: HomeOccupancy | null
}

/** The same as the chart, number by number. */
export function MonthsTable({ months, home }: MonthsProps) {
  const words = useMessages(figuresMessages)
  const { locale } = useSite()
  const percent = usePercent()
  const cells = (one: MonthOfHome) => (
    <>
      <td className="num">{formatWhole(one.available, locale)}</td>
      <td className="num">{formatWhole(one.sold, locale)}</td>
      <td className="num">{percent([one])}</td>
      <td className="num">{one.blocked}</td>
      <td className="num">{one.elsewhere}</td>
      <td className="num">{francs(one.income)}</td>
      <td className="num">{francs(one.tax)}</td>
    </>
  )
  const heads = [
    words.available,
    words.sold,
    words.occupancy,
    words.blocked,
    words.elsewhere,
    words.incomeFrancs,
    words.tax,
  ]
  return (
    <section className="stay-part">
      {!home && <p className="soft small">{words.statementHint}</p>}
      <Table caption={words.byMonth}>
        <thead>
          <tr>
            <th scope="col">{words.month}</th>
            {heads.map((head) => (
              <th key={head} scope="col" className="num">
                {head}
              </th>
            ))}
            {home && <th scope="col">{words.statement}</th>}
          </tr>
        </thead>
        <tbody>
          {months.map((one) => {
            const named = formatMonth(`${one.month}-01`, locale)
            return (
              <tr key={one.month}>
                <th scope="row">{named}</th>
                {cells(one)}
                {home && (
                  <td>
                    <a
                      className="text-link"
                      href={statementUrl(home, one.month)}
                      aria-label={words.statementOf(named, inLocale(locale, home.title, home.titleFr))}
                      download
                    >
                      {words.csv}
                    </a>
                  </td>
                )}
              </tr>
            )
          })}
          <tr className="stay-sum">
            <th scope="row">{words.whole}</th>
            {cells(sumMonths(months))}
            {home && <td />}
          </tr>
        </tbody>
      </Table>
    </section>
  )
}

interface HomesProps {
  months: readonly string[]
  homes: readonly HomeOccupancy[]
  year: number
}

/** Home by home, how full each month was, and what the year brought. */
export function HomesTable({ months, homes, year }: HomesProps) {
  const words = useMessages(figuresMessages)
  const { locale } = useSite()
  const percent = usePercent()
  return (
    <section className="stay-part">
      <Table caption={words.byHome}>
        <thead>
          <tr>
            <th scope="col">{words.home}</th>
            {months.map((month) => (
              <th key={month} scope="col" className="num">
                {shortMonths[locale].format(new Date(`${month}-01T00:00Z`))}
              </th>
            ))}
            <th scope="col" className="num">
              {words.whole}
            </th>
            <th scope="col" className="num">
              {words.incomeFrancs}
            </th>
          </tr>
        </thead>
        <tbody>
          {homes.map((home) => {
            const title = inLocale(locale, home.title, home.titleFr)
            return (
              <tr key={homeKey(home)}>
                <th scope="row" dir="auto">
                  <StaffLink to={viewPath('occupancy', { year, home: homeKey(home) })}>{title}</StaffLink>
                </th>
                {home.months.map((one) => (
                  <td key={one.month} className="num">
                    {percent([one])}
                  </td>
                ))}
                <td className="num">{percent(home.months)}</td>
                <td className="num">{francs(sumMonths(home.months).income)}</td>
              </tr>
            )
          })}
        </tbody>
      </Table>
    </section>
  )
}
