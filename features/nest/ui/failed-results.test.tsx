import { JSDOM } from 'jsdom'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { FailedResults } from './no-results.tsx'

test.for([
  ['en', 'Failed to fetch properties', 'Try again'],
  ['fr', 'Impossible de charger les biens', 'Réessayer'],
] as const)(
  'In the language %s, homes that cannot be fetched are «%s», with a button «%s»',
  ([locale, title, retry]) => {
    const Stub = createRoutesStub([{ id: 'root', path: '/', Component: FailedResults }])
    const html = renderToString(<Stub initialEntries={['/']} hydrationData={{ loaderData: { root: { locale } } }} />)
    const { document } = new JSDOM(html).window
    expect(document.querySelector('h2, h3')?.textContent).toBe(title)
    expect(document.querySelector('button')?.textContent).toBe(retry)
  },
)
