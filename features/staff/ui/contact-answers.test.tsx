import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { Site } from '#app/site.ts'
import { ContactAnswers } from './contact-answers.tsx'

const site = { locale: 'en', currency: 'XOF', isFrenchAddress: false, publicUrl: '' } as Site

function render(formData: Record<string, unknown>): string {
  const Stub = createRoutesStub([
    { id: 'root', path: '/', Component: () => <ContactAnswers type="general" formData={formData} /> },
  ])
  return renderToStaticMarkup(<Stub initialEntries={['/']} hydrationData={{ loaderData: { root: site } }} />)
}

const answer = (question: string, text: string) => `<div><dt>${question}</dt><dd>${text}</dd></div>`

test('Staff read the words the visitor chose among, and an answer without words here as it was sent', () => {
  expect(render({ serviceInterest: 'real-estate', childrenAges: ['4', '7'], isFirm: false })).toBe(
    answer('What it is about', 'Real estate') + answer('Children ages', '4, 7') + answer('Is firm', 'false'),
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
  expect(render(Object.fromEntries([[key, value]]))).toBe(answer(question, value))
})
