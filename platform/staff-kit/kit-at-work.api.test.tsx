import { within } from '@testing-library/dom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import ReviewsPage from '#features/company/staff/reviews.page.tsx'
import VehiclesPage from '#features/mobility/staff/vehicles.page.tsx'
import { makeVehicle, reviewDraft, signInAs } from '#tests/helpers/factories.ts'
import { openAtWork, refuse } from '#tests/helpers/staff-at-work.tsx'
import { readText } from '#tests/helpers/staff-screen.tsx'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'

let kais: TestApp
let headers: { cookie: string }

const pages = { 'dashboard/vehicles': VehiclesPage, 'dashboard/reviews': ReviewsPage }

beforeAll(async () => {
  kais = await startTestApp()
  headers = await signInAs(kais, 'awa', 'admin')
})
afterAll(() => kais.close())

test('An addition and a deletion that are refused are said in the server’s words, and nothing is lost', async () => {
  await makeVehicle(kais, { name: 'Evening car' })
  const screen = await openAtWork(kais, { headers, pages, at: '/admin/dashboard/vehicles' })
  const { press, until, fill, notice, document, dialog, getByLabelText } = screen
  screen.line.current = (url, { method }) => {
    if (url === '/api/vehicles' && method === 'POST') return refuse('Come back in a minute.')()
    if (url.startsWith('/api/vehicles/') && method === 'DELETE') return refuse('It cannot go just now.')()
    return null
  }
  const cars = () => [...document.querySelectorAll('.record h3')].map(readText)
  await until(() => expect(cars()).toEqual(['Evening car']))
  await press(/^Delete/)
  await press('Delete', dialog)
  await until(() => expect(notice()).toEqual({ isFailure: true, title: 'Error', text: 'It cannot go just now.' }))
  expect(document.querySelector('dialog[open]')).toBeNull()
  expect(cars()).toEqual(['Evening car'])

  await press('Add Vehicle')
  const values = {
    Brand: 'Toyota',
    Name: 'Teranga',
    Model: 'Prado',
    Category: 'luxury',
    'Price per day (FCFA)': '90000',
    'Chauffeur price per day (FCFA)': '25000',
  }
  await until(dialog)
  for (const [label, value] of Object.entries(values)) await fill(within(dialog()).getByLabelText(label), value)
  await press(getByLabelText(/^Available: visitors see it/))
  await press('Add Vehicle', dialog)
  await until(() => expect(notice()).toEqual({ isFailure: true, title: 'Error', text: 'Come back in a minute.' }))
  expect((getByLabelText('Name') as HTMLInputElement).value).toBe('Teranga')
  expect(readText(dialog())).toContain('Come back in a minute.')
})

describe('A review that somebody else deletes while it is open', () => {
  test('is said to be gone; what was typed stays, and the review comes back with it', async () => {
    const call = (method: 'POST' | 'DELETE' | 'GET', url: string, payload?: object) =>
      kais.app.inject({ method, url, headers, ...(payload && { payload }) })
    const made = reviewDraft({ clientName: 'Ibra Fall', reviewTextFr: null })
    const { id } = (await call('POST', '/api/reviews', made)).json()
    const screen = await openAtWork(kais, { headers, pages, at: `/admin/dashboard/reviews?edit=${id}` })
    const { press, until, fill, notice, dialog, getByLabelText } = screen
    const french = 'Ils ont dit ce que la maison n’était pas.'
    const field = await until(() => getByLabelText(/^Review in French/) as HTMLTextAreaElement)
    await fill(field, french)
    expect((await call('DELETE', `/api/reviews/${id}`)).statusCode).toBe(204)
    await press('Save changes', dialog)
    await until(() => expect(readText(dialog().querySelector('h2'))).toBe('Deleted in the meantime'))
    expect(readText(dialog())).toContain('What you typed is still here.')
    await press('Bring the record back', dialog)
    await until(() => expect(readText(dialog().querySelector('h2'))).toBe('Edit Client Review'))
    expect(field.value).toBe(french)
    await press('Save changes', dialog)
    await until(() => expect(notice()?.title).toBe('Review saved'))
    const stored = (await call('GET', `/api/reviews/${id}`)).json()
    expect([stored.clientName, stored.reviewTextFr]).toEqual(['Ibra Fall', french])
  })
})

test('An address that names a record which is not there says so, and leads back to the list', async () => {
  const screen = await openAtWork(kais, { headers, pages, at: '/admin/dashboard/reviews?edit=2000000' })
  await screen.until(() => screen.getByText('Record not found'))
  await screen.press('Back to the list')
  await screen.until(() => expect(screen.place.current).toBe('/admin/dashboard/reviews'))
})
