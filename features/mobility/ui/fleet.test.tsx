import { expect, test } from 'vitest'
import { FailedList } from '#ui/failed-list.tsx'
import { htmlOf } from '#ui/html-of.fixture.tsx'
import { mobilityMessages } from '../messages.ts'

/** A browser comes to show it in one language: the other one is read here. */
test.for([
  ['en', 'Failed to fetch vehicles', 'Try again'],
  ['fr', 'Impossible de charger les voitures', 'Réessayer'],
] as const)(
  'In %s cars that cannot be fetched are said to be so, and can be asked for again',
  ([locale, failed, retry]) => {
    const html = htmlOf(<FailedList messages={mobilityMessages} />, { locale })
    expect(html).toMatch(/^<div role="alert">/)
    expect(html).toContain(`>${failed}</`)
    expect(html).toContain(`${retry}</button>`)
  },
)
