import { expect, test } from 'vitest'
import { htmlOf } from '#ui/html-of.fixture.tsx'
import type { VisitorViewing } from '../viewing.public.ts'
import { VisitorPage } from './visitor-page.tsx'

const company = {
  name: 'Kais',
  legalName: 'Kais',
  registrationNumber: 'SN-1',
  phone: '+221 33 800 00 00',
  whatsappNumber: '+221 77 000 00 00',
  email: 'hello@kais.example',
  legalEmail: 'legal@kais.example',
  schedulerUrl: 'https://cal.example.com/kais',
  place: 'Almadies, Dakar',
}

const kept: VisitorViewing = {
  id: 1,
  reference: 'KV-0001',
  subject: 'Villa Teranga (KN-0001)',
  homePath: '/property/1',
  propertyId: 1,
  investmentId: null,
  locale: 'en',
  kind: 'in-person',
  place: null,
  videoUrl: null,
  startsAt: '2026-12-01T10:00:00.000Z',
  endsAt: '2026-12-01T10:45:00.000Z',
  timeZone: 'Europe/Paris',
  status: 'asked',
  heldUntil: '2026-11-30T23:30:00.000Z',
  reason: null,
  cancelledBy: null,
  adviserName: null,
  phone: null,
  awaitsVisitor: true,
  canConfirm: true,
  mayMove: false,
  mayCancel: true,
  calendarPath: null,
}

const pageOf = (viewing: VisitorViewing) =>
  htmlOf(
    <VisitorPage
      viewing={viewing}
      picture={undefined}
      slots={null}
      asked={{ day: null, zone: null }}
      refusal={undefined}
    />,
    { locale: viewing.locale, company },
  )

test('Until when a time is kept is said on both clocks, and on both days where they differ', () => {
  const english = pageOf(kept)
  const until = 'Monday 30 November 2026, 23:30 in Dakar, which is Tuesday 1 December 2026, 00:30 in Paris'
  expect(english).toContain(`<dd>${until}</dd>`)
  expect(english).toContain(`Please tell us that you want this time too, by ${until}.`)
  expect(pageOf({ ...kept, locale: 'fr' })).toContain(
    'merci de le confirmer ici avant le lundi 30 novembre 2026 à 23\u00a0h\u00a030 à Dakar, soit mardi 1er décembre 2026 à 0\u00a0h\u00a030 (Paris).',
  )
})

test.each(['asked', 'confirmed'] as const)(
  'Where nothing is agreed yet, one that is %s says that it follows',
  (status) => {
    expect(pageOf({ ...kept, status })).toContain('We will tell you where to meet before the viewing.')
    expect(pageOf({ ...kept, status, kind: 'video' })).toContain('We will send you the link before the viewing.')
    expect(pageOf({ ...kept, status, place: 'At the gate' })).not.toContain('where to meet')
  },
)

test.each(['done', 'missed', 'cancelled', 'lapsed'] as const)(
  'One that is %s says neither where to meet nor that its address moves or cancels it',
  (status) => {
    const over = pageOf({ ...kept, status, mayCancel: false })
    expect(over).toContain('<dt>When</dt>')
    expect(over).not.toContain('<dt>Where</dt>')
    expect(over).not.toContain('can move or cancel your viewing')
    expect(pageOf(kept)).toContain('can move or cancel your viewing')
  },
)
