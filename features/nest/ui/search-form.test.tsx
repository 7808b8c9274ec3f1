import { act } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { expect, test, vi } from 'vitest'
import { mount } from '#ui/mounted.fixture.tsx'
import { SearchForm } from './search-form.tsx'
import { useSearchAddress } from './use-search-address.ts'

const NOTHING_DROPPED: never[] = []

function Screen() {
  const address = useSearchAddress(NOTHING_DROPPED)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <SearchForm address={address} words={null} />
      <output>{pathname + search}</output>
      <button type="button" id="back" onClick={() => navigate(-1)} />
    </>
  )
}

/** What the form asks a browser for besides. */
const OF_A_FORM = ['HTMLInputElement', 'HTMLSelectElement', 'Element'] as const

async function open(at: string) {
  const document = await mount(Screen, {
    at,
    prepare(window) {
      for (const name of OF_A_FORM) vi.stubGlobal(name, window[name])
    },
  })
  const link = (name: string) => {
    const all = [...document.querySelectorAll<HTMLElement>('form a')]
    const found = all.find((each) => (each.getAttribute('aria-label') ?? each.textContent) === name)
    if (!found) throw new Error(`There is no link ${name}.`)
    return found
  }
  return {
    document,
    link,
    address: () => document.querySelector('output')?.textContent,
    chips: () => [...document.querySelectorAll('.active a')].map(({ textContent }) => textContent?.trim()),
    press: (element: HTMLElement | null) => act(async () => element?.click()),
    choose: (name: string, value: string) =>
      act(async () => {
        const select = document.querySelector<HTMLSelectElement>(`select[name=${name}]`)
        if (!select) throw new Error(`There is no choice ${name}.`)
        select.value = value
        select.dispatchEvent(
          new (document.defaultView as Window & typeof globalThis).Event('change', { bubbles: true }),
        )
      }),
  }
}

test('Removing one filter by its cross keeps the others and the focus; clearing all keeps the order', async () => {
  const { document, link, address, chips, press } = await open(
    '/kais-nest?search=villa&location=Ngor&type=buy&bedrooms=2&minArea=100&isVefa=false&sort=price-asc',
  )
  const cross = link('Ngor: remove this filter')
  cross.focus()
  await press(cross)
  expect(address()).toBe('/kais-nest?search=villa&type=buy&bedrooms=2&minArea=100&isVefa=false&sort=price-asc')
  expect(document.activeElement).toBe(link('Buy: remove this filter'))
  await press(link('Clear all'))
  expect(address()).toBe('/kais-nest?sort=price-asc')
  expect(chips()).toEqual([])
})

test('A filter opened in another tab by its cross stays here, and takes no focus later', async () => {
  const { document, link, address, press } = await open('/kais-nest?location=Ngor&type=buy')
  const window = document.defaultView as Window & typeof globalThis
  // The other tab is the browser's affair.
  window.addEventListener('click', (event) => event.preventDefault())
  await act(async () => {
    const init = { bubbles: true, cancelable: true, ctrlKey: true }
    link('Ngor: remove this filter').dispatchEvent(new window.MouseEvent('click', init))
  })
  expect(address()).toBe('/kais-nest?location=Ngor&type=buy')
  await press(link('Rent'))
  expect(address()).toBe('/kais-nest?location=Ngor&type=rent')
  expect(document.activeElement).toBe(document.body)
})

test('Rooms beyond the choices, asked for by an address, are shown and stay through the next search', async () => {
  const { document, address, press, choose } = await open('/kais-nest?bedrooms=6&bathrooms=5')
  const radio = (name: string, value: number) =>
    document.querySelector<HTMLInputElement>(`input[name=${name}][value="${value}"]`)
  const chosen = (name: string) => {
    const checked = document.querySelector(`input[name=${name}]:checked`)
    return checked?.closest('label')?.textContent
  }
  expect([chosen('bedrooms'), chosen('bathrooms')]).toEqual(['6+', '5+'])
  await choose('sort', 'area-desc')
  expect(address()).toBe('/kais-nest?bedrooms=6&bathrooms=5&sort=area-desc')
  expect(chosen('bedrooms')).toBe('6+')
  await press(radio('bedrooms', 3))
  expect(address()).toBe('/kais-nest?bedrooms=3&bathrooms=5&sort=area-desc')
  expect(radio('bedrooms', 6)).toBeNull()
  await press(document.querySelector<HTMLElement>('#back'))
  expect(address()).toBe('/kais-nest?bedrooms=6&bathrooms=5&sort=area-desc')
  expect(chosen('bedrooms')).toBe('6+')
})
