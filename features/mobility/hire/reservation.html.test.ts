import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { StaffBooking } from '#features/enquiries/bookings/list-bookings.server.ts'
import { dakarMorning } from '#tests/helpers/factories.ts'
import { askAsStaff, newVisitor } from '#tests/helpers/site.ts'

test('The reservation asks for what it needs, and a number that somebody leaves all the same reaches staff', async () => {
  const visitor = await newVisitor()
  const page = await visitor.open('/kais-mobility')
  const form = page.find<HTMLFormElement>('#booking form')
  const namesOf = (selector: string) => [
    ...new Set([...form.querySelectorAll(selector)].map((field) => field.getAttribute('name'))),
  ]
  expect(namesOf(':is(input, select, textarea):required').sort()).toEqual([
    'dropoffDateTime',
    'email',
    'name',
    'passengers',
    'pickupDateTime',
    'vehicleCategory',
  ])
  expect(namesOf('[name]')).toEqual(expect.arrayContaining(['phone', 'extras', 'specialRequests']))

  const email = `${randomUUID()}@example.com`
  await visitor.send(page, form, {
    vehicleCategory: 'sedan',
    pickupDateTime: dakarMorning(20),
    dropoffDateTime: dakarMorning(21),
    passengers: '1-2',
    name: 'Awa Diop',
    email,
    phone: '+221 77 123 45 67',
  })
  const bookings = await askAsStaff<StaffBooking[]>(`/api/bookings?search=${email}`)
  expect(bookings).toMatchObject([{ email, phone: '+221 77 123 45 67' }])
})
