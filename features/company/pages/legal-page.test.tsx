import { expect, test } from 'vitest'
import { htmlOf } from '#ui/html-of.fixture.tsx'
import { readPrivacyPolicy, readTerms } from '../read-texts.server.ts'
import { LegalPage } from './legal-page.tsx'

/** Settings in which no two are alike: a page that took one for another would show it. */
const company = {
  name: 'Kais',
  legalName: 'Kais Sénégal SARL',
  registrationNumber: 'SN-DKR-2019-B-1',
  phone: '+221 33 899 12 34',
  whatsappNumber: '+221 77 000 00 00',
  email: 'hello@kais.example',
  legalEmail: 'legal@kais.example',
  schedulerUrl: 'https://cal.example.com/other',
  place: 'Almadies, Dakar',
}
const facts = {
  registration: company.registrationNumber,
  legalName: company.legalName,
  euroRate: '655.957',
  dollarRate: '625',
  mapHost: null,
}

const PAGES = [
  ['The privacy policy', readPrivacyPolicy('en', facts), 'Privacy e-mail'],
  ['The terms of service', readTerms('en', facts), 'Legal e-mail'],
] as const

test.for(PAGES)('%s says whom to ask as the settings have it, at the legal address', ([, text, emailLabel]) => {
  const html = htmlOf(<LegalPage text={text} address="Almadies, Dakar, Senegal" />, { company })
  const contact = html.slice(html.indexOf('<section id="contact">'))
  const rows = [...contact.matchAll(/<dt>(.*?)<\/dt><dd>(?:<a href="(.*?)">)?(.*?)</g)]
  expect(rows.map(([, label, href, value]) => [label, value, href])).toEqual([
    ['Company', 'Kais Sénégal SARL', undefined],
    ['Registration number', 'SN-DKR-2019-B-1', undefined],
    [emailLabel, 'legal@kais.example', expect.stringMatching(/^mailto:legal@kais\.example\?subject=./)],
    ['Phone', '+221 33 899 12 34', 'tel:+221338991234'],
    ['Address', 'Almadies, Dakar, Senegal', undefined],
  ])
})
