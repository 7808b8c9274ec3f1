import { fireEvent } from '@testing-library/dom'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import EditPropertyPage from '#features/dashboard/pages/edit-property.page.tsx'
import { makeProperty, signInAs } from '#tests/helpers/factories.ts'
import { openAtWork, type StaffScreen } from '#tests/helpers/staff-at-work.tsx'
import { readRecord, readText, readTexts } from '#tests/helpers/staff-screen.tsx'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { properties } from '../../property.table.server.ts'
import PropertiesPage from '../properties.page.tsx'

let kais: TestApp
let editor: { cookie: string }
let agent: { cookie: string }

beforeEach(async () => {
  kais ??= await startTestApp()
  editor ??= await signInAs(kais, 'awa', 'editor')
  agent ??= await signInAs(kais, 'moussa', 'agent')
  await kais.db.delete(properties)
})
afterAll(() => kais.close())

const pages = { 'dashboard/properties': PropertiesPage, 'edit-property/:id': EditPropertyPage }
const stored = async (id: number) => (await kais.db.select().from(properties).where(eq(properties.id, id)))[0]

async function openList(headers: { cookie: string }, query = ''): Promise<StaffScreen> {
  const screen = await openAtWork(kais, { headers, pages, at: `/admin/dashboard/properties${query}` })
  await screen.until(() => screen.find(/^History/))
  return screen
}

const linesOf = (screen: StaffScreen) =>
  [...screen.document.querySelectorAll('.homes-table tbody tr[data-item] th')].map((th) =>
    readText(th.firstElementChild),
  )

test('The card keeps the word of the specification and says beside it where the home stands', async () => {
  await makeProperty(kais, { title: 'Free' })
  await makeProperty(kais, { title: 'Offered', saleState: 'under-offer' })
  await makeProperty(kais, { title: 'Gone', saleState: 'sold' })
  await makeProperty(kais, { title: 'Off', saleState: 'withdrawn' })
  const { document } = await openList(editor)
  expect(['Free', 'Offered', 'Gone', 'Off'].map((title) => readRecord(document, title).badges)).toEqual([
    ['Available'],
    ['Available', 'Under offer'],
    ['Unavailable', 'Sold'],
    ['Unavailable', 'Withdrawn'],
  ])
})

test('Price and state are changed in the list: Enter saves, Escape leaves, and it can be taken back', async () => {
  const id = await makeProperty(kais, { title: 'House of the well', price: '95000000' })
  const screen = await openList(editor)
  await screen.press('Price and state House of the well')
  const price = await screen.until(() => screen.getByLabelText('Price in FCFA') as HTMLInputElement)
  expect(screen.document.activeElement).toBe(price)
  await screen.fill(price, '90 000 000')
  fireEvent.keyDown(price, { key: 'Escape' })
  await screen.until(() => expect(screen.document.querySelector('.quick-edit')).toBeNull())
  await screen.until(() => expect(readText(screen.document.activeElement)).toBe('Price and state House of the well'))
  expect((await stored(id))?.price).toBe('95000000.00')

  await screen.press('Price and state House of the well')
  await screen.fill(screen.getByLabelText('Price in FCFA'), '90 000 000')
  await screen.fill(screen.getByLabelText('State', { selector: '.quick-edit select' }), 'sold')
  await screen.fill(screen.getByLabelText(/^Price reached/), '88 000 000')
  fireEvent.submit(screen.getByLabelText('Price in FCFA').closest('form') as HTMLFormElement)
  await screen.until(() =>
    expect(readRecord(screen.document, 'House of the well').badges).toEqual(['Unavailable', 'Sold']),
  )
  expect(await stored(id)).toMatchObject({ price: '90000000.00', saleState: 'sold', priceReached: '88000000.00' })
  await screen.press('Undo')
  await screen.until(() => expect(readRecord(screen.document, 'House of the well').badges).toEqual(['Available']))
  expect(await stored(id)).toMatchObject({ price: '95000000.00', saleState: 'available', priceReached: null })
})

test('What somebody else changed meanwhile is told and not overwritten; saved again, mine stands', async () => {
  const id = await makeProperty(kais, { title: 'Shared house', price: '95000000' })
  const screen = await openList(editor)
  await screen.press('Price and state Shared house')
  await screen.fill(await screen.until(() => screen.getByLabelText('Price in FCFA')), '90000000')
  await kais.app.inject({
    method: 'PATCH',
    url: `/api/admin/properties/${id}`,
    headers: agent,
    payload: { saleState: 'under-offer' },
  })
  await screen.press('Save')
  await screen.until(() =>
    expect(readText(screen.document.querySelector('.quick-edit__say'))).toMatch(/^Somebody else changed/),
  )
  expect((await stored(id))?.price).toBe('95000000.00')
  await screen.until(() => expect(readText(screen.document.querySelector('.quick-edit__say'))).toContain('Under offer'))
  await screen.press('Save')
  await screen.until(() => expect(screen.document.querySelector('.quick-edit')).toBeNull())
  expect(await stored(id)).toMatchObject({ price: '90000000.00', saleState: 'under-offer' })
})

test('A price that is none is refused at its field, and nothing changes', async () => {
  const id = await makeProperty(kais, { title: 'House' })
  const screen = await openList(editor)
  await screen.press('Price and state House')
  await screen.fill(await screen.until(() => screen.getByLabelText('Price in FCFA')), 'much')
  screen.find('Save').focus()
  await screen.press('Save')
  await screen.until(() => screen.getByText(/^Please write a price in FCFA/))
  // Whoever presses by keys or listens is taken to what is wrong.
  expect(screen.document.activeElement).toBe(screen.getByLabelText('Price in FCFA'))
  expect((await stored(id))?.price).toBe('95000000.00')
})

test('An agent moves a home; its price is not theirs to change', async () => {
  const id = await makeProperty(kais, { title: 'House of the baobab' })
  const screen = await openList(agent)
  expect(screen.queryByText('Add Property')).toBeNull()
  await screen.press('Price and state House of the baobab')
  const state = await screen.until(
    () => screen.getByLabelText('State', { selector: '.quick-edit select' }) as HTMLSelectElement,
  )
  expect(screen.queryByLabelText('Price in FCFA')).toBeNull()
  expect([...state.options].map(({ value }) => value)).toEqual(['available', 'under-offer', 'sold'])
  await screen.fill(state, 'sold')
  await screen.press('Save')
  await screen.until(() => expect(screen.notice()?.title).toBe('Saved'))
  expect((await stored(id))?.saleState).toBe('sold')
})

test('To publish and to withdraw is not offered to an agent: neither in the list, nor in lines, nor for many', async () => {
  await makeProperty(kais, { title: 'Free' })
  await makeProperty(kais, { title: 'Unfinished', saleState: 'draft' })
  const screen = await openList(agent)
  screen.find('Price and state Free')
  expect(screen.queryByText('Price and state Unfinished')).toBeNull()
  screen.getByLabelText(/^Select all 2/).click()
  const change = (await screen.until(() => screen.getByLabelText('Change'))) as HTMLSelectElement
  expect([...change.options].map(({ value }) => value).filter(Boolean)).toEqual([
    'state:available',
    'state:under-offer',
    'state:sold',
    'state:let',
  ])
  expect(readTexts(screen.document.querySelectorAll('.bulk button'))).toEqual(['Clear selection', 'Apply'])
  screen.getByLabelText('Table').click()
  await screen.until(() => screen.find(/Change the state of Free$/))
  expect(screen.document.querySelectorAll('.homes-table__edit')).toHaveLength(1)
})

test('What was sold with its price and put back by a slip comes back with it', async () => {
  const id = await makeProperty(kais, { title: 'Gone', saleState: 'sold', priceReached: '88000000' })
  const screen = await openList(editor)
  await screen.press('Price and state Gone')
  await screen.fill(
    await screen.until(() => screen.getByLabelText('State', { selector: '.quick-edit select' })),
    'available',
  )
  await screen.press('Save')
  await screen.until(() => expect(screen.notice()?.title).toBe('Saved'))
  expect(await stored(id)).toMatchObject({ saleState: 'available', priceReached: null })
  await screen.press('Undo')
  await screen.until(() => expect(screen.notice()?.title).toBe('As before'))
  expect(await stored(id)).toMatchObject({ saleState: 'sold', priceReached: '88000000.00' })
})

test('Published together, what was sold or let stays so; the notice says it', async () => {
  const hidden = await makeProperty(kais, { title: 'Off', saleState: 'withdrawn' })
  const sold = await makeProperty(kais, { title: 'Gone', saleState: 'sold', priceReached: '88000000' })
  const screen = await openList(editor)
  screen.getByLabelText(/^Select all 2/).click()
  await screen.press('Publish')
  await screen.until(() => expect(screen.notice()?.title).toBe('1 property is live'))
  expect(screen.notice()?.text).toBe('Already sold or let, so left unchanged: 1 property.')
  expect((await stored(hidden))?.saleState).toBe('available')
  expect(await stored(sold)).toMatchObject({ saleState: 'sold', priceReached: '88000000.00' })
})

test('In lines the homes are put in order by their heads, and the switch stays in the address', async () => {
  await makeProperty(kais, { title: 'Dear', price: '90000000', saleState: 'sold' })
  await makeProperty(kais, { title: 'Cheap', price: '10000000' })
  const screen = await openList(editor)
  screen.getByLabelText('Table').click()
  await screen.until(() => expect(linesOf(screen)).toEqual(['Cheap', 'Dear']))
  await screen.until(() => expect(screen.place.current).toContain('view=table'))
  await screen.press(/^Price Sort/)
  await screen.until(() => expect(screen.place.current).toContain('sort=price-asc'))
  await screen.press(/^Price Sort/)
  await screen.until(() => expect(linesOf(screen)).toEqual(['Dear', 'Cheap']))
  expect(screen.document.querySelector('[aria-sort]')?.getAttribute('aria-sort')).toBe('descending')
  await screen.press(/^State Sort/)
  await screen.until(() => expect(linesOf(screen)).toEqual(['Cheap', 'Dear']))
  await screen.press(/Change the state of Cheap$/)
  const state = await screen.until(() => screen.getByLabelText('State', { selector: '.quick-edit select' }))
  expect(screen.document.activeElement).toBe(state)
  await screen.fill(state, 'under-offer')
  fireEvent.keyDown(state, { key: 'Enter' })
  await screen.until(() => screen.find(/^Under offer. Change the state of Cheap/))
})

test('The list is narrowed to one state', async () => {
  await makeProperty(kais, { title: 'Free' })
  await makeProperty(kais, { title: 'Offered', saleState: 'under-offer' })
  const screen = await openList(editor, '?state=under-offer')
  expect(readTexts(screen.document.querySelectorAll('.record h3'))).toEqual(['Offered'])
})

test('Many homes are changed at once, deleted after a question, and brought back', async () => {
  const ids = [await makeProperty(kais, { title: 'One' }), await makeProperty(kais, { title: 'Two' })]
  const screen = await openList(editor)
  screen.getByLabelText(/^Select all 2/).click()
  await screen.fill(await screen.until(() => screen.getByLabelText('Change')), 'state:under-offer')
  await screen.press('Apply to 2 properties')
  await screen.until(() => expect(screen.notice()?.title).toBe('2 properties are changed'))
  for (const id of ids) expect((await stored(id))?.saleState).toBe('under-offer')
  await screen.press('Undo')
  await screen.until(() => expect(screen.notice()?.title).toBe('2 properties: as before'))
  for (const id of ids) expect((await stored(id))?.saleState).toBe('available')

  screen.getByLabelText(/^Select all 2/).click()
  await screen.press('Delete', () => screen.document.querySelector('.bulk') as Element)
  await screen.press('Delete', screen.dialog)
  await screen.until(() => expect(screen.notice()?.title).toBe('2 properties are deleted'))
  for (const id of ids) expect(await stored(id)).toBeUndefined()
  await screen.press('Undo')
  await screen.until(() => expect(screen.notice()?.title).toBe('2 properties are back'))
  for (const id of ids) expect((await stored(id))?.saleState).toBe('available')
})

test('What a home cost and where it stood is read from its list', async () => {
  const id = await makeProperty(kais, { title: 'House' })
  await kais.app.inject({
    method: 'PATCH',
    url: `/api/admin/properties/${id}`,
    headers: editor,
    payload: { price: '90000000', saleState: 'sold', priceReached: '88000000' },
  })
  const screen = await openList(editor)
  await screen.press('History House')
  await screen.until(() => expect(screen.document.querySelectorAll('.prices li')).toHaveLength(2))
  expect(readText(screen.document.querySelector('.prices li'))).toMatch(/90 000 000 FCFA Sold.*88 000 000 FCFA.*by awa/)
})

test('In the form the tick and the state say the same, and the price reached is asked where there is one', async () => {
  const id = await makeProperty(kais)
  const screen = await openAtWork(kais, { headers: editor, pages, at: `/admin/edit-property/${id}` })
  const box = await screen.until(() => screen.getByLabelText('Available: visitors see it') as HTMLInputElement)
  const state = screen.getByLabelText('State') as HTMLSelectElement
  expect([box.checked, state.value]).toEqual([true, 'available'])
  box.click()
  await screen.until(() => expect(state.value).toBe('withdrawn'))
  expect(screen.queryByLabelText(/^Price reached/)).toBeNull()
  await screen.fill(state, 'under-offer')
  await screen.until(() => expect(box.checked).toBe(true))
  await screen.fill(state, 'sold')
  await screen.until(() => expect(box.checked).toBe(false))
  await screen.fill(screen.getByLabelText(/^Price reached/), '88 000 000')
  const adviser = screen.getByLabelText('Adviser') as HTMLSelectElement
  await screen.until(() => expect([...adviser.options].map(({ text }) => text)).toEqual(['Whoever is free', 'moussa']))
  await screen.fill(adviser, adviser.options[1]?.value ?? '')
  await screen.press('Update Property')
  await screen.until(() => expect(screen.notice()?.title).toBe('Property updated successfully!'))
  expect(await stored(id)).toMatchObject({
    isAvailable: false,
    saleState: 'sold',
    priceReached: '88000000.00',
    adviserId: Number(adviser.value),
  })
})
