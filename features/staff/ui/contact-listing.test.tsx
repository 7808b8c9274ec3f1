import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { Site } from '#app/site.ts'
import { ContactAnswers } from './contact-answers.tsx'

const site = { locale: 'en', currency: 'XOF', isFrenchAddress: false, publicUrl: '' } as Site

test('Staff read that a message is an offer, and for which home', () => {
  const formData = { serviceInterest: 'real-estate', subject: 'offer', about: 'Villa Teranga (KN-0012)' }
  const contact = { type: 'general', name: 'Aïssatou Diop', message: null, formData } as const
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: () => <ContactAnswers contact={contact} /> }])
  const html = renderToStaticMarkup(<Stub initialEntries={['/']} hydrationData={{ loaderData: { root: site } }} />)
  expect(html).toContain('<dt>Subject</dt><dd dir="auto">an offer</dd>')
  expect(html).toContain('<dt>Listing</dt><dd dir="auto">Villa Teranga (KN-0012)</dd>')
})
