import { expect, test } from 'vitest'
import { inLocale, isFrenchPath, resolveLocale, withLocalePrefix, withoutLocalePrefix } from './locale.ts'

test('An address under /fr is French, whatever the cookie and the browser say', () => {
  const hints = { cookie: 'en', acceptLanguage: 'en-GB' }
  expect(resolveLocale({ ...hints, pathname: '/fr' })).toBe('fr')
  expect(resolveLocale({ ...hints, pathname: '/fr/contact' })).toBe('fr')
  expect(resolveLocale({ ...hints, pathname: '/FR/contact' })).toBe('fr')
})

test('Elsewhere the visitor’s choice wins over the browser’s language', () => {
  expect(resolveLocale({ pathname: '/contact', cookie: 'fr', acceptLanguage: 'en-GB' })).toBe('fr')
  expect(resolveLocale({ pathname: '/contact', cookie: 'en', acceptLanguage: 'fr-SN' })).toBe('en')
})

test.for([
  ['fr', 'fr'],
  ['fr-SN,fr;q=0.9,en;q=0.8', 'fr'],
  [' FR-fr', 'fr'],
  ['en-GB,fr;q=0.9', 'en'],
  ['wo-SN,fr;q=0.8', 'en'],
  ['', 'en'],
  [undefined, 'en'],
] as const)('Without a choice, a browser that asks for "%s" reads %s', ([acceptLanguage, locale]) => {
  expect(resolveLocale({ pathname: '/', cookie: undefined, acceptLanguage })).toBe(locale)
})

test('A language cookie of no known language counts for nothing', () => {
  expect(resolveLocale({ pathname: '/', cookie: 'de', acceptLanguage: 'fr' })).toBe('fr')
  expect(resolveLocale({ pathname: '/', cookie: '', acceptLanguage: undefined })).toBe('en')
})

test('A path that only begins with the letters fr is not French', () => {
  expect(['/french', '/fr-FR/contact', '/frame', '/contact/fr', '/'].some(isFrenchPath)).toBe(false)
})

test('Changing the language changes the prefix and nothing else', () => {
  expect(withLocalePrefix('/contact', 'fr')).toBe('/fr/contact')
  expect(withLocalePrefix('/fr/contact', 'fr')).toBe('/fr/contact')
  expect(withLocalePrefix('/fr/contact', 'en')).toBe('/contact')
  expect(withLocalePrefix('/', 'fr')).toBe('/fr')
  expect(withLocalePrefix('/fr', 'en')).toBe('/')
  expect(withLocalePrefix('/french', 'fr')).toBe('/fr/french')
  expect(withoutLocalePrefix('/fr/')).toBe('/')
  expect(withoutLocalePrefix('/french')).toBe('/french')
})

test('A text without a translation is read in English', () => {
  expect(inLocale('fr', 'Garden', 'Jardin')).toBe('Jardin')
  expect(inLocale('en', 'Garden', 'Jardin')).toBe('Garden')
  expect(inLocale('fr', 'Garden', null)).toBe('Garden')
  expect(inLocale('fr', 'Garden', '')).toBe('Garden')
})
