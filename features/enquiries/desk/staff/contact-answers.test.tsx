import { expect, test } from 'vitest'
import type { Locale } from '#common/locale.ts'
import { htmlOf } from '#ui/html-of.fixture.tsx'
import type { ContactType } from '../../contact/contact-types.ts'
import { ContactAnswers } from './contact-answers.tsx'

function render(formData: Record<string, unknown>, type: ContactType = 'general', locale: Locale = 'en'): string {
  const contact = { type, name: 'Camille Laurent', message: null, formData }
  return htmlOf(<ContactAnswers contact={contact} />, { locale })
}

const answer = (question: string, text: string) => `<div><dt>${question}</dt><dd dir="auto">${text}</dd></div>`
const list = (...answers: string[]) => `<dl class="enquiry__facts">${answers.join('')}</dl>`

test('Staff read the words the visitor chose among, and an answer without words here as it was sent', () => {
  expect(render({ serviceInterest: 'real-estate', childrenAges: ['4', '7'], isFirm: false })).toBe(
    list(answer('What it is about', 'Real estate'), answer('Children ages', '4, 7'), answer('Is firm', 'No')),
  )
})

test.for([
  ['constructor', 'prototype', 'Constructor'],
  ['constructor', 'name', 'Constructor'],
  ['toString', 'constructor', 'To string'],
  ['__proto__', 'constructor', 'Proto'],
  ['serviceInterest', 'constructor', 'What it is about'],
  ['style', '__proto__', 'Style'],
] as const)('An answer named %s that says %s is read like any other', ([key, value, question]) => {
  expect(render(Object.fromEntries([[key, value]]))).toBe(list(answer(question, value)))
})

test('A name that stands above the answers is not said again', () => {
  expect(render({ firstName: 'Camille', lastName: 'Laurent', serviceInterest: 'media' })).toBe(
    list(answer('What it is about', 'Media')),
  )
})

test.for([
  ['en', 'The home', 'Should it be furnished?', 'No', '31 January 2027', 'Also said'],
  ['fr', 'Le logement', 'Doit-il être meublé\u202f?', 'Non', '31 janvier 2027', 'Et aussi'],
] as const)(
  'In %s a long form is read by its sections, with days and refusals in words',
  ([locale, section, question, no, day, others]) => {
    const html = render(
      { moveInDate: '2027-01-31', furnishing: 'no', pets: 'a cat', surprise: 'x' },
      'relocation',
      locale,
    )
    expect(html).toContain(`<h4>${section}</h4>${list(answer(question, no))}`)
    expect(html).toContain(`<dd dir="auto">${day}</dd>`)
    expect(html).toContain(`<h4>${others}</h4>${list(answer('Surprise', 'x'))}`)
  },
)

test('The result of a home search can be opened from its answers, and only an address of ours is a link', () => {
  const result = '/ai-recommendations/result?max=200000000&type=villa'
  const html = render({ propertyType: 'villa', result }, 'recommendation', 'fr')
  expect(html).toContain(`<h4>Le bien</h4>${list(answer('Type de bien', 'Villa'))}`)
  expect(html).toContain('href="/ai-recommendations/result?max=200000000&amp;type=villa"')
  expect(html).toContain('Ouvrir le résultat')
  expect(render({ result }, 'general')).not.toContain('href')
  expect(render({ result: 'https://evil.example/' }, 'recommendation')).not.toContain('href')
  expect(render({ result: '//evil.example/' }, 'recommendation')).not.toContain('href')
})

test('What a home search showed is read entry by entry, and a home opens on its page', () => {
  const result = '/ai-recommendations/result?max=200000000&type=villa'
  const homes = ['KN-0012 Villa Teranga (92%)', 'KN-12345 House of the Winds (71%)', 'Not one of ours (50%)']
  const toCheck = ['KN-0012 Schools nearby', 'Without stairs']
  const html = render({ homes, toCheck, result }, 'recommendation')
  const link = (path: string, text: string) =>
    `<li><a class="enquiry__about" href="${path}" target="_blank" rel="noreferrer">${text} <span`
  expect(html).toContain(`<ul>${link('/property/12', 'KN-0012 Villa Teranga (92%)')}`)
  expect(html).toContain(link('/property/12345', 'KN-12345 House of the Winds (71%)'))
  expect(html).toContain('<li>Not one of ours (50%)</li></ul>')
  expect(html).toContain('<ul><li>KN-0012 Schools nearby</li><li>Without stairs</li></ul>')
  expect(render({ homes }, 'general')).not.toContain('href')
})

test('A day that does not exist is shown as it was sent', () => {
  expect(render({ moveInDate: '2027-13-45' }, 'relocation')).toContain('<dd dir="auto">2027-13-45</dd>')
})

test('Staff read that a message is an offer, and for which home', () => {
  const html = render({ serviceInterest: 'real-estate', subject: 'offer', about: 'Villa Teranga (KN-0012)' })
  expect(html).toContain(answer('Subject', 'an offer'))
  expect(html).toContain(answer('Listing', 'Villa Teranga (KN-0012)'))
})
