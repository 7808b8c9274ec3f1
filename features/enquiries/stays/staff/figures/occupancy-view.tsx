import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { todayInDakar } from '#common/dakar-time.ts'
import { formatMonth, formatters } from '#common/dates.ts'
import { formatPercent } from '#common/figures.ts'
import { inLocale } from '#common/locale.ts'
import { formatMoney } from '#common/money.ts'
import { type HomeOccupancy, type MonthOfHome, percentSold } from '#features/nest/stays/occupancy.ts'
import { Chart } from '#platform/staff-kit/charts/chart.tsx'
import { TimeStrips } from '#platform/staff-kit/charts/time-strips.tsx'
import { LoadFailed, SkeletonRows } from '#platform/staff-kit/ui/load-states.tsx'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { Select } from '#ui/select.tsx'
import type { Occupancy } from '../../read-occupancy.server.ts'
import { staysMessages } from '../messages.ts'
import { viewPath } from '../stay-links.ts'
import { figuresMessages } from './messages.ts'
import { HomesTable, homeKey, MonthsTable } from './occupancy-tables.tsx'
import { sumHomes } from './sum-months.ts'

const shortMonths = formatters({ month: 'short' })
const thisYear = () => Number(todayInDakar().slice(0, 4))

/** A year, and one home or all of them. */
function useShown(): { year: number; home: string | null } {
  const [params] = useSearchParams()
  const year = Number(params.get('year'))
  return {
    year: Number.isInteger(year) && year >= 2020 && year < 2100 ? year : thisYear(),
    home: params.get('home') || null,
  }
}

interface BarProps {
  year: number
  home: string | null
  homes: readonly HomeOccupancy[]
}

/** Which year and which home: links and a list, each with its address. */
function OccupancyBar({ year, home, homes }: BarProps) {
  const words = useMessages(figuresMessages)
  const { allHomes } = useMessages(staysMessages)
  const { locale } = useSite()
  const navigate = useNavigate()
  const path = (shown: { year?: number; home?: string | null }) =>
    viewPath('occupancy', { year: shown.year ?? year, home: shown.home === undefined ? home : shown.home })
  const options = homes.map((one) => ({ value: homeKey(one), label: inLocale(locale, one.title, one.titleFr) }))
  return (
    <div className="calbar">
      <nav className="calbar__months" aria-label={words.year}>
        <StaffLink className="icobtn" to={path({ year: year - 1 })} aria-label={words.previous} preventScrollReset>
          <Icon name="back" />
        </StaffLink>
        <h3 aria-live="polite">{year}</h3>
        <StaffLink className="icobtn" to={path({ year: year + 1 })} aria-label={words.next} preventScrollReset>
          <Icon name="arrow" />
        </StaffLink>
        {year !== thisYear() && (
          <StaffLink className="text-link" to={viewPath('occupancy', { home })} preventScrollReset>
            {words.thisYear}
          </StaffLink>
        )}
      </nav>
      <Field label={words.home}>
        {(control) => (
          <Select
            {...control}
            value={home ?? ''}
            options={[{ value: '', label: allHomes }, ...options]}
            onChange={({ target }) => navigate(path({ home: target.value || null }), { preventScrollReset: true })}
          />
        )}
      </Field>
    </div>
  )
}

interface ChartProps {
  title: string
  months: MonthOfHome[]
  year: number
}

/** Two strips over the same months, each to a scale of its own. */
function OccupancyChart({ title, months, year }: ChartProps) {
  const words = useMessages(figuresMessages)
  const { locale } = useSite()
  const percent = (value: number) => formatPercent(value, locale)
  const francs = (value: number) => formatMoney(String(value), 'XOF')
  const columns = months.map(({ month }) => ({ key: month, label: formatMonth(`${month}-01`, locale) }))
  const occupancy = months.map((month) => percentSold([month]) ?? 0)
  // A strip is pixels: whole francs are fine enough, and exact far beyond what homes bring.
  const income = months.map((month) => Math.round(Number(month.income)))
  const short = (month: number) => shortMonths[locale].format(new Date(Date.UTC(year, month, 1)))
  return (
    <Chart title={title} note={words.chartNote} empty={null}>
      <TimeStrips
        title={title}
        unit={words.month}
        columns={columns}
        ends={[short(0), short(11)]}
        strips={[
          { key: 'occupancy', label: words.occupancy, values: occupancy, isWhole: true, write: percent },
          { key: 'income', label: words.income, values: income, isWhole: true, write: francs },
        ]}
        say={(column) =>
          words.said(columns[column]?.label ?? '', percent(occupancy[column] ?? 0), francs(income[column] ?? 0))
        }
      />
    </Chart>
  )
}

function Figures({
  occupancy: { months, homes },
  year,
  home,
}: {
  occupancy: Occupancy
  year: number
  home: string | null
}) {
  const words = useMessages(figuresMessages)
  const { locale } = useSite()
  const chosen = homes.find((one) => homeKey(one) === home) ?? null
  const shown = chosen?.months ?? sumHomes(months, homes)
  const named = chosen && inLocale(locale, chosen.title, chosen.titleFr)
  if (homes.length === 0) return <p className="serif chart__empty">{words.none}</p>
  return (
    <>
      <OccupancyChart title={named ? words.chartOf(named) : words.chart} months={shown} year={year} />
      <MonthsTable months={shown} home={chosen} />
      {!chosen && <HomesTable months={months} homes={homes} year={year} />}
    </>
  )
}

/** How full the homes were and what they brought, month by month: drawn, and to be read. */
export function OccupancyView() {
  const { year, home } = useShown()
  const query = useQuery<Occupancy>({
    queryKey: [`/api/admin/occupancy?from=${year}-01&to=${year}-12`],
    placeholderData: keepPreviousData,
  })
  return (
    <div className="stay-figures" aria-busy={query.isPlaceholderData}>
      <OccupancyBar year={year} home={home} homes={query.data?.homes ?? []} />
      {query.isPending && <SkeletonRows rows={6} />}
      {query.isError && <LoadFailed error={query.error} onRetry={() => query.refetch()} />}
      {query.data && <Figures occupancy={query.data} year={year} home={home} />}
    </div>
  )
}
