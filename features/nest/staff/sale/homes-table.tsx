import { Fragment } from 'react'
import { formatDay } from '#common/dates.ts'
import { inLocale } from '#common/locale.ts'
import { formatMoney } from '#common/money.ts'
import { can } from '#common/permissions.ts'
import { kitMessages } from '#platform/staff-kit/messages.ts'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { useListFilter } from '#platform/staff-kit/use-list-filters.ts'
import { Badge } from '#ui/badge.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { nestMessages } from '../../messages.ts'
import { pricePeriod } from '../../price-period.ts'
import { isGone, isOfDesk } from '../../sale/sale-states.ts'
import type { ListedProperty } from '../../search-properties.server.ts'
import type { useSelection } from '../bulk-bar.tsx'
import { BY_STATE } from '../list-tools.tsx'
import { saleStaffMessages } from './messages.ts'
import { QuickEdit } from './quick-edit.tsx'
import { STATE_TONES } from './state-badges.ts'
import { useAdvisers } from './use-advisers.ts'
import type { HomeChanges } from './use-home-change.ts'

export interface Editing {
  id: number
  first: 'price' | 'state'
}

type Way = 'ascending' | 'descending'
/** What a column is put in order by, the first press first. */
const ORDERS: Record<'price' | 'state' | 'added', readonly [sort: string, way: Way][]> = {
  price: [
    ['price-asc', 'ascending'],
    ['price-desc', 'descending'],
  ],
  state: [[BY_STATE, 'ascending']],
  added: [['newest', 'descending']],
}

function SortHead({ column, className }: { column: keyof typeof ORDERS; className?: string }) {
  const { table: words } = useMessages(saleStaffMessages)
  const [sort, setSort] = useListFilter('sort')
  const orders = ORDERS[column]
  const at = orders.findIndex(([name]) => name === (sort || 'newest'))
  const [next] = orders[(at + 1) % orders.length] ?? ['newest']
  return (
    <th scope="col" className={className} aria-sort={orders[at]?.[1]}>
      <button type="button" onClick={() => setSort(next === 'newest' ? '' : next)}>
        {words[column]}
        <span className="sr"> {words.sortBy(words[column])}</span>
      </button>
    </th>
  )
}

interface Props {
  homes: readonly ListedProperty[]
  selection: ReturnType<typeof useSelection>
  editing: Editing | null
  onEdit: (editing: Editing | null) => void
  changes: HomeChanges
  onPrices: (home: { id: number; title: string }) => void
}

/** The homes in lines: more of them at once, and what changes daily is changed where it stands. */
export function HomesTable({ homes, selection, editing, onEdit, changes, onPrices }: Props) {
  const words = useMessages(saleStaffMessages)
  const nest = useMessages(nestMessages)
  const { list } = useMessages(kitMessages)
  const { locale } = useSite()
  const mayWrite = can(useActor(), 'property:write')
  const mayChange = can(useActor(), 'property:state')
  const advisers = useAdvisers()
  return (
    <table className="table homes-table">
      <caption className="sr">{words.table.caption}</caption>
      <thead>
        <tr>
          {mayChange && <td className="homes-table__pick" aria-hidden="true" />}
          <th scope="col">{words.table.home}</th>
          <th scope="col" className="homes-table__more">
            {words.table.place}
          </th>
          <SortHead column="price" className="num" />
          <SortHead column="state" />
          <th scope="col" className="homes-table__more">
            {words.table.adviser}
          </th>
          <SortHead column="added" className="homes-table__more" />
          <th scope="col">
            <span className="sr">{words.table.acts}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {homes.map((home) => {
          const { id, saleState } = home
          const title = inLocale(locale, home.title, home.titleFr)
          const price = [formatMoney(home.price, 'XOF'), pricePeriod(nest, home)].filter(Boolean).join(' ')
          const adviser = advisers.find((one) => one.id === home.adviserId)?.name
          return (
            <Fragment key={id}>
              <tr data-item={id}>
                {mayChange && (
                  <td className="homes-table__pick">
                    <label>
                      <input type="checkbox" checked={selection.ids.has(id)} onChange={() => selection.toggle(id)} />
                      <span className="sr">{list.select(title)}</span>
                    </label>
                  </td>
                )}
                <th scope="row">
                  {mayWrite ? (
                    <StaffLink className="homes-table__title" to={`/admin/edit-property/${id}`}>
                      {title}
                    </StaffLink>
                  ) : (
                    title
                  )}
                  <span className="micro soft homes-table__ref">{home.reference}</span>
                </th>
                <td className="homes-table__more">{home.location}</td>
                <td className="num">
                  {mayWrite ? (
                    <button
                      type="button"
                      className="homes-table__edit"
                      data-act="price"
                      aria-label={`${price}. ${words.quick.changePrice(title)}`}
                      onClick={() => onEdit({ id, first: 'price' })}
                    >
                      {price}
                    </button>
                  ) : (
                    price
                  )}
                  {home.priceReached && isGone(saleState) && (
                    <span className="micro soft homes-table__ref">
                      {words.prices.reached(formatMoney(home.priceReached, 'XOF'))}
                    </span>
                  )}
                </td>
                <td>
                  {mayWrite || (mayChange && isOfDesk(saleState)) ? (
                    <button
                      type="button"
                      className="homes-table__edit"
                      data-act="state"
                      aria-label={`${words.states[saleState]}. ${words.quick.changeState(title)}`}
                      onClick={() => onEdit({ id, first: 'state' })}
                    >
                      <Badge tone={STATE_TONES[saleState]}>{words.states[saleState]}</Badge>
                    </button>
                  ) : (
                    <Badge tone={STATE_TONES[saleState]}>{words.states[saleState]}</Badge>
                  )}
                </td>
                <td className="homes-table__more">{adviser ?? <span className="faint">–</span>}</td>
                <td className="homes-table__more">{formatDay(new Date(home.createdAt), locale)}</td>
                <td>
                  <button type="button" className="text-link" data-act="prices" onClick={() => onPrices({ id, title })}>
                    {words.prices.act}
                    <span className="sr"> {title}</span>
                  </button>
                </td>
              </tr>
              {editing?.id === id && (
                <tr className="homes-table__editing">
                  <td colSpan={mayChange ? 8 : 7}>
                    <QuickEdit property={home} first={editing.first} changes={changes} onClose={() => onEdit(null)} />
                  </td>
                </tr>
              )}
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}
