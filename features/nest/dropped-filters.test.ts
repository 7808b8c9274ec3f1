import { describe, expect, test } from 'vitest'
import { todayInDakar } from '#common/dakar-time.ts'
import { droppedFilters, withoutDropped } from './dropped-filters.ts'
import { tidySearch } from './filter-defaults.ts'
import { readFiltersLeniently } from './property-filters.ts'
import { addDays } from './stays/stay-days.ts'

function dropped(address: string) {
  const asked = new URLSearchParams(address)
  return droppedFilters(asked, readFiltersLeniently(tidySearch(asked)))
}

test('A search that makes sense drops nothing', () => {
  const address =
    'search=pool&location=almadies&type=buy&kind=villa&minPrice=1&maxPrice=2&bedrooms=3&bathrooms=2&minArea=50&maxArea=400&isVefa=false&bounds=-17.6,14.6,-17.3,14.8'
  expect(dropped(address)).toEqual([])
  expect(dropped('type=villa')).toEqual([])
  expect(dropped('type=vefa&maxPrice=3000000000')).toEqual([])
})

test('Filters at their default and empty fields of a plain form are nothing to speak of', () => {
  expect(dropped('location=all&type=all&kind=all&minPrice=&maxPrice=10000000&bedrooms=0&search=&isVefa=')).toEqual([])
})

test('An unknown place is named', () => {
  expect(dropped('location=Atlantis')).toEqual([{ reason: 'unknownPlace', name: 'location', value: 'Atlantis' }])
})

test('A range upside down is left out whole, and said to be upside down', () => {
  expect(dropped('minPrice=9&maxPrice=3&minArea=20&maxArea=300')).toEqual([
    { reason: 'inverted', name: 'minPrice', value: '9' },
    { reason: 'inverted', name: 'maxPrice', value: '3' },
  ])
  expect(dropped('minArea=300&maxArea=20').map(({ reason, name }) => `${reason} ${name}`)).toEqual([
    'inverted minArea',
    'inverted maxArea',
  ])
})

test('What cannot be read is left out by name; the usable end of a range stays', () => {
  expect(dropped('type=castle&kind=cave&bedrooms=-2&minPrice=cheap&maxPrice=5&isVefa=maybe&bounds=1,2')).toEqual(
    [
      ['type', 'castle'],
      ['kind', 'cave'],
      ['minPrice', 'cheap'],
      ['bedrooms', '-2'],
      ['isVefa', 'maybe'],
      ['bounds', '1,2'],
    ].map(([name, value]) => ({ reason: 'unreadable', name, value })),
  )
})

test('A kind in `type` beside another kind is left out, and said to be; nonsense in `type` is said beside a kind too', () => {
  expect(dropped('type=villa&kind=land')).toEqual([{ reason: 'secondKind', name: 'type', value: 'villa' }])
  expect(dropped('type=villa&kind=villa')).toEqual([])
  expect(dropped('type=castle&kind=villa')).toEqual([{ reason: 'unreadable', name: 'type', value: 'castle' }])
  expect(dropped('type=villa&kind=cave').map(({ reason, name }) => `${reason} ${name}`)).toEqual([
    'unreadable type',
    'unreadable kind',
  ])
})

test('A text too long to search for is said to be so, and repeated only in part', () => {
  const [first] = dropped(`search=${'w'.repeat(3_000)}`)
  expect(first).toMatchObject({ reason: 'tooLong', name: 'search' })
  expect(first?.value.length).toBeLessThan(100)
})

test('Without what was dropped, the address is the search that was made', () => {
  const address = new URLSearchParams('location=Atlantis&minPrice=9&maxPrice=3&type=buy')
  const made = withoutDropped(address, dropped(address.toString()))
  expect(made.toString()).toBe('type=buy')
  // On the way to another search, what was wrong with the last one says nothing about it.
  const next = new URLSearchParams('location=Ngor')
  expect(withoutDropped(next, dropped(address.toString())).toString()).toBe('location=Ngor')
})

describe('Days of a stay that cannot be looked for', () => {
  const day = (ahead: number) => addDays(todayInDakar(), ahead)
  test.for([
    [{ arrival: 'soon', departure: day(3) }, 'date'],
    [{ arrival: day(-2), departure: day(3) }, 'pastDate'],
    [{ arrival: day(5), departure: day(3) }, 'departureBeforeArrival'],
    [{ arrival: day(5), departure: day(900) }, 'stayTooFarAhead'],
    [{ arrival: day(5) }, 'required'],
    [{ departure: day(5) }, 'required'],
  ] as [Record<string, string>, string][])('%o are left out both, with the reason %s', ([dates, problem]) => {
    const address = String(new URLSearchParams({ ...dates, type: 'short-stay', guests: '3' }))
    expect(dropped(address)).toEqual(
      Object.entries(dates).map(([name, value]) => ({ reason: 'dates', name, value, problem })),
    )
    const rest = withoutDropped(new URLSearchParams(address), dropped(address))
    expect(Object.fromEntries(rest)).toEqual({ type: 'short-stay', guests: '3' })
  })

  test('are no reason to leave out good ones, and guests are told by name', () => {
    const dates = { arrival: day(5), departure: day(8) }
    expect(dropped(String(new URLSearchParams(dates)))).toEqual([])
    expect(dropped(String(new URLSearchParams({ ...dates, guests: '0' })))).toEqual([
      { reason: 'unreadable', name: 'guests', value: '0' },
    ])
  })

  test('beside another deal all of them are said to be for short stays', () => {
    const address = { type: 'buy', arrival: day(5), departure: day(8), guests: '2' }
    const reasons = dropped(String(new URLSearchParams(address))).map(({ reason, name }) => `${reason} ${name}`)
    expect(reasons).toEqual(['otherDeal arrival', 'otherDeal departure', 'otherDeal guests'])
  })
})
