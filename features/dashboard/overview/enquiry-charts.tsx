import { formatDay, formatters } from '#common/dates.ts'
import { formatPercent } from '#common/figures.ts'
import type { Locale } from '#common/locale.ts'
import { LEAD_STATUSES, type LeadStatus } from '#features/enquiries/leads/lead-status.ts'
import { leadsMessages } from '#features/enquiries/leads/staff/messages.ts'
import { timeElapsed } from '#features/enquiries/leads/staff/page/elapsed-time.ts'
import { type BarRow, BarTable } from '#platform/staff-kit/charts/bar-table.tsx'
import { Chart } from '#platform/staff-kit/charts/chart.tsx'
import { StripsTable, TimeStrips } from '#platform/staff-kit/charts/time-strips.tsx'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { tabPath } from '#platform/staff-kit/ui/tabs.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { LINES } from './lines.ts'
import { overviewMessages } from './messages.ts'
import { ANSWER_STEPS, type EnquiryWeek, type FirstAnswers } from './overview.public.ts'

const MINUTE_MS = 60_000
const shortDays = formatters({ day: 'numeric', month: 'short' })
const dayOf = (day: string) => new Date(`${day}T00:00Z`)
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

export function shareOf(part: number, whole: number, locale: Locale): string {
  return formatPercent(whole === 0 ? 0 : Math.round((part / whole) * 100), locale)
}

export function EnquiriesPerWeek({ weeks }: { weeks: EnquiryWeek[] }) {
  const { perWeek: words } = useMessages(overviewMessages)
  const { locale } = useSite()
  const totals = weeks.map(({ byLine }) => sum(Object.values(byLine)))
  const columns = weeks.map(({ week }) => ({ key: week, label: words.weekOf(formatDay(dayOf(week), locale)) }))
  const strips = [
    { key: 'all', label: words.all, values: totals, isWhole: true },
    ...LINES.map((line) => ({ key: line, label: words.lines[line], values: weeks.map(({ byLine }) => byLine[line]) })),
  ]
  function say(index: number): string {
    const parts = strips.slice(1).filter(({ values }) => values[index])
    const each = parts.map(({ label, values }) => `${label} ${values[index]}`).join(', ')
    return words.said(columns[index]?.label ?? '', totals[index] ?? 0, each)
  }
  const first = weeks[0]?.week
  const chart = { title: words.title, unit: words.week, columns, strips }
  return (
    <Chart
      title={words.title}
      note={words.note(weeks.length)}
      empty={sum(totals) === 0 ? words.none(weeks.length) : null}
    >
      <TimeStrips {...chart} ends={[first ? shortDays[locale].format(dayOf(first)) : '', words.thisWeek]} say={say} />
      <StripsTable {...chart} />
    </Chart>
  )
}

export function LeadFunnel({ funnel }: { funnel: Record<LeadStatus, number> }) {
  const { funnel: words, count, share } = useMessages(overviewMessages)
  const { statuses } = useMessages(leadsMessages)
  const { locale } = useSite()
  const total = sum(Object.values(funnel))
  return (
    <Chart title={words.title} note={words.note} empty={total === 0 ? words.none : null}>
      <BarTable
        caption={words.title}
        columns={[words.status, count, share]}
        rows={LEAD_STATUSES.map((status) => ({
          key: status,
          label: <StaffLink to={`${tabPath('leads')}?view=list&status=${status}`}>{statuses[status]}</StaffLink>,
          value: funnel[status],
          cells: [funnel[status], shareOf(funnel[status], total, locale)],
          ...(status === 'lost' && { look: 'hatched' as const }),
        }))}
      />
    </Chart>
  )
}

export function TimeToFirstAnswer({ answers }: { answers: FirstAnswers }) {
  const { answers: words, count, share } = useMessages(overviewMessages)
  const { locale } = useSite()
  const total = sum([...Object.values(answers.within), answers.later, answers.unanswered])
  const row = (key: string, label: string, value: number): BarRow => ({
    key,
    label,
    value,
    cells: [value, shareOf(value, total, locale)],
  })
  return (
    <Chart title={words.title} note={words.note} empty={total === 0 ? words.none : null}>
      {answers.medianMinutes === null ? (
        <p className="soft">{words.nobodyYet}</p>
      ) : (
        <p className="median">
          {words.median} <b>{timeElapsed(answers.medianMinutes * MINUTE_MS, words.duration)}</b>
        </p>
      )}
      <BarTable
        caption={words.title}
        columns={[words.how, count, share]}
        rows={[
          ...ANSWER_STEPS.map((step) => row(`${step}`, words.within[step], answers.within[step])),
          row('later', words.later, answers.later),
          { ...row('unanswered', words.unanswered, answers.unanswered), look: 'hatched' },
        ]}
      />
    </Chart>
  )
}
