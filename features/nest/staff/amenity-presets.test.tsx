import { QueryClientProvider } from '@tanstack/react-query'
import { JSDOM } from 'jsdom'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import EditPropertyPage from '#features/dashboard/pages/edit-property.page.tsx'
import { createQueryClient } from '#platform/staff-kit/ui/query-client.ts'
import { ToastProvider } from '#ui/toast.tsx'
import type { PublicProperty } from '../property.public.ts'
import AddPropertyPage from './add-property.page.tsx'

/** SPEC section 9, of the form for a new home; a home that is changed has the same. By its names, and as the house says them. */
const AMENITIES = {
  'Air Conditioning': 'Air Conditioning',
  'Swimming Pool': 'Swimming Pool',
  Gym: 'Gym',
  Parking: 'Parking',
  Elevator: 'Elevator',
  Balcony: 'Balcony',
  Terrace: 'Terrace',
  Garden: 'Garden',
  Security: 'Security',
  Concierge: 'Concierge',
  'Laundry Room': 'Laundry Room',
  WiFi: 'WiFi',
  Furnished: 'Furnished',
  'Ocean View': 'Ocean View',
  'City View': 'City View',
  Generator: 'Generator',
  'Solar Power': 'Solar Power',
  'Home Automation': 'Home Automation',
  'Fiber Optic': 'Fiber Optic',
  Storage: 'Storage',
  Garage: 'Garage',
  'Guest Toilet': 'Guest Toilet',
}

const HOME = {
  id: 12,
  title: 'House of the baobab',
  description: 'Four rooms around a courtyard.',
  price: '95000000',
  location: 'Ngor',
  type: 'buy',
  kind: 'villa',
  bedrooms: 3,
  bathrooms: 2,
  area: 180,
  images: [],
  pictures: [],
  amenities: ['Well in the courtyard', ...Object.keys(AMENITIES)],
  updatedAt: '2026-01-01T00:00:00.000Z',
} as unknown as PublicProperty

/** The page as an editor's browser draws it once its home is read. */
function draw(Page: ComponentType, path: string): Document {
  const client = createQueryClient()
  client.setQueryData(['/api/admin/check'], {
    authenticated: true,
    user: { id: 1, username: 'awa', role: 'editor' },
  })
  client.setQueryData([`/api/properties/${HOME.id}`], HOME)
  const Screen = () => (
    <QueryClientProvider client={client}>
      <ToastProvider>
        <Page />
      </ToastProvider>
    </QueryClientProvider>
  )
  const Stub = createRoutesStub([{ id: 'root', path: path.replace('12', ':id'), Component: Screen }])
  const root = { locale: 'en', currency: 'XOF' }
  const html = renderToString(<Stub initialEntries={[path]} hydrationData={{ loaderData: { root } }} />)
  client.clear()
  return new JSDOM(html).window.document
}

test.for<[string, ComponentType, string, boolean]>([
  ['a new home', AddPropertyPage, '/admin/add-property', false],
  ['a home that has them all', EditPropertyPage, '/admin/edit-property/12', true],
])('The form of %s has the 22 amenities of the specification to tick', ([, Page, path, isTicked]) => {
  const form = draw(Page, path)
  const boxes = [...form.querySelectorAll<HTMLInputElement>('.ticks--three input[type=checkbox]')]
  expect(boxes.map(({ parentElement, checked }) => [parentElement?.textContent, checked])).toEqual(
    Object.values(AMENITIES).map((word) => [word, isTicked]),
  )
  // What is ticked has no chip besides: only a word of staff's own has one.
  const chips = [...form.querySelectorAll('button[aria-label^="Remove "]')].map((chip) =>
    chip.getAttribute('aria-label'),
  )
  expect(chips).toEqual(isTicked ? ['Remove Well in the courtyard'] : [])
})
