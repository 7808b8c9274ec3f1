import { expect, test } from 'vitest'
import type { Locale } from '#common/locale.ts'
import type { StaffActivity, StaffLeadDetail } from '../../leads/lead.public.ts'
import { type ReplyFacts, replyValues } from './reply-values.ts'

const contact = (type: string, formData: object = {}) => ({ type: 'submission', contact: { type, formData } })
const inquiry = { type: 'submission', inquiry: { subject: 'Villa Teranga (KN-0028)' } }
const wish = {
  source: 'saved',
  phrase: { en: 'a villa to rent in Ngor', fr: 'une villa à louer à Ngor' },
} as const

interface Known {
  timeline?: object[]
  wishes?: ReplyFacts['wishes']
  interestedIn?: string[]
}

function subject({ timeline = [], wishes = null, interestedIn = [] }: Known, locale: Locale = 'en') {
  const facts = {
    lead: { firstName: 'Awa', lastName: 'Diop', interestedIn } as unknown as StaffLeadDetail,
    timeline: timeline as StaffActivity[],
    wishes,
    agent: null,
    company: { name: 'Kais', phone: '', email: '' },
    publicUrl: 'https://kais.example',
  }
  return replyValues(facts, locale).subject
}

test('A template is about what somebody sent last', () => {
  expect(subject({ timeline: [{ type: 'note' }, contact('relocation'), inquiry], wishes: wish })).toBe(
    'your move to Dakar',
  )
  expect(subject({ timeline: [inquiry, contact('relocation')], wishes: wish })).toBe('Villa Teranga (KN-0028)')
  const named = contact('general', { serviceInterest: 'real-estate', listing: 'property-28', about: 'Villa Teranga' })
  expect(subject({ timeline: [named] })).toBe('Villa Teranga')
})

test('Who booked a viewing asked about that home', () => {
  const viewing = { type: 'submission', viewing: { subject: 'Villa Teranga', subjectFr: 'Villa Téranga' } }
  expect(subject({ timeline: [viewing, contact('relocation')], wishes: wish })).toBe('Villa Teranga')
  expect(subject({ timeline: [viewing] }, 'fr')).toBe('Villa Téranga')
})

test('Where that says nothing, it is about their own wish, in the language of the letter', () => {
  const vague = contact('general', { serviceInterest: 'general' })
  expect(subject({ timeline: [vague, inquiry], wishes: wish })).toBe('a villa to rent in Ngor')
  expect(subject({ wishes: wish }, 'fr')).toBe('une villa à louer à Ngor')
})

test('Without a wish of their own it is about the last listing, else about what staff noted; or the place stays open', () => {
  const vague = contact('general', { serviceInterest: 'general' })
  const fromHomes = { ...wish, source: 'homes' } as const
  expect(subject({ timeline: [vague, inquiry], wishes: fromHomes })).toBe('Villa Teranga (KN-0028)')
  expect(subject({ timeline: [vague], interestedIn: ['a garden', 'property'] })).toBe('a home in Dakar')
  expect(subject({ interestedIn: ['relocation'] }, 'fr')).toBe('votre installation à Dakar')
  expect(subject({ timeline: [vague], wishes: { source: 'none', phrase: null } })).toBeNull()
})
