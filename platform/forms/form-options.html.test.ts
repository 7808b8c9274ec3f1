import { expect, test } from 'vitest'
import { type HtmlPage, newVisitor, textOf } from '#tests/helpers/site.ts'

const visitor = await newVisitor()

/** A question and its answers, by value and word; what stands for no answer at all is left out. */
function offered(page: HtmlPage, form: string, name: string): [string, string][] {
  const ticks = page.findAll<HTMLInputElement>(`${form} input[name=${name}]`)
  const options = page.findAll<HTMLOptionElement>(`${form} select[name=${name}] option`)
  return [
    ...ticks.map((input): [string, string] => [input.value, textOf(input.closest('label'))]),
    ...options.map((option): [string, string] => [option.value, textOf(option)]),
  ].filter(([value]) => value !== '')
}

/** Section 9 of the specification. */
const RELOCATION = {
  budget: {
    '500000-1000000': '500 000-1 000 000',
    '1000000-2000000': '1 000 000-2 000 000',
    '2000000-3000000': '2 000 000-3 000 000',
    '3000000+': '3 000 000+',
  },
  movingBudget: {
    'under-5000000': 'Under 5 million',
    '5000000-10000000': '5-10 million',
    '10000000-20000000': '10-20 million',
    '20000000+': '20 million+',
  },
  familySize: { '1': '1', '2': '2', '3': '3', '4': '4', '5+': '5+' },
  bedrooms: { '1': '1', '2': '2', '3': '3', '4': '4', '5+': '5+' },
  urgency: {
    immediate: 'Immediate (1-2 weeks)',
    'within-a-month': 'Within a month',
    'within-3-months': 'Within 3 months',
    flexible: 'Flexible',
  },
  furnishing: { complete: 'Completely', partial: 'In part', shopping: 'Furniture to buy together', no: 'No' },
  schools: { international: 'International', local: 'Local', both: 'Both', no: 'None' },
  previousExperience: {
    'first-time': 'No, this is the first time',
    experienced: 'Yes, outside Africa',
    'africa-experience': 'Yes, in Africa',
  },
  preferredArea: {
    almadies: 'Almadies',
    ngor: 'Ngor',
    mermoz: 'Mermoz',
    'point-e': 'Point E',
    'sacre-coeur': 'Sacré-Cœur',
    fann: 'Fann',
    plateau: 'Plateau',
    ouakam: 'Ouakam',
    'no-preference': 'No preference',
  },
  transportNeeds: {
    'car-purchase': 'Buying a car',
    chauffeur: 'With a chauffeur',
    'public-transport': 'Public transport',
    'company-car': 'Company car',
    none: 'No help needed',
  },
}

test('The relocation form offers exactly the answers of the specification', async () => {
  const page = await visitor.open('/kais-experience')
  const answers = Object.keys(RELOCATION).map((name) => [name, offered(page, '#relocation-form', name)])
  expect(answers).toEqual(Object.entries(RELOCATION).map(([name, words]) => [name, Object.entries(words)]))
  for (const name of ['budget', 'movingBudget']) {
    const question = page.find(`#relocation-form [name=${name}]`).closest('fieldset')
    expect(textOf(question?.querySelector('legend'))).toMatch(/, in FCFA$/)
  }
})

test('The contact form offers seven subjects, and four rows for the message', async () => {
  const page = await visitor.open('/contact')
  expect(offered(page, 'main form', 'serviceInterest')).toEqual([
    ['real-estate', 'Real estate'],
    ['concierge', 'Concierge'],
    ['mobility', 'Mobility'],
    ['investments', 'Investments'],
    ['media', 'Media'],
    ['design', 'Design'],
    ['general', 'Something else'],
  ])
  expect(page.find('main form textarea[name=message]').getAttribute('rows')).toBe('4')
})

test('The partnership form offers five things to make, and four rows for the idea', async () => {
  const page = await visitor.open('/kais-media')
  expect(offered(page, 'main form', 'partnershipInterest')).toEqual([
    ['podcast-sponsorship', 'Podcast sponsorship'],
    ['blog-partnership', 'Blog partnership'],
    ['social-collaboration', 'Social collaboration'],
    ['event-partnership', 'Event partnership'],
    ['custom-content', 'Custom content'],
  ])
  expect(page.find('main form textarea[name=partnershipVision]').getAttribute('rows')).toBe('4')
})

test('The reservation offers four extras and four sizes of company, and three rows for special requests', async () => {
  const page = await visitor.open('/kais-mobility')
  expect(offered(page, '#booking form', 'extras').map(([, word]) => word)).toEqual([
    'Professional Chauffeur',
    'Baby Seat',
    'WiFi Hotspot',
    'Refreshments',
  ])
  expect(offered(page, '#booking form', 'passengers').map(([value]) => value)).toEqual(['1-2', '3-4', '5-6', '7+'])
  expect(page.find('#booking form textarea[name=specialRequests]').getAttribute('rows')).toBe('3')
})
