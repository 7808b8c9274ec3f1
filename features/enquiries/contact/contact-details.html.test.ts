import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { newVisitor, textsOf } from '#tests/helpers/site.ts'

const visitor = await newVisitor()

test.for([
  ['/contact', 'Other ways to reach us', 'Almadies, Dakar, Senegal'],
  ['/fr/contact', 'Autres moyens de nous joindre', 'Almadies, Dakar, Sénégal'],
] as const)('%s gives phone, e-mail address and place beside its form', async ([path, heading, place]) => {
  const page = await visitor.open(path)
  const section = page.getByText(heading).closest('section')
  const link = (name: string) =>
    within(section as HTMLElement)
      .getByText(name)
      .getAttribute('href')
  expect(link('+221 33 800 00 00')).toBe('tel:+221338000000')
  expect(link('hello@kais.example')).toBe('mailto:hello@kais.example')
  expect(textsOf(section?.querySelectorAll('dd') ?? [])).toContain(place)
})
