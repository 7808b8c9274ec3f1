import type { InfiniteData } from '@tanstack/react-query'
import { MOST_COUNTED } from '#common/figures.ts'
import type { ListPage } from '#platform/staff-kit/ui/api.ts'
import { useApiList } from '#platform/staff-kit/ui/use-api-list.ts'
import type { StaffLead } from '../../lead.public.ts'
import { isOpenLead, type LeadStatus } from '../../lead-status.ts'
import { useLeadQuery } from '../list/use-lead-query.ts'

export const LEADS_URL = '/api/admin/leads'
export const DUPLICATES_URL = '/api/admin/lead-duplicates'

export type LeadPages = InfiniteData<ListPage<StaffLead>>

/** What the screen knows of one list: what it was asked for, and what came. */
export type KnownList = readonly [key: readonly unknown[], pages: LeadPages | undefined]

const askedOf = ([, asked]: readonly unknown[]) => new URLSearchParams(String(asked ?? ''))

function showsStatus(asked: URLSearchParams, { status }: StaffLead): boolean {
  const wanted = asked.get('status')
  if (wanted === null) return true
  return wanted === 'open' ? isOpenLead(status) : wanted === status
}

/** All that a list was asked for but the status: the six columns of one board have it in common. */
function boardOf(asked: URLSearchParams): string {
  const others = new URLSearchParams(asked)
  others.delete('status')
  others.sort()
  return others.toString()
}

const holds = (pages: LeadPages, id: number) => pages.pages.some(({ items }) => items.some((item) => item.id === id))

/** Of more than were counted there are as many more or less afterwards. */
function withTotal(
  { pages, pageParams }: LeadPages,
  by: -1 | 0 | 1,
  itemsOf: (page: ListPage<StaffLead>, at: number) => StaffLead[],
): LeadPages {
  return {
    pageParams,
    pages: pages.map((page, at) => ({
      ...page,
      total: page.total > MOST_COUNTED ? page.total : page.total + by,
      items: itemsOf(page, at),
    })),
  }
}

/**
 * The lists as they read once this lead has changed: it is replaced where it stays, goes from where it no longer belongs and
 * comes first where it belongs now. Lists of another board are not touched: whether it is in them only the server knows.
 */
export function placeLead(lists: readonly KnownList[], lead: StaffLead): KnownList[] {
  const isThis = ({ id }: StaffLead) => id === lead.id
  const boards = new Set(
    lists.flatMap(([key, pages]) => (pages && holds(pages, lead.id) ? [boardOf(askedOf(key))] : [])),
  )
  return lists.map(([key, pages]) => {
    if (!pages) return [key, pages]
    const asked = askedOf(key)
    const isShown = showsStatus(asked, lead)
    if (holds(pages, lead.id)) {
      return isShown
        ? [key, withTotal(pages, 0, ({ items }) => items.map((item) => (isThis(item) ? lead : item)))]
        : [key, withTotal(pages, -1, ({ items }) => items.filter((item) => !isThis(item)))]
    }
    if (!isShown || !asked.has('status') || !boards.has(boardOf(asked))) return [key, pages]
    return [key, withTotal(pages, 1, ({ items }, at) => (at === 0 ? [lead, ...items] : items))]
  })
}

/** Where a list has this lead. */
function findPlace(pages: LeadPages | undefined, id: number) {
  for (const [page, { items }] of (pages?.pages ?? []).entries()) {
    const at = items.findIndex((item) => item.id === id)
    const lead = items[at]
    if (lead) return { page, at, lead }
  }
  return null
}

/**
 * The lists as they read once this lead's change is taken back: it stands where it stood and as it was. All else stays as it
 * is now.
 */
export function putLeadBack(lists: readonly KnownList[], before: readonly KnownList[], id: number): KnownList[] {
  const others = (items: readonly StaffLead[]) => items.filter((item) => item.id !== id)
  return lists.map(([key, pages]) => {
    if (!pages) return [key, pages]
    const name = JSON.stringify(key)
    const earlier = before.find(([other]) => JSON.stringify(other) === name)?.[1]
    // A list that was asked for since came from the server: it knows nothing of what is taken back.
    if (!earlier) return [key, pages]
    const was = findPlace(earlier, id)
    const isHere = holds(pages, id)
    if (!was) return [key, isHere ? withTotal(pages, -1, ({ items }) => others(items)) : pages]
    return [
      key,
      withTotal(pages, isHere ? 0 : 1, ({ items }, page) =>
        page === was.page ? others(items).toSpliced(was.at, 0, was.lead) : others(items),
      ),
    ]
  })
}

const PER_PAGE = 20

/** The leads of one status, narrowed as the address says. Its chip and its column read the same list. */
export function useColumn(status: LeadStatus) {
  const { query, isNarrowed } = useLeadQuery()
  const list = useApiList<StaffLead>(LEADS_URL, { pageSize: PER_PAGE, query: { ...query, status } })
  return { list, isNarrowed }
}
