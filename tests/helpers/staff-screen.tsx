import { QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { JSDOM } from 'jsdom'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { vi } from 'vitest'
import { STARTING_RATES } from '#common/money.ts'
import { createQueryClient } from '#platform/staff-kit/ui/query-client.ts'
import type { Site } from '#ui/page/site.ts'
import { ToastProvider } from '#ui/toast.tsx'
import type { TestApp } from './test-app.ts'

/** Screens of the staff area are drawn in the browser from what the API says. Here they are drawn from a real API without one. */

const site = {
  locale: 'en',
  currency: 'XOF',
  rates: STARTING_RATES,
  isFrenchAddress: false,
  publicUrl: 'http://kais',
  company: { name: 'Kais', phone: '+221 33 800 00 00', email: 'hello@kais.example' },
} as Site

interface Visit {
  /** Of whoever looks; nobody is signed in without. */
  headers?: { cookie: string }
  /** The address of the screen, and the route it belongs to. */
  path?: string
  route?: string
  /** Calls that do not come back. */
  heldBack?: RegExp
}

/** The line between a browser and the server. */
function connect({ app }: TestApp, headers: Visit['headers']): void {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const answer = await app.inject({ url, headers: { ...(init.headers as Record<string, string>), ...headers } })
    return new Response(answer.body, { status: answer.statusCode, headers: answer.headers as Record<string, string> })
  })
}

/** The screen once all that it asks for is there. */
export async function openStaffScreen(kais: TestApp, Screen: ComponentType, visit: Visit = {}): Promise<Document> {
  const { headers, path = '/', route = path.replace(/\?.*/, ''), heldBack } = visit
  const client = createQueryClient()
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: route,
      Component: () => (
        <QueryClientProvider client={client}>
          <ToastProvider>
            <Screen />
          </ToastProvider>
        </QueryClientProvider>
      ),
    },
  ])
  const answers: [QueryKey, unknown][] = []
  function draw(): string {
    // Nobody observes them between two drawings: some would be forgotten by now.
    for (const [key, answer] of answers) client.setQueryData(key, answer)
    return renderToString(<Stub initialEntries={[path]} hydrationData={{ loaderData: { root: site } }} />)
  }

  connect(kais, headers)
  const asked = new Set<string>()
  let html = draw()
  // What has come may ask for more.
  for (;;) {
    const open = client.getQueryCache().getAll()
    const waiting = open.filter(({ queryHash, queryKey, options }) => {
      const isOff = 'enabled' in options && options.enabled === false
      return !asked.has(queryHash) && !isOff && !heldBack?.test(String(queryKey[0]))
    })
    if (waiting.length === 0) break
    for (const { queryHash } of waiting) asked.add(queryHash)
    // What is refused stays so: the screen shows it.
    const came = waiting.map((query) => query.fetch().then((answer) => answers.push([query.queryKey, answer])))
    await Promise.allSettled(came)
    html = draw()
  }
  vi.unstubAllGlobals()
  client.clear()
  return new JSDOM(html).window.document
}

/** As people read it: line breaks and the many kinds of spaces are one space. */
export function readText(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}

export const readTexts = (elements: Iterable<Element>) => [...elements].map(readText)

/** A record of a list by its title, as its parts are read. */
export function readRecord(screen: Document, title: string) {
  const record = [...screen.querySelectorAll('.record')].find((each) => readText(each.querySelector('h3')) === title)
  if (!record) throw new Error(`No record is called ${title}.`)
  return {
    picture: record.querySelector('img')?.getAttribute('src'),
    facts: readText(record.querySelector('.record__facts')),
    text: readText(record.querySelector('.record__text')),
    amount: readText(record.querySelector('.record__amount')),
    badges: readTexts(record.querySelectorAll('.record__state > *')),
  }
}
