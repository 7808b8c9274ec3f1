import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { htmlOf } from '#ui/html-of.fixture.tsx'
import { FailedResults } from './results.tsx'

test.for([
  ['en', 'Failed to fetch properties', 'Try again'],
  ['fr', 'Impossible de charger les biens', 'Réessayer'],
] as const)(
  'In the language %s, homes that cannot be fetched are «%s», with a button «%s»',
  ([locale, title, retry]) => {
    const { document } = new JSDOM(htmlOf(<FailedResults />, { locale })).window
    expect(document.querySelector('h2, h3')?.textContent).toBe(title)
    expect(document.querySelector('button')?.textContent).toBe(retry)
  },
)
