import { fireEvent, within } from '@testing-library/dom'
import { act } from 'react'
import { useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'
import { mount } from '#ui/mounted.fixture.tsx'
import { FilterSelect, SearchField } from './record-head.tsx'

const STATUSES = [{ value: 'new', label: 'New' }]
const OWNERS = [{ value: 'me', label: 'Mine' }]

function Tools() {
  const { search } = useLocation()
  return (
    <>
      <SearchField label="Name" />
      <FilterSelect name="status" label="Status" options={STATUSES} />
      <FilterSelect name="owner" label="Owner" options={OWNERS} />
      <output>{search}</output>
    </>
  )
}

async function openTools() {
  const { body } = await mount(Tools, { at: '/list?page=2' })
  const screen = within(body)
  return {
    address: () => screen.getByRole('status').textContent,
    choose: (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } }),
    type(value: string) {
      const field = screen.getByRole('searchbox')
      field.focus()
      fireEvent.input(field, { target: { value } })
      fireEvent.keyUp(field)
    },
  }
}

test('A second filter chosen before the first is drawn adds to it', async () => {
  const { choose, address } = await openTools()
  await act(async () => {
    choose('Status', 'new')
    choose('Owner', 'me')
  })
  expect(address()).toBe('?page=2&status=new&owner=me')
})

test('A search that ends its pause while a filter is on its way adds to it', async () => {
  vi.useFakeTimers()
  const { choose, type, address } = await openTools()
  await act(async () => type('diop'))
  await act(async () => {
    choose('Status', 'new')
    vi.advanceTimersByTime(1_000)
  })
  vi.useRealTimers()
  await vi.waitFor(() => expect(address()).toBe('?page=2&status=new&search=diop'))
})
