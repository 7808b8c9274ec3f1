import { JSDOM } from 'jsdom'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { useIsLeaving } from './destination.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A page with a search of its own, in a router whose next page is asked for and drawn when the test says so. */
async function openPage() {
  const { window } = new JSDOM('<!doctype html><div></div>')
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', window.document)
  let isLeaving = () => false
  let answer = () => {}
  const Search = () => {
    isLeaving = useIsLeaving()
    return null
  }
  const asked = new Promise<null>((resolve) => {
    answer = () => resolve(null)
  })
  const router = createMemoryRouter(
    [
      { path: '/list', Component: Search },
      { path: '/home', Component: () => 'A home', loader: () => asked },
    ],
    { initialEntries: ['/list'] },
  )
  const root = createRoot(window.document.querySelector('div') as Element)
  await act(async () => root.render(<RouterProvider router={router} />))
  return { router, isLeaving: () => isLeaving(), answer, close: () => act(async () => root.unmount()) }
}

test('A page is being left from the press of a link until the next one is drawn, not only until it has come', async () => {
  const page = await openPage()
  expect(page.isLeaving()).toBe(false)
  // Nothing is drawn meanwhile: the machine is busy.
  const arrival = page.router.navigate('/home')
  expect(page.isLeaving()).toBe(true)
  page.answer()
  await arrival
  expect(page.router.state).toMatchObject({ navigation: { state: 'idle' }, location: { pathname: '/home' } })
  expect(page.isLeaving()).toBe(true)
  await page.close()
})

test('Another search on the same page is not a way out of it', async () => {
  const page = await openPage()
  await act(async () => page.router.navigate('/list?search=villa'))
  expect(page.isLeaving()).toBe(false)
  await page.close()
})
