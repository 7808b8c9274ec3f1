import { expect, test } from 'vitest'
import { htmlOf } from '#ui/html-of.fixture.tsx'
import { Figures } from './figure-cards.tsx'
import type { Overview } from './overview.public.ts'

function read(overview: Partial<Overview>): string[][] {
  const html = htmlOf(<Figures overview={overview as Overview} />)
  return [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name = '', figure = '']) => [name, figure])
}

const properties = { total: 11, available: 12 }

test('The eight figures of the specification each stand with their own number', () => {
  const leads = { total: 13, newThisMonth: 15, pending: 17 }
  const bookings = { total: 14, newThisMonth: 16, completed: 18 }
  expect(read({ properties, leads, bookings })).toEqual([
    ['Total properties', '11'],
    ['Available properties', '12'],
    ['Total leads', '13'],
    ['Total bookings', '14'],
    ['New leads this month', '15'],
    ['New bookings this month', '16'],
    ['Pending leads', '17'],
    ['Completed bookings', '18'],
  ])
})

test('Whoever does not read enquiries sees the figures of the homes alone', () => {
  expect(read({ properties, leads: null, bookings: null })).toEqual([
    ['Total properties', '11'],
    ['Available properties', '12'],
  ])
})
