import { expect, test } from 'vitest'
import { MOST_COUNTED } from '#common/figures.ts'
import type { StaffLead } from '../../lead.public.ts'
import { type KnownList, LEADS_URL, placeLead, putLeadBack } from './lead-lists.ts'

const lead = (id: number, status: StaffLead['status']) => ({ id, status, name: `Lead ${id}` }) as StaffLead

function list(asked: string, items: StaffLead[], total = items.length): KnownList {
  return [[LEADS_URL, asked], { pageParams: [''], pages: [{ items, total, next: null }] }]
}

const read = (lists: readonly KnownList[]) =>
  lists.map(([, pages]) => pages?.pages.map(({ items, total }) => ({ ids: items.map(({ id }) => id), total })))

test('A lead that is moved leaves its column, comes first in the other, and both counts follow', () => {
  const lists = [
    list('limit=20&status=new', [lead(1, 'new'), lead(2, 'new')], 30),
    list('limit=20&status=won', [lead(3, 'won')]),
    list('limit=20&status=lost', []),
  ]
  expect(read(placeLead(lists, lead(2, 'won')))).toEqual([
    [{ ids: [1], total: 29 }],
    [{ ids: [2, 3], total: 2 }],
    [{ ids: [], total: 0 }],
  ])
})

test('Where counting stopped, a lead more or less changes no count', () => {
  const more = MOST_COUNTED + 1
  const lists = [
    list('limit=20&status=new', [lead(1, 'new')], more),
    list('limit=20&status=won', [], more),
    list('limit=20&status=lost', [], MOST_COUNTED),
  ]
  const totals = (of: readonly KnownList[]) => read(of).map((pages) => pages?.[0]?.total)
  const won = placeLead(lists, lead(1, 'won'))
  expect(totals(won)).toEqual([more, more, MOST_COUNTED])
  expect(totals(putLeadBack(won, lists, 1))).toEqual([more, more, MOST_COUNTED])
  expect(totals(placeLead(lists, lead(1, 'lost')))).toEqual([more, more, more])
})

test('Moved to where it is already, it is replaced and nothing is counted twice', () => {
  const lists = [list('limit=20&status=new', [lead(1, 'new')]), list('limit=20', [lead(1, 'new'), lead(2, 'won')])]
  expect(read(placeLead(lists, lead(1, 'new')))).toEqual([[{ ids: [1], total: 1 }], [{ ids: [1, 2], total: 2 }]])
})

test('A list of all open leads loses the one that is won, a list of all keeps it', () => {
  const lists = [list('limit=20&status=open', [lead(1, 'new')]), list('limit=20', [lead(1, 'new')])]
  const placed = placeLead(lists, lead(1, 'won'))
  expect(read(placed)).toEqual([[{ ids: [], total: 0 }], [{ ids: [1], total: 1 }]])
  expect(placed[1]?.[1]?.pages[0]?.items[0]?.status).toBe('won')
})

test('The columns of a board that was narrowed otherwise stay as they are', () => {
  const lists = [
    list('limit=20&status=new', [lead(1, 'new')]),
    list('limit=20&status=won', []),
    list('limit=20&status=won&assignedTo=me', []),
  ]
  expect(read(placeLead(lists, lead(1, 'won')))).toEqual([
    [{ ids: [], total: 0 }],
    [{ ids: [1], total: 1 }],
    [{ ids: [], total: 0 }],
  ])
})

test('A move that is refused puts back its own lead, where it was; one that was moved meanwhile stays moved', () => {
  const before = [
    list('limit=20&status=new', [lead(1, 'new'), lead(2, 'new'), lead(3, 'new')], 30),
    list('limit=20&status=won', [lead(4, 'won')]),
    list('limit=20', [lead(1, 'new'), lead(2, 'new')]),
  ]
  const second = placeLead(before, lead(2, 'won'))
  const third = placeLead(second, lead(3, 'won'))
  const back = putLeadBack(third, before, 2)
  expect(read(back)).toEqual([[{ ids: [1, 2], total: 29 }], [{ ids: [3, 4], total: 2 }], [{ ids: [1, 2], total: 2 }]])
  expect(back[2]?.[1]?.pages[0]?.items[1]?.status).toBe('new')
})

test('It is put back also where no list had room for it meanwhile, and not into a list that came since', () => {
  const before = [list('limit=20&status=new', [lead(1, 'new')])]
  const moved = [...placeLead(before, lead(1, 'won')), list('limit=20&status=won&assignedTo=me', [lead(5, 'won')])]
  expect(read(putLeadBack(moved, before, 1))).toEqual([[{ ids: [1], total: 1 }], [{ ids: [5], total: 1 }]])
})
