import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { type HtmlPage, newVisitor, textOf, textsOf } from '#tests/helpers/site.ts'

const visitor = await newVisitor()
const [english, french] = [await visitor.open('/kais-nest'), await visitor.open('/fr/kais-nest')]

const services = (page: HtmlPage) => within(page.find('.nest-services'))
const hrefOf = (link: Element) => link.getAttribute('href') ?? ''

test('What accompanies a project is named, for homes and for businesses, with the scheduler beside it', () => {
  const section = services(english).getByRole('region', { name: 'Project accompaniment' })
  expect(textOf(section)).toContain('residential and commercial projects')
  expect(textsOf(section.querySelectorAll('h3'))).toEqual([
    'Management',
    'Regular reporting',
    'Expert coordination',
    'Quality assurance',
  ])
  const call = within(section).getByRole('link', { name: /Book a project call/ })
  expect(call.getAttribute('target')).toBe('_blank')
})

test('The buttons of the page and of Nest lead to the form; the scheduler stays beside it', async () => {
  const fromNest = services(english).getByRole('link', { name: 'Request a consultation' })
  expect(hrefOf(fromNest)).toBe('/design-studio#consultation')
  const studio = await visitor.open(hrefOf(fromNest))
  const top = within(studio.find('.studio'))
  expect(hrefOf(top.getByRole('link', { name: 'Request a consultation' }))).toBe('#consultation')
  const form = within(studio.find('#consultation'))
  form.getByRole('heading', { name: 'Request a consultation' })
  for (const scheduler of [top, form]) {
    const call = scheduler.getByRole('link', { name: /^Or choose a time for a call/ })
    expect(call.getAttribute('target')).toBe('_blank')
  }
})

for (const { page, nest, start, contact, about, label, fees } of [
  {
    page: english,
    nest: '/kais-nest',
    start: 'Get started',
    contact: '/contact?subject=property-management',
    about: 'About: property management',
    label: 'What it is about',
    fees: ['8% of the monthly rent', '15% of the rental income'],
  },
  {
    page: french,
    nest: '/fr/kais-nest',
    start: 'Commencer',
    contact: '/fr/contact?subject=property-management',
    about: 'À propos : la gestion locative',
    label: 'Sujet',
    fees: ['8 % du loyer mensuel', '15 % des revenus locatifs'],
  },
]) {
  test(`${nest} names both fees, and its start button opens the contact form with the subject filled in`, async () => {
    expect(textsOf(page.findAll('.fee'))).toEqual(fees)
    const link = services(page).getByRole('link', { name: start })
    expect(hrefOf(link)).toBe(contact)
    const opened = await visitor.open(contact)
    opened.getByText(about)
    expect(opened.getByLabelText<HTMLSelectElement>(label).value).toBe('real-estate')
  })
}
