import { todayInDakar } from '#common/dakar-time.ts'
import { formatMonth } from '#common/dates.ts'
import { inLocale } from '#common/locale.ts'
import { formatMoney } from '#common/money.ts'
import { addMonths } from '#features/nest/stays/stay-days.ts'
import { STAY_STATUSES } from '#features/nest/stays/stay-rules.ts'
import { SavedFilters } from '#platform/saved-filters/saved-filters.tsx'
import { FilterSelect, FoldedFilters, SearchField } from '#platform/staff-kit/record-head.tsx'
import { unbrokenDateTime } from '#platform/staff-kit/ui/dates-in-words.ts'
import { FoundEntries } from '#platform/staff-kit/ui/entry-list.tsx'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { useApiList } from '#platform/staff-kit/ui/use-api-list.ts'
import { useListFilters } from '#platform/staff-kit/use-list-filters.ts'
import { useAddressParams, without } from '#ui/destination.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { DeleteSubmission } from '../../../desk/staff/delete-submission.tsx'
import { SpamMark } from '../../../desk/staff/spam-mark.tsx'
import type { StaffStay } from '../../stay.public.ts'
import { staysMessages } from '../messages.ts'
import { sayShortDay } from '../say-days.ts'
import { StayBadge } from '../stay-badge.tsx'
import { STAYS_URL, stayPath } from '../stay-links.ts'
import { useHomes } from '../use-homes.ts'

const PER_PAGE = 30
/** To be chosen from: so many back from this one, and so many ahead. */
const [MONTHS_BACK, MONTHS_AHEAD] = [12, 15]
const FILTERS = ['status', 'propertyId', 'month', 'held']

function monthsToChoose(): string[] {
  const first = addMonths(`${todayInDakar().slice(0, 7)}-01`, -MONTHS_BACK)
  return Array.from({ length: MONTHS_BACK + MONTHS_AHEAD }, (_, index) => addMonths(first, index).slice(0, 7))
}

function StayRow({ stay }: { stay: StaffStay }) {
  const words = useMessages(staysMessages)
  const { locale } = useSite()
  const { id, name, email, phone, status, suspicion, arrival, departure, reference, createdAt, quote, assignee } = stay
  return (
    <li className="stay-row" data-stay={id}>
      <p className="stay-row__when">
        {words.dates(sayShortDay(arrival, locale), sayShortDay(departure, locale))}
        <span className="soft">{words.nights(stay.nights)}</span>
      </p>
      <div className="stay-row__who">
        <h3 dir="auto">
          <StaffLink to={stayPath(id)}>{name}</StaffLink>
        </h3>
        <p>
          {inLocale(locale, stay.homeTitle, stay.homeTitleFr)}{' '}
          <span className="soft">
            · {words.guests(stay.guests)} · {formatMoney(quote.total, 'XOF')}
          </span>
        </p>
        <p className="soft small">
          {[reference, email, phone, words.list.received(unbrokenDateTime(createdAt, locale)), assignee?.name]
            .filter(Boolean)
            .join(' ·\u00a0')}
        </p>
      </div>
      <p className="stay-row__state">
        <StayBadge status={status} />
      </p>
      <div className="stay-row__spam">
        <SpamMark kind="stay" id={id} suspicion={suspicion} />
        {suspicion && <DeleteSubmission kind="stay" item={{ id, name, suspicion, leadId: stay.lead?.id ?? null }} />}
      </div>
    </li>
  )
}

/** Every stay that was ever asked for or written down, newest first. */
export function StayList() {
  const words = useMessages(staysMessages)
  const { locale } = useSite()
  const homes = useHomes()
  const [, change] = useAddressParams()
  const months = monthsToChoose()
  const { query, isNarrowed } = useListFilters({
    search: 'text',
    status: STAY_STATUSES,
    propertyId: 'id',
    month: months,
    held: 'yes or no',
  })
  const list = useApiList<StaffStay>(STAYS_URL, { pageSize: PER_PAGE, query })
  const { search: _search, ...filters } = query
  const set = Object.values(filters).filter(Boolean).length
  return (
    <div className="stay-list">
      <div className="record-tools desk-tools">
        <SearchField label={words.list.search} />
        <FoldedFilters
          className="desk-filters"
          buttonClass="desk-tools__open"
          label={words.list.filters(set)}
          clearLabel={words.list.clearFilters}
          onClear={set > 0 ? () => change(without(FILTERS), { replace: true }) : null}
        >
          <FilterSelect
            name="status"
            label={words.list.status}
            options={STAY_STATUSES.map((value) => ({ value, label: words.statuses[value] }))}
          />
          <FilterSelect name="propertyId" label={words.home} options={homes} />
          <FilterSelect
            name="month"
            label={words.list.month}
            options={months.map((value) => ({ value, label: formatMonth(`${value}-01`, locale) }))}
          />
          <FilterSelect
            name="held"
            label={words.list.held}
            options={{ true: words.list.heldBack, false: words.list.letThrough }}
          />
        </FoldedFilters>
      </div>
      <SavedFilters tab="stays" />
      <FoundEntries list={list} isNarrowed={isNarrowed} none={{ title: words.list.empty, hint: words.list.emptyHint }}>
        {(stay) => <StayRow stay={stay} />}
      </FoundEntries>
    </div>
  )
}
