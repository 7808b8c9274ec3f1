import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { Site } from '#app/site.ts'
import type { Locale } from '#common/locale.ts'
import { FailedFleet } from './fleet.tsx'

const site = { currency: 'XOF', isFrenchAddress: false, publicUrl: '' } as Site

function render(locale: Locale): string {
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: FailedFleet }])
  return renderToStaticMarkup(
    <Stub initialEntries={['/']} hydrationData={{ loaderData: { root: { ...site, locale } } }} />,
  )
}

/** A browser comes to show it in one language: the other one is read here. */
test.for([
  ['en', 'Failed to fetch vehicles', 'Try again'],
  ['fr', 'Impossible de charger les voitures', 'Réessayer'],
] as const)(
  'In %s cars that cannot be fetched are said to be so, and can be asked for again',
  ([locale, failed, retry]) => {
    const html = render(locale)
    expect(html).toMatch(/^<div role="alert">/)
    expect(html).toContain(`>${failed}</`)
    expect(html).toContain(`${retry}</button>`)
  },
)
