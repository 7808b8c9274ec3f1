import { inLocale } from '#common/locale.ts'
import { formatMoney } from '#common/money.ts'
import { can } from '#common/permissions.ts'
import { SavedFilters } from '#platform/saved-filters/saved-filters.tsx'
import { RecordHead } from '#platform/staff-kit/record-head.tsx'
import { RecordList, type RecordView } from '#platform/staff-kit/record-list.tsx'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { useApiList } from '#platform/staff-kit/ui/use-api-list.ts'
import { useDeleteRecord } from '#platform/staff-kit/use-delete-record.tsx'
import { useKeptFocus } from '#platform/staff-kit/use-kept-focus.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { nestMessages } from '../messages.ts'
import { pricePeriod } from '../price-period.ts'
import type { PublicProperty } from '../property.public.ts'
import { BulkBar, SelectAll, useSelection } from './bulk-bar.tsx'
import { ListTools, usePropertyQuery } from './list-tools.tsx'
import { nestStaffMessages } from './messages.ts'
import { LazyPreview } from './preview/lazy-preview.tsx'
import { usePreviewAddress } from './preview/use-preview-address.ts'
import { PROPERTIES_URL, propertyUrl } from './property-requests.ts'

const PAGE_SIZE = 24

interface Acts {
  canWrite: boolean
  onPreview: (property: PublicProperty) => void
  onDelete: (record: { id: number; title: string }) => void
}

function usePropertyView({ canWrite, onPreview, onDelete }: Acts) {
  const { list: words } = useMessages(nestStaffMessages)
  const nest = useMessages(nestMessages)
  const { locale } = useSite()
  return (property: PublicProperty): RecordView => {
    const { id, isAvailable } = property
    const title = inLocale(locale, property.title, property.titleFr)
    const price = [formatMoney(property.price, 'XOF'), pricePeriod(nest, property)].filter(Boolean).join(' ')
    return {
      id,
      title,
      lang: locale === 'fr' && !property.titleFr ? 'en' : undefined,
      picture: property.pictures[0] ?? null,
      amount: price,
      facts: [property.location, nest.deals[property.type], nest.kinds[property.kind], property.reference],
      badges: [
        isAvailable ? { text: words.available, tone: 'positive' } : { text: words.unavailable, tone: 'danger' },
        property.isFeatured && { text: words.featured },
        !(property.titleFr && property.descriptionFr) && { text: words.frenchMissing, tone: 'warning' },
      ],
      acts: [
        canWrite && { label: words.edit, to: `/admin/edit-property/${id}` },
        // A home that is not available has no public page to look at.
        isAvailable && { label: words.view, to: `/property/${id}`, isPublic: true },
        { label: words.preview, onAct: () => onPreview(property) },
        canWrite && { label: words.duplicate, to: `/admin/add-property?from=${id}` },
        canWrite && { label: words.delete, onAct: () => onDelete({ id, title }) },
      ],
    }
  }
}

/** Every property, those that visitors do not see too. */
export function PropertiesTab() {
  const { list: words } = useMessages(nestStaffMessages)
  const canWrite = can(useActor(), 'property:write')
  const { query, isNarrowed } = usePropertyQuery()
  const list = useApiList<PublicProperty>(PROPERTIES_URL, { pageSize: PAGE_SIZE, query })
  const selection = useSelection(list.items)
  const preview = usePreviewAddress()
  const previewed = list.items.find(({ id }) => String(id) === preview.previewed)
  const { rest: heading, readOn } = useKeptFocus()
  const remove = useDeleteRecord({ entity: 'property', url: propertyUrl, listUrl: PROPERTIES_URL, onDeleted: readOn })
  const view = usePropertyView({ canWrite, onPreview: ({ id }) => preview.show(id), onDelete: remove.ask })

  return (
    <section className="staff-section">
      <RecordHead
        title={words.title}
        list={list}
        add={canWrite && { label: words.add, to: '/admin/add-property' }}
        headingRef={heading}
      >
        <ListTools />
      </RecordHead>
      <SavedFilters tab="properties" />
      {canWrite && list.items.length > 0 && <SelectAll selection={selection} shown={list.items.length} />}
      <RecordList
        layout="cards"
        list={list}
        view={view}
        empty={{ title: words.empty, hint: words.emptyHint }}
        isNarrowed={isNarrowed}
        {...(canWrite && { selection })}
      />
      <BulkBar selection={selection} onDone={readOn} />
      {remove.dialog}
      {previewed && <LazyPreview property={previewed} onClose={preview.close} />}
    </section>
  )
}
