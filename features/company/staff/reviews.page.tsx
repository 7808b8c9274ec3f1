import { can } from '#common/permissions.ts'
import { useQuickChange } from '#platform/staff-kit/dialogs/use-quick-change.ts'
import { kitMessages } from '#platform/staff-kit/messages.ts'
import { FilterSelect, RecordHead, SearchField } from '#platform/staff-kit/record-head.tsx'
import { RecordList } from '#platform/staff-kit/record-list.tsx'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { tabMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { useApiList } from '#platform/staff-kit/ui/use-api-list.ts'
import { useDeleteRecord } from '#platform/staff-kit/use-delete-record.tsx'
import { useDialogAddress } from '#platform/staff-kit/use-dialog-address.ts'
import { useKeptFocus } from '#platform/staff-kit/use-kept-focus.ts'
import { useListFilters } from '#platform/staff-kit/use-list-filters.ts'
import { useMessages } from '#ui/page/site.ts'
import type { PublicReview } from '../review.public.ts'
import type { ReviewDraft } from '../review.schema.ts'
import { OTHER_SERVICES, SERVICE_TYPES } from '../review-choices.ts'
import { companyStaffMessages } from './messages.ts'
import { ReviewDialog } from './review-dialog.tsx'
import { REVIEWS_URL, useReviewView } from './review-view.tsx'

export const meta = tabMeta('reviews')

const PER_PAGE = 20

function ReviewTools() {
  const { reviews: words } = useMessages(companyStaffMessages)
  const { filters } = words
  return (
    <>
      <SearchField label={words.search} />
      <FilterSelect
        name="serviceType"
        label={filters.service}
        options={[
          ...SERVICE_TYPES.map((value) => ({ value, label: words.services[value] })),
          { value: OTHER_SERVICES, label: words.serviceOther },
        ]}
      />
      <FilterSelect
        name="isFeatured"
        label={filters.featured}
        options={{ true: filters.featuredOnly, false: filters.notFeatured }}
      />
      <FilterSelect name="isActive" label={filters.state} options={{ true: filters.active, false: filters.inactive }} />
    </>
  )
}

function useReviewList() {
  const { query, isNarrowed } = useListFilters({
    search: 'text',
    serviceType: [...SERVICE_TYPES, OTHER_SERVICES],
    isFeatured: 'yes or no',
    isActive: 'yes or no',
  })
  const list = useApiList<PublicReview>(REVIEWS_URL, { pageSize: PER_PAGE, query })
  return { list, isNarrowed }
}

/** The buttons of a review: where it stands can be changed without opening it. */
function useReviewActs(
  comeBackTo: ReturnType<typeof useKeptFocus>['ask'],
  ask: ReturnType<typeof useDeleteRecord>['ask'],
) {
  const { reviews: words } = useMessages(companyStaffMessages)
  const { list: kit, delete: deletion } = useMessages(kitMessages)
  const { edit } = useDialogAddress()
  const { isBusy, change } = useQuickChange<ReviewDraft>(REVIEWS_URL)

  function set(review: PublicReview, changes: Partial<ReviewDraft>, { done, place }: { done: string; place: number }) {
    comeBackTo(review.id, place)
    change(done, { id: review.id, input: { ...review, ...changes }, version: review.updatedAt })
  }

  return (review: PublicReview) => {
    const { id, clientName, isFeatured, isActive } = review
    return [
      { label: kit.edit, onAct: () => edit(id) },
      {
        label: isFeatured ? words.unfeature : words.feature,
        isBusy,
        onAct: () =>
          set(
            review,
            { isFeatured: !isFeatured },
            { done: (isFeatured ? words.nowNotFeatured : words.nowFeatured)(clientName), place: 1 },
          ),
      },
      {
        label: isActive ? words.hide : words.show,
        isBusy,
        onAct: () =>
          set(
            review,
            { isActive: !isActive },
            { done: (isActive ? words.nowHidden : words.nowShown)(clientName), place: 2 },
          ),
      },
      { label: deletion.label, onAct: () => ask({ id, title: words.of(clientName) }) },
    ]
  }
}

export default function ReviewsPage() {
  const { reviews: words } = useMessages(companyStaffMessages)
  const { dashboard } = useMessages(staffMessages)
  const mayWrite = can(useActor(), 'review:write')
  const { open, add, close } = useDialogAddress()
  const { list, isNarrowed } = useReviewList()
  const focus = useKeptFocus({ readAt: list.query.dataUpdatedAt })
  const deletion = useDeleteRecord({
    entity: 'review',
    url: (id) => `${REVIEWS_URL}/${id}`,
    listUrl: REVIEWS_URL,
    onDeleted: focus.readOn,
  })
  const actsOf = useReviewActs(focus.ask, deletion.ask)
  const toView = useReviewView()

  return (
    <section className="staff-section">
      <RecordHead
        title={dashboard.tabs.reviews}
        list={list}
        add={mayWrite && { label: words.add, onAct: add }}
        headingRef={focus.rest}
      >
        <ReviewTools />
      </RecordHead>
      <div className="reviews" ref={focus.container}>
        <RecordList
          layout="rows"
          list={list}
          view={(review) => toView(review, mayWrite ? actsOf(review) : [])}
          empty={words.empty}
          isNarrowed={isNarrowed}
        />
      </div>
      {mayWrite && open !== null && <ReviewDialog open={open} onClose={close} />}
      {deletion.dialog}
    </section>
  )
}
