import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { Picture } from '../picture-address.ts'
import { Gallery } from './gallery.tsx'

const picture = (name: string): Picture => ({
  path: `/pictures/${name}.webp`,
  width: 1200,
  height: 800,
  placeholder: '',
  alt: `The ${name}`,
  altFr: `Le ${name}`,
  focusX: 50,
  focusY: 50,
  widths: [],
})

const TITLE = 'Villa Teranga'

/** As the server sends it, before any script has run. */
function htmlOf(pictures: Picture[], locale: 'en' | 'fr' = 'en'): string {
  const Stub = createRoutesStub([
    { id: 'root', path: '/', Component: () => <Gallery pictures={pictures} title={TITLE} /> },
  ])
  return renderToString(<Stub initialEntries={['/']} hydrationData={{ loaderData: { root: { locale } } }} />)
}

test('A home without pictures says so, in the reader’s language', () => {
  expect(htmlOf([])).toContain('No images available')
  expect(htmlOf([], 'fr')).toContain('Aucune image disponible')
  expect(htmlOf([])).not.toContain('<button')
})

test('A single picture has no controls', () => {
  const html = htmlOf([picture('pool')])
  expect(html).toContain('alt="The pool"')
  expect(html).not.toContain('<button')
})

test('Without scripts every picture stands in the row once, with its own words, the first one alone loaded at once', () => {
  const html = htmlOf([picture('pool'), picture('salon'), picture('garden')], 'fr')
  for (const name of ['pool', 'salon', 'garden']) expect(html.split(`alt="Le ${name}"`)).toHaveLength(2)
  expect(html.split('loading="eager"')).toHaveLength(2)
})
