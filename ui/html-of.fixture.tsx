import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { STARTING_RATES } from '#common/money.ts'
import type { Site } from './page/site.ts'

/** A part of a page as the server sends it, before any script has run. */
export function htmlOf(part: ReactNode, site: Partial<Site> = {}): string {
  const root = { locale: 'en', currency: 'XOF', isFrenchAddress: false, publicUrl: '', rates: STARTING_RATES, ...site }
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: () => part }])
  return renderToStaticMarkup(<Stub initialEntries={['/']} hydrationData={{ loaderData: { root } }} />)
}
