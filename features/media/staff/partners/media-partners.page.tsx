import { inLocale } from '#common/locale.ts'
import { can } from '#common/permissions.ts'
import { demoStaffMessages } from '#features/company/staff/demo-staff-messages.ts'
import { useQuickChange } from '#platform/staff-kit/dialogs/use-quick-change.ts'
import { kitMessages } from '#platform/staff-kit/messages.ts'
import { FilterSelect, RecordHead, SearchField } from '#platform/staff-kit/record-head.tsx'
import { RecordList, type RecordView } from '#platform/staff-kit/record-list.tsx'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { tabMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { useApiList } from '#platform/staff-kit/ui/use-api-list.ts'
import { useDeleteRecord } from '#platform/staff-kit/use-delete-record.tsx'
import { useDialogAddress } from '#platform/staff-kit/use-dialog-address.ts'
import { useKeptFocus } from '#platform/staff-kit/use-kept-focus.ts'
import { useListFilters } from '#platform/staff-kit/use-list-filters.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { StaffMediaPartner } from '../../media-partner.public.ts'
import type { MediaPartnerDraft } from '../../media-partner.schema.ts'
import { partnershipMessages } from '../../partnership/partnership-messages.ts'
import { partnerStaffMessages } from './messages.ts'
import { PARTNERS_URL, PartnerDialog } from './partner-dialog.tsx'

export const meta = tabMeta('media-partners')

const PER_PAGE = 20

/** A partner as the list shows it. */
function usePartnerView(): (partner: StaffMediaPartner, acts: RecordView['acts']) => RecordView {
  const words = useMessages(partnerStaffMessages)
  const { missingInFrench } = useMessages(kitMessages)
  const { badge: demo } = useMessages(demoStaffMessages)
  const kinds: Record<string, string> = useMessages(partnershipMessages).choices.partnershipInterest
  const { locale } = useSite()
  return (partner, acts) => {
    const { id, name, picture, description, descriptionFr, website, contactEmail, partnershipType, isActive } = partner
    const isFrench = locale === 'fr' && descriptionFr !== null
    return {
      id,
      title: name,
      picture,
      facts: [partnershipType && (kinds[partnershipType] ?? partnershipType), contactEmail],
      text: (description || website) && (
        <>
          {description && (
            <p dir="auto" lang={isFrench ? 'fr' : 'en'}>
              {inLocale(locale, description, descriptionFr)}
            </p>
          )}
          {website && (
            <a className="record-address" href={website} target="_blank" rel="noreferrer">
              {website} <span className="sr">{words.newTab}</span>
            </a>
          )}
        </>
      ),
      badges: [
        isActive ? { text: words.active, tone: 'positive' } : { text: words.inactive, tone: 'danger' },
        partner.isDemo && { text: demo, tone: 'warning' },
        description !== null && !descriptionFr && { text: missingInFrench, tone: 'warning' },
      ],
      acts,
    }
  }
}

function usePartnerActs(
  comeBackTo: ReturnType<typeof useKeptFocus>['ask'],
  ask: ReturnType<typeof useDeleteRecord>['ask'],
) {
  const words = useMessages(partnerStaffMessages)
  const { list: kit, delete: deletion } = useMessages(kitMessages)
  const { edit } = useDialogAddress()
  const { isBusy, change } = useQuickChange<MediaPartnerDraft>(PARTNERS_URL)
  return (partner: StaffMediaPartner): RecordView['acts'] => {
    const { id, name, isActive, updatedAt } = partner
    return [
      { label: kit.edit, onAct: () => edit(id) },
      {
        label: isActive ? words.switchOff : words.switchOn,
        isBusy,
        onAct: () => {
          comeBackTo(id, 1)
          const input = { ...partner, isActive: !isActive }
          change((isActive ? words.nowOff : words.nowOn)(name), { id, input, version: updatedAt })
        },
      },
      { label: deletion.label, onAct: () => ask({ id, title: name }) },
    ]
  }
}

export default function MediaPartnersPage() {
  const words = useMessages(partnerStaffMessages)
  const { dashboard } = useMessages(staffMessages)
  const mayWrite = can(useActor(), 'partner:write')
  const { open, add, close } = useDialogAddress()
  const { query, isNarrowed } = useListFilters({ search: 'text', isActive: 'yes or no' })
  const list = useApiList<StaffMediaPartner>(PARTNERS_URL, { pageSize: PER_PAGE, query })
  const focus = useKeptFocus({ readAt: list.query.dataUpdatedAt })
  const deletion = useDeleteRecord({
    entity: 'media-partner',
    url: (id) => `${PARTNERS_URL}/${id}`,
    listUrl: PARTNERS_URL,
    onDeleted: focus.readOn,
  })
  const actsOf = usePartnerActs(focus.ask, deletion.ask)
  const toView = usePartnerView()

  return (
    <section className="staff-section">
      <RecordHead
        title={dashboard.tabs['media-partners']}
        list={list}
        add={mayWrite && { label: words.add, onAct: add }}
        headingRef={focus.rest}
      >
        <SearchField label={words.search} />
        <FilterSelect name="isActive" label={words.state} options={{ true: words.active, false: words.inactive }} />
      </RecordHead>
      <div className="partner-list" ref={focus.container}>
        <RecordList
          layout="rows"
          list={list}
          view={(partner) => toView(partner, mayWrite ? actsOf(partner) : [])}
          empty={words.empty}
          isNarrowed={isNarrowed}
        />
      </div>
      {mayWrite && open !== null && <PartnerDialog open={open} onClose={close} />}
      {deletion.dialog}
    </section>
  )
}
