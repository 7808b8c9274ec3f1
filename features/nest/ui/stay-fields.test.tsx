import { act } from 'react'
import { useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'
import { todayInDakar } from '#common/dakar-time.ts'
import { mount } from '#ui/mounted.fixture.tsx'
import { addDays } from '../stays/stay-days.ts'
import { SearchForm } from './search-form.tsx'
import { useSearchAddress } from './use-search-address.ts'

const NOTHING_DROPPED: never[] = []
const day = (ahead: number) => addDays(todayInDakar(), ahead)

function Screen() {
  const address = useSearchAddress(NOTHING_DROPPED)
  const { pathname, search } = useLocation()
  return (
    <>
      <SearchForm address={address} words={null} />
      <output>{pathname + search}</output>
    </>
  )
}

async function open(at: string) {
  const document = await mount(Screen, {
    at,
    prepare(window) {
      for (const name of ['HTMLInputElement', 'HTMLSelectElement', 'Element'] as const)
        vi.stubGlobal(name, window[name])
    },
  })
  const window = document.defaultView as Window & typeof globalThis
  const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)
  return {
    field,
    address: () => document.querySelector('output')?.textContent,
    press: (name: string) =>
      act(async () => [...document.querySelectorAll('a')].find((link) => link.textContent?.trim() === name)?.click()),
    fill: (name: string, value: string) =>
      act(async () => {
        const input = field(name)
        if (!input) throw new Error(`There is no field ${name}.`)
        input.focus()
        // As a person does: React takes no notice of what a script has set.
        Reflect.set(window.HTMLInputElement.prototype, 'value', value, input)
        // React was loaded before there was a window, and looks at the field that has the focus.
        input.dispatchEvent(new window.Event('keyup', { bubbles: true }))
        input.blur()
        // The pause after which a search begins.
        await new Promise((resolve) => setTimeout(resolve, 400))
      }),
  }
}

test('Only a search for short stays asks for dates; they are searched for once both are there', async () => {
  const { field, address, fill, press } = await open('/kais-nest')
  expect(field('arrival')).toBeNull()
  await press('Short stay')
  expect(address()).toBe('/kais-nest?type=short-stay')
  await fill('arrival', day(10))
  expect(address()).toBe('/kais-nest?type=short-stay')
  expect([field('departure')?.required, field('departure')?.min]).toEqual([true, day(11)])
  await fill('departure', day(14))
  expect(address()).toBe(`/kais-nest?type=short-stay&arrival=${day(10)}&departure=${day(14)}`)
  await fill('guests', '4')
  expect(address()).toBe(`/kais-nest?type=short-stay&arrival=${day(10)}&departure=${day(14)}&guests=4`)
})

test('A year being typed is no search, and neither is a day in the past or no guest at all', async () => {
  const at = `/kais-nest?type=short-stay&arrival=${day(10)}&departure=${day(14)}`
  const { field, address, fill } = await open(at)
  await fill('departure', '0002-03-10')
  expect(field('departure')?.value).toBe('0002-03-10')
  await fill('departure', day(14))
  await fill('arrival', day(-1))
  await fill('arrival', day(10))
  await fill('guests', '0')
  expect(address()).toBe(at)
})

test('An arrival behind the departure takes it along, by as many nights as before', async () => {
  const { address, fill } = await open(`/kais-nest?type=short-stay&arrival=${day(10)}&departure=${day(14)}`)
  await fill('arrival', day(20))
  expect(address()).toBe(`/kais-nest?type=short-stay&arrival=${day(20)}&departure=${day(24)}`)
})

test('Dates leave with their chip or with the deal, and their fields with them', async () => {
  const { field, address, press } = await open(
    `/kais-nest?type=short-stay&arrival=2027-03-03&departure=2027-03-10&guests=4`,
  )
  await press('3 to 10 March')
  expect(address()).toBe('/kais-nest?type=short-stay&guests=4')
  expect([field('arrival')?.value, field('departure')?.value, field('guests')?.value]).toEqual(['', '', '4'])
  await press('Buy')
  expect(address()).toBe('/kais-nest?type=buy')
  expect(field('arrival')).toBeNull()
})
