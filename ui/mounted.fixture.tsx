import { type DOMWindow, JSDOM } from 'jsdom'
import { act, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { createRoutesStub } from 'react-router'
import { onTestFinished, vi } from 'vitest'
import { STARTING_RATES } from '#common/money.ts'

/** What screens ask a browser for by its own name. */
const OF_THE_BROWSER = [
  'document',
  'HTMLElement',
  'FormData',
  'localStorage',
  'sessionStorage',
  'getComputedStyle',
  'requestAnimationFrame',
  'CustomEvent',
  'NodeFilter',
] as const

interface Options {
  /** The address it is opened at. */
  at?: string
  /** What the site says of itself besides. */
  site?: object
  /** Before it is drawn. */
  prepare?: (window: DOMWindow) => void
}

/**
 * A screen at work in a stand-in for a browser: for what shows only with time or after a press, but needs neither a layout
 * nor a line. Taken down when the test ends.
 */
export async function mount(Screen: ComponentType, { at = '/', site: more, prepare }: Options = {}): Promise<Document> {
  const { window } = new JSDOM('<!doctype html><div id="mounted"></div>', {
    url: `http://localhost${at}`,
    runScripts: 'outside-only',
    pretendToBeVisual: true,
  })
  // What it lacks.
  window.matchMedia = () => ({ matches: false }) as MediaQueryList
  window.Element.prototype.scrollIntoView = () => undefined
  // React was loaded before there was a browser, and takes this one for one that tells of typing by keys only. It remembers the
  // field that had the focus last, of another test's window too.
  Object.assign(window.Element.prototype, { attachEvent() {}, detachEvent() {} })
  prepare?.(window)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('window', window)
  for (const name of OF_THE_BROWSER) vi.stubGlobal(name, window[name])

  const root = createRoot(window.document.querySelector('#mounted') as Element)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    // What was told to it a moment before still looks for a window.
    await new Promise((resolve) => setTimeout(resolve))
    vi.unstubAllGlobals()
    window.close()
  })
  const company = { name: 'Kais', phone: '+221 33 800 00 00', email: 'hello@kais.example' }
  const asUsual = {
    locale: 'en',
    currency: 'XOF',
    isFrenchAddress: false,
    publicUrl: '',
    rates: STARTING_RATES,
    company,
  }
  const site = { ...asUsual, ...more }
  const Stub = createRoutesStub([{ id: 'root', path: '*', Component: Screen, loader: () => site }])
  await act(async () => root.render(<Stub initialEntries={[at]} hydrationData={{ loaderData: { root: site } }} />))
  return window.document
}
