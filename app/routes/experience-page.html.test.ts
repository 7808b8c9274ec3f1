import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { newVisitor, textOf, textsOf } from '#tests/helpers/site.ts'

const visitor = await newVisitor()

test('Experience names the eight concierge services and leads to people', async () => {
  const page = await visitor.open('/kais-experience')
  const services = page.getByRole('group', { name: /^Concierge services/ })
  expect(textsOf(services.querySelectorAll('label'))).toEqual([
    'Restaurant reservations',
    'Spa appointments',
    'Event planning',
    'Chauffeur services',
    'Shopping and errands',
    'Private chef',
    'Travel booking',
    'Travel coordination',
  ])
  const main = within(page.find('main'))
  expect(main.getAllByRole('link', { name: /WhatsApp/ })[0]?.getAttribute('target')).toBe('_blank')
  const studio = await visitor.open(String(main.getByRole('link', { name: /design studio/ }).getAttribute('href')))
  expect(textOf(studio.find('h1'))).toBe('The interior design studio')
})
