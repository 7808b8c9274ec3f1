import { expect, test } from 'vitest'
import type { Locale } from '#common/locale.ts'
import { htmlOf } from '../html-of.fixture.tsx'
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

const galleryOf = (pictures: Picture[], locale: Locale = 'en') =>
  htmlOf(<Gallery pictures={pictures} title={TITLE} />, { locale })

test('A home without pictures says so, in the reader’s language', () => {
  expect(galleryOf([])).toContain('No images available')
  expect(galleryOf([], 'fr')).toContain('Aucune image disponible')
  expect(galleryOf([])).not.toContain('<button')
})

test('A single picture has no controls', () => {
  const html = galleryOf([picture('pool')])
  expect(html).toContain('alt="The pool"')
  expect(html).not.toContain('<button')
})

test('Without scripts every picture stands in the row once, with its own words, the first one alone loaded at once', () => {
  const html = galleryOf([picture('pool'), picture('salon'), picture('garden')], 'fr')
  for (const name of ['pool', 'salon', 'garden']) expect(html.split(`alt="Le ${name}"`)).toHaveLength(2)
  expect(html.split('loading="eager"')).toHaveLength(2)
})
