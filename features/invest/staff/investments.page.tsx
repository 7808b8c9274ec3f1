import { inLocale, type Locale } from '#common/locale.ts'
import { formatMoney } from '#common/money.ts'
import { can } from '#common/permissions.ts'
import { demoStaffMessages } from '#features/company/staff/demo-staff-messages.ts'
import { kitMessages } from '#platform/staff-kit/messages.ts'
import { FilterSelect, RecordHead, SearchField } from '#platform/staff-kit/record-head.tsx'
import { RecordList, type RecordView } from '#platform/staff-kit/record-list.tsx'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { tabMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { tabPath } from '#platform/staff-kit/ui/tabs.ts'
import { useApiList } from '#platform/staff-kit/ui/use-api-list.ts'
import { useDeleteRecord } from '#platform/staff-kit/use-delete-record.tsx'
import { useListFilters } from '#platform/staff-kit/use-list-filters.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { PublicInvestment } from '../investment.public.ts'
import { isTaken } from '../project-status.ts'
import { investStaffMessages } from './messages.ts'

export const INVESTMENTS_URL = '/api/investments'

export const meta = tabMeta('investments')

const PAGE_SIZE = 24

/** A text that is there in English only. */
function isFrenchMissing(project: PublicInvestment): boolean {
  const { titleFr, descriptionFr, expectedRoiFr, expectedReturn, expectedReturnFr, stagePayments } = project
  return (
    !titleFr ||
    !descriptionFr ||
    !expectedRoiFr ||
    (expectedReturn !== null && !expectedReturnFr) ||
    stagePayments.some((stage) => !stage.titleFr)
  )
}

const languageOf = (locale: Locale, french: string | null): Locale => (locale === 'fr' && french ? 'fr' : 'en')

export default function InvestmentsPage() {
  const words = useMessages(investStaffMessages)
  const { list: kit, delete: deletion } = useMessages(kitMessages)
  const { badge: demo } = useMessages(demoStaffMessages)
  const { locale } = useSite()
  const mayWrite = can(useActor(), 'investment:write')
  const { query, isNarrowed } = useListFilters({ search: 'text', isVefa: 'yes or no', isActive: 'yes or no' })
  const list = useApiList<PublicInvestment>(INVESTMENTS_URL, {
    pageSize: PAGE_SIZE,
    query,
  })
  const removal = useDeleteRecord({
    entity: 'investment',
    url: (id) => `${INVESTMENTS_URL}/${id}`,
    listUrl: INVESTMENTS_URL,
  })

  const view = (project: PublicInvestment): RecordView => {
    const title = inLocale(locale, project.title, project.titleFr)
    return {
      id: project.id,
      title,
      lang: languageOf(locale, project.titleFr),
      picture: project.pictures[0] ?? null,
      facts: [project.location, isTaken(project) && words.taken],
      text: (
        <p className="soft" lang={languageOf(locale, project.expectedRoiFr)}>
          {words.roi(inLocale(locale, project.expectedRoi, project.expectedRoiFr))}
        </p>
      ),
      amount: words.minimum(formatMoney(project.minInvestment, 'XOF')),
      badges: [
        { text: project.isVefa ? words.vefa : words.ready },
        project.isActive ? { text: words.active, tone: 'positive' } : { text: words.inactive, tone: 'warning' },
        project.isDemo && { text: demo, tone: 'warning' },
        isFrenchMissing(project) && { text: words.frenchMissing, tone: 'warning' },
      ],
      acts: [
        mayWrite && { label: kit.edit, to: `${tabPath('investments')}/${project.id}` },
        project.isActive && { label: kit.view, to: `/invest/${project.id}`, isPublic: true },
        mayWrite && { label: deletion.label, onAct: () => removal.ask({ id: project.id, title }) },
      ],
    }
  }

  return (
    <section className="staff-section">
      <RecordHead
        title={words.title}
        list={list}
        add={mayWrite && { label: words.add, to: `${tabPath('investments')}/new` }}
      >
        <SearchField label={words.search} />
        <FilterSelect name="isVefa" label={words.kind} options={{ true: words.vefa, false: words.ready }} />
        <FilterSelect name="isActive" label={words.state} options={{ true: words.active, false: words.inactive }} />
      </RecordHead>
      <RecordList
        layout="cards"
        list={list}
        view={view}
        empty={{ title: words.empty, hint: words.emptyHint }}
        isNarrowed={isNarrowed}
      />
      {removal.dialog}
    </section>
  )
}
