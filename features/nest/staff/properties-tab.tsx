import { useRef, useState } from 'react'
import { inLocale } from '#common/locale.ts'
import { formatMoney } from '#common/money.ts'
import { can } from '#common/permissions.ts'
import { SavedFilters } from '#platform/saved-filters/saved-filters.tsx'
import { RecordHead } from '#platform/staff-kit/record-head.tsx'
import { RecordList, type RecordView } from '#platform/staff-kit/record-list.tsx'
import { ListState } from '#platform/staff-kit/ui/list-state.tsx'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { useApiList } from '#platform/staff-kit/ui/use-api-list.ts'
import { useDeleteRecord } from '#platform/staff-kit/use-delete-record.tsx'
import { useKeptFocus } from '#platform/staff-kit/use-kept-focus.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { nestMessages } from '../messages.ts'
import { pricePeriod } from '../price-period.ts'
import { hasPage } from '../sale/sale-rules.ts'
import { isOfDesk } from '../sale/sale-states.ts'
import type { ListedProperty } from '../search-properties.server.ts'
import { BulkBar, SelectAll, useSelection } from './bulk-bar.tsx'
import { ListTools, usePropertyQuery } from './list-tools.tsx'
import { nestStaffMessages } from './messages.ts'
import { LazyPreview } from './preview/lazy-preview.tsx'
import { usePreviewAddress } from './preview/use-preview-address.ts'
import { PROPERTIES_URL, propertyUrl } from './property-requests.ts'
import { type Editing, HomesTable } from './sale/homes-table.tsx'
import { saleStaffMessages } from './sale/messages.ts'
import { PlannedViewings } from './sale/planned-viewings.tsx'
import { PricesDrawer } from './sale/price-list.tsx'
import { QuickEdit } from './sale/quick-edit.tsx'
import { stateBadges } from './sale/state-badges.ts'
import { type HomeChanges, useHomeChange } from './sale/use-home-change.ts'
import { useListView, ViewSwitch } from './sale/view-switch.tsx'

const PAGE_SIZE = 24

interface Named {
  id: number
  title: string
}

interface Acts {
  editing: Editing | null
  changes: HomeChanges
  onEdit: (editing: Editing | null) => void
  onPreview: (property: ListedProperty) => void
  onPrices: (home: Named) => void
  onDelete: (home: Named) => void
}

function usePropertyView({ editing, changes, onEdit, onPreview, onPrices, onDelete }: Acts) {
  const { list: words } = useMessages(nestStaffMessages)
  const sale = useMessages(saleStaffMessages)
  const nest = useMessages(nestMessages)
  const { locale } = useSite()
  const actor = useActor()
  const canWrite = can(actor, 'property:write')
  return (property: ListedProperty): RecordView => {
    const { id, isAvailable, saleState, priceReached } = property
    const title = inLocale(locale, property.title, property.titleFr)
    const price = [formatMoney(property.price, 'XOF'), pricePeriod(nest, property)].filter(Boolean).join(' ')
    return {
      id,
      title,
      lang: locale === 'fr' && !property.titleFr ? 'en' : undefined,
      picture: property.pictures[0] ?? null,
      amount: price,
      facts: [
        property.location,
        nest.deals[property.type],
        nest.kinds[property.kind],
        property.reference,
        priceReached !== null && sale.prices.reached(formatMoney(priceReached, 'XOF')),
      ],
      text: editing?.id === id && (
        <QuickEdit property={property} first={editing.first} changes={changes} onClose={() => onEdit(null)} />
      ),
      badges: [
        ...stateBadges(saleState, isAvailable, words, sale.states),
        property.isFeatured && { text: words.featured },
        !(property.titleFr && property.descriptionFr) && { text: words.frenchMissing, tone: 'warning' },
      ],
      acts: [
        // First of the buttons: there the focus comes back to.
        (canWrite || (can(actor, 'property:state') && isOfDesk(saleState))) && {
          label: sale.quick.act,
          onAct: () => onEdit({ id, first: canWrite ? 'price' : 'state' }),
        },
        canWrite && { label: words.edit, to: `/admin/edit-property/${id}` },
        // A home that is neither available nor gone lately has no public page to look at.
        hasPage(property) && { label: words.view, to: `/property/${id}`, isPublic: true },
        { label: words.preview, onAct: () => onPreview(property) },
        { label: sale.prices.act, onAct: () => onPrices({ id, title }) },
        canWrite && { label: words.duplicate, to: `/admin/add-property?from=${id}` },
        canWrite && { label: words.delete, onAct: () => onDelete({ id, title }) },
      ],
    }
  }
}

/** Which home is changed in its place; left, the focus is where it was opened. */
function useEditing() {
  const [editing, setEditing] = useState<Editing | null>(null)
  const list = useRef<HTMLDivElement>(null)
  function edit(next: Editing | null) {
    setEditing(next)
    if (next || !editing) return
    requestAnimationFrame(() => {
      const home = list.current?.querySelector(`[data-item="${editing.id}"]`)
      const opener = home?.querySelector<HTMLElement>(`[data-act="${editing.first}"]`)
      ;(opener ?? home?.querySelector<HTMLElement>('button[data-act]'))?.focus({ preventScroll: true })
    })
  }
  return { editing, edit, list }
}

/** Every property, those that visitors do not see too. */
export function PropertiesTab() {
  const { list: words } = useMessages(nestStaffMessages)
  const canWrite = can(useActor(), 'property:write')
  const canChange = can(useActor(), 'property:state')
  const { query, isNarrowed } = usePropertyQuery()
  const list = useApiList<ListedProperty>(PROPERTIES_URL, { pageSize: PAGE_SIZE, query })
  const selection = useSelection(list.items)
  const [layout] = useListView()
  const preview = usePreviewAddress()
  const previewed = list.items.find(({ id }) => String(id) === preview.previewed)
  const [priced, setPriced] = useState<Named | null>(null)
  const { rest: heading, readOn } = useKeptFocus()
  const remove = useDeleteRecord({ entity: 'property', url: propertyUrl, listUrl: PROPERTIES_URL, onDeleted: readOn })
  const { editing, edit, list: container } = useEditing()
  const changes = useHomeChange(() => edit(null))
  const acts = { editing, changes, onEdit: edit, onPrices: setPriced }
  const view = usePropertyView({ ...acts, onPreview: ({ id }) => preview.show(id), onDelete: remove.ask })

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
      <PlannedViewings />
      {list.items.length > 0 && (
        <div className="homes-bar">
          {canChange && <SelectAll selection={selection} shown={list.items.length} />}
          <ViewSwitch />
        </div>
      )}
      <div ref={container}>
        {layout === 'table' && list.items.length > 0 ? (
          <ListState list={list} empty={null}>
            <HomesTable homes={list.items} selection={selection} {...acts} />
          </ListState>
        ) : (
          <RecordList
            layout="cards"
            list={list}
            view={view}
            empty={{ title: words.empty, hint: words.emptyHint }}
            isNarrowed={isNarrowed}
            {...(canChange && { selection })}
          />
        )}
      </div>
      <BulkBar selection={selection} shown={list.items} onDone={readOn} />
      {remove.dialog}
      {priced && <PricesDrawer home={priced} onClose={() => setPriced(null)} />}
      {previewed && <LazyPreview property={previewed} onClose={preview.close} />}
    </section>
  )
}
