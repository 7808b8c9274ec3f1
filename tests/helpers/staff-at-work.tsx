import { fireEvent, within } from '@testing-library/dom'
import { type ComponentType, useEffect } from 'react'
import { Route, Routes, useLocation, useNavigate } from 'react-router'
import { onTestFinished, vi } from 'vitest'
import DashboardLayout from '#features/dashboard/pages/dashboard.layout.tsx'
import Guard from '#features/dashboard/pages/guard.layout.tsx'
import SignInPage from '#features/dashboard/pages/sign-in.page.tsx'
import StaffFrame from '#features/dashboard/pages/staff.frame.tsx'
import { mount } from '#ui/mounted.fixture.tsx'
import { readText } from './staff-screen.tsx'
import type { TestApp } from './test-app.ts'

/** Screens of the staff area at work on a real API, in a stand-in for a browser: frame, guard and tabs are those of the house. */

/** What forms and lists ask a browser for besides. */
const OF_THE_STAFF_AREA = [
  'Element',
  'Node',
  'Event',
  'File',
  'HTMLInputElement',
  'HTMLSelectElement',
  'HTMLTextAreaElement',
  'HTMLButtonElement',
  'HTMLDialogElement',
  'DocumentFragment',
  'DOMParser',
  'MutationObserver',
  'location',
  'matchMedia',
  'addEventListener',
  'removeEventListener',
] as const

// As they are before a test sets the clock.
const { setTimeout: later, performance } = globalThis
const PATIENCE_MS = 10_000
const soon = () => new Promise<void>((resolve) => later(resolve, 5))

interface Visit {
  /** Of whoever is signed in. */
  headers?: { cookie: string }
  /** Under /admin: `dashboard/reviews` is the screen of that tab. */
  pages: Record<string, ComponentType>
  at: string
  line?: Line
  /** What the site says of itself besides. */
  site?: object
}

/** What a call gets instead of its answer; null lets it go to the house. */
export type Line = (url: string, init: RequestInit) => Promise<Response> | null

/** A house that is being repaired. */
export const refuse = (message: string) => async () => Response.json({ code: 'unavailable', message }, { status: 503 })
export const breakOff = async (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'))

/** The line between a browser and the server, which keeps the cookies of a sign-in. */
function connect({ app }: TestApp, line: { current: Line }, cookie: string): void {
  const jar = new Map(cookie ? [cookie.split('=', 2) as [string, string]] : [])
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const other = line.current(url, init)
    if (other) return other
    const answer = await app.inject({
      url,
      method: (init.method ?? 'GET') as 'GET',
      headers: {
        ...(init.headers as Record<string, string>),
        ...(jar.size > 0 && { cookie: [...jar].map((pair) => pair.join('=')).join('; ') }),
      },
      ...(init.body ? { payload: String(init.body) } : {}),
    })
    for (const { name, value } of answer.cookies) jar.set(name, value)
    const body = answer.statusCode === 204 ? null : answer.body
    return new Response(body, { status: answer.statusCode, headers: answer.headers as Record<string, string> })
  })
}

/** Tells of nothing: what others do meanwhile is not heard. */
class SilentStream extends EventTarget {
  static readonly CLOSED = 2
  readonly readyState = 1
  close() {}
}

/** Sees no size change: nothing has one here. */
class Blind {
  observe() {}
  unobserve() {}
  disconnect() {}
}

export type StaffScreen = Awaited<ReturnType<typeof openAtWork>>

export async function openAtWork(kais: TestApp, { headers, pages, at, ...visit }: Visit) {
  const line: { current: Line } = { current: visit.line ?? (() => null) }
  const place = { current: at }
  const walk: { current: (to: string) => unknown } = { current: () => undefined }
  function Place() {
    const { pathname, search } = useLocation()
    walk.current = useNavigate()
    useEffect(() => {
      place.current = pathname + search
    }, [pathname, search])
    return null
  }
  const inTabs = Object.entries(pages).filter(([path]) => path.startsWith('dashboard'))
  const alone = Object.entries(pages).filter(([path]) => !path.startsWith('dashboard'))
  const Screen = () => (
    <>
      <Place />
      <Routes>
        <Route path="/admin" element={<StaffFrame />}>
          <Route path="login" element={<SignInPage />} />
          <Route element={<Guard />}>
            <Route path="dashboard" element={<DashboardLayout />}>
              {inTabs.map(([path, Page]) => (
                <Route key={path} path={path.replace(/^dashboard\/?/, '')} element={<Page />} />
              ))}
              <Route path="*" element={null} />
            </Route>
            {alone.map(([path, Page]) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </Route>
        </Route>
      </Routes>
    </>
  )
  connect(kais, line, headers?.cookie ?? '')
  vi.stubGlobal('EventSource', SilentStream)
  vi.stubGlobal('ResizeObserver', Blind)
  const document = await mount(Screen, {
    at,
    ...(visit.site && { site: visit.site }),
    prepare(window) {
      window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never
      window.HTMLDialogElement.prototype.showModal = function showModal() {
        this.open = true
      }
      window.HTMLDialogElement.prototype.close = function close() {
        this.open = false
      }
      for (const name of OF_THE_STAFF_AREA) {
        const value = window[name] as unknown
        const isOfWindow = name.endsWith('EventListener') || name === 'matchMedia'
        vi.stubGlobal(name, isOfWindow ? (value as () => void).bind(window) : value)
      }
    },
  })

  // From here on React works by its own clock, as it does for people.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  onTestFinished(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  })

  /** What is to come, comes: the screen is looked at again until it is as said. */
  async function until<T>(look: () => T): Promise<T> {
    const end = performance.now() + PATIENCE_MS
    for (;;) {
      try {
        return look()
      } catch (error) {
        if (performance.now() > end) throw error
        await soon()
      }
    }
  }

  /** What can be pressed, by what it is called or by what its name holds: quicker than to ask for its role. */
  function find(name: string | RegExp, within: ParentNode = document): HTMLElement {
    const fits = (text: string) => (typeof name === 'string' ? text === name : name.test(text))
    const found = [...within.querySelectorAll<HTMLElement>('button, a, summary')].filter((each) =>
      each.closest('dialog:not([open])') ? false : fits(each.getAttribute('aria-label') ?? readText(each)),
    )
    if (!found[0]) throw new Error(`Nothing here is called ${name}.`)
    return found[0]
  }

  return {
    document,
    /** Calls that do not get through, or get another answer. */
    line,
    place,
    /** As by a link. */
    async go(to: string): Promise<void> {
      await walk.current(to)
      await until(() => {
        if (place.current !== to) throw new Error(`It is ${place.current} still.`)
      })
    },
    until,
    find,
    ...within(document.body),
    /** The dialog on top. */
    dialog(): HTMLElement {
      const top = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1)
      if (!top) throw new Error('No dialog is open.')
      return top
    },
    /** Waits for it, as people do. */
    async press(name: string | RegExp | HTMLElement, within?: () => ParentNode): Promise<void> {
      const element = await until(() => (typeof name === 'object' && 'click' in name ? name : find(name, within?.())))
      element.focus()
      element.click()
      await soon()
    },
    /** Whole, as a paste does it; a choice by its value. */
    async fill(element: HTMLElement, value: string): Promise<void> {
      element.focus()
      fireEvent[element.tagName === 'SELECT' ? 'change' : 'input'](element, { target: { value } })
      fireEvent.keyUp(element)
      await soon()
    },
    /** The notice that is out, as look, title and sentence. */
    notice() {
      const toast = document.querySelector('.toast')
      return (
        toast && {
          isFailure: toast.classList.contains('toast--danger'),
          title: toast.querySelector('b')?.textContent,
          text: toast.querySelector('p')?.textContent,
        }
      )
    },
  }
}
