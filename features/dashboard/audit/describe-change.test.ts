import { getTableColumns } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { clientReviews } from '#features/company/review.table.server.ts'
import { socialMediaLinks } from '#features/company/social-link.table.server.ts'
import { audited } from '#features/enquiries/stays/change-stay.server.ts'
import { investments } from '#features/invest/investment.table.server.ts'
import { articles } from '#features/media/article.table.server.ts'
import { mediaPartners } from '#features/media/media-partner.table.server.ts'
import { podcasts } from '#features/media/podcast.table.server.ts'
import { vehicles } from '#features/mobility/vehicle.table.server.ts'
import { properties } from '#features/nest/property.table.server.ts'
import type { StayRow } from '#features/nest/stays/stay.table.server.ts'
import { staySearchColumns } from '#features/nest/stays/stay-search-columns.server.ts'
import { stayTermsSchema } from '#features/nest/stays/stay-terms.schema.ts'
import { users } from '#platform/accounts/user.table.server.ts'
import { describeChange, NOT_SHOWN } from '#platform/staff-kit/changes/describe-change.ts'
import { fieldMessages } from '#platform/staff-kit/changes/field-messages.ts'
import { valueWords } from './value-words.ts'

const ENGLISH = { locale: 'en', valueWords } as const
const FRENCH = { locale: 'fr', valueWords } as const

/** Never part of a snapshot. */
const SECRET = new Set(['totpSecret', 'totpLastStep', ...Object.keys(staySearchColumns)])

test.for([
  ['properties', properties],
  ['vehicles', vehicles],
  ['investments', investments],
  ['reviews', clientReviews],
  ['social links', socialMediaLinks],
  ['media partners', mediaPartners],
  ['articles', articles],
  ['podcasts', podcasts],
  ['staff accounts', users],
] as const)('Every field of %s has a name in both languages', ([, table]) => {
  const columns = Object.keys(getTableColumns(table)).filter((name) => !NOT_SHOWN.has(name) && !SECRET.has(name))
  expect(columns.filter((name) => !Object.hasOwn(fieldMessages.en.fields, name))).toEqual([])
  expect(columns.filter((name) => !Object.hasOwn(fieldMessages.fr.fields, name))).toEqual([])
})

test('A change is read in words: money in francs, yes and no, codes as the screens say them, nothing as empty', () => {
  const before = { price: '450000.00', isFeatured: false, type: 'rent', titleFr: null, updatedAt: 'x', latitude: 14.75 }
  const after = { price: '475000.00', isFeatured: true, type: 'buy', titleFr: 'Villa', updatedAt: 'y', latitude: 14.75 }
  expect(describeChange(before, after, FRENCH)).toEqual([
    { key: 'price', label: 'Prix', kind: 'value', before: '450\u202f000\u00a0FCFA', after: '475\u202f000\u00a0FCFA' },
    { key: 'isFeatured', label: 'Mis en avant', kind: 'value', before: 'non', after: 'oui' },
    { key: 'type', label: 'Offre', kind: 'value', before: 'À louer', after: 'À vendre' },
    { key: 'titleFr', label: 'Titre en français', kind: 'value', before: null, after: 'Villa' },
  ])
})

test('Of a list, what came and what went is told; the same things in another order are told as that', () => {
  const change = (before: string[], after: string[]) =>
    describeChange({ images: before }, { images: after }, ENGLISH).map((field) => ({ ...field, key: '', label: '' }))
  const told = { key: '', label: '', kind: 'list' }
  const [a, b, c] = ['/pictures/a.webp', '/pictures/b.webp', '/pictures/c.webp'] as const
  expect(change([a, b], [b, c])).toEqual([{ ...told, removed: [a], added: [c], isReordered: false }])
  expect(change([a, b], [b, a])).toEqual([{ ...told, removed: [], added: [], isReordered: true }])
  expect(change([a, b], [a, b])).toEqual([])
})

test('Terms that are kept together are read one by one, and stages of payment as a sentence each', () => {
  const stage = { title: 'Foundations', titleFr: null, percent: 20, dueDate: '2027-06-01' }
  expect(
    describeChange(
      { rentalTerms: { monthlyRent: '500000.00', taxIncluded: true }, stagePayments: [] },
      { rentalTerms: { monthlyRent: '600000.00', taxIncluded: true }, stagePayments: [stage] },
      ENGLISH,
    ),
  ).toEqual([
    {
      key: 'rentalTerms.monthlyRent',
      label: 'Rental terms: monthly rent',
      kind: 'value',
      before: '500\u202f000\u00a0FCFA',
      after: '600\u202f000\u00a0FCFA',
    },
    {
      key: 'stagePayments',
      label: 'Stage payments',
      kind: 'list',
      removed: [],
      added: ['Foundations, 20%, 1 June 2027'],
      isReordered: false,
    },
  ])
})

test('Of stays, each term is read by itself, and a season as one sentence in which every figure says what it is', () => {
  const season = {
    name: 'Grand Magal',
    nameFr: null,
    from: '2027-07-20',
    to: '2027-07-25',
    price: '90000',
    weekendPrice: '120000',
    minNights: 3,
  }
  const [before, after] = [
    { stayTerms: { checkIn: '15:00', cleaningFee: null, cancellation: 'moderate', seasons: [] } },
    { stayTerms: { checkIn: '16:00', cleaningFee: '25000', cancellation: 'strict', seasons: [season] } },
  ]
  const told = describeChange(before, after, FRENCH).map(({ key: _, ...field }) => field)
  expect(told).toEqual([
    { label: 'Séjours\u00a0: arrivée à partir de', kind: 'value', before: '15:00', after: '16:00' },
    { label: 'Séjours\u00a0: ménage', kind: 'value', before: null, after: '25\u202f000\u00a0FCFA' },
    { label: 'Séjours\u00a0: annulation', kind: 'value', before: 'Modérée', after: 'Stricte' },
    {
      label: 'Séjours\u00a0: saisons',
      kind: 'list',
      removed: [],
      added: [
        'Grand Magal, 20 juillet 2027, 25 juillet 2027, 90\u202f000\u00a0FCFA, week-ends 120\u202f000\u00a0FCFA, dès 3\u00a0nuits',
      ],
      isReordered: false,
    },
  ])
})

test('A stay that was changed is read in its own words: voyageurs, not the guests of a podcast, and its total in francs', () => {
  const stay = { quote: { total: '300000.00' }, status: 'pending', arrival: '2027-03-01', departure: '2027-03-04' }
  const before = audited({ ...stay, guests: 2, assignedTo: null } as StayRow)
  const after = audited({
    ...stay,
    ...{ guests: 3, quote: { total: '250000.00' }, status: 'declined', arrival: '2027-03-02', departure: '2027-03-05' },
  } as StayRow)
  const told = describeChange(before, after, FRENCH)
  expect(told.map(({ label, ...field }) => [label, 'before' in field && [field.before, field.after]])).toEqual([
    ['État', ['En attente', 'Décliné']],
    ['Arrivée', ['1er mars 2027', '2 mars 2027']],
    ['Départ', ['4 mars 2027', '5 mars 2027']],
    ['Voyageurs', ['2', '3']],
    ['Total', ['300\u202f000\u00a0FCFA', '250\u202f000\u00a0FCFA']],
  ])
})

test('Every term of a stay has a name in both languages', () => {
  const terms = Object.keys(stayTermsSchema.shape).map((name) => `stayTerms.${name}`)
  expect(terms.filter((name) => !Object.hasOwn(fieldMessages.en.fields, name))).toEqual([])
  expect(terms.filter((name) => !Object.hasOwn(fieldMessages.fr.fields, name))).toEqual([])
})

test('A field that nobody has named yet is still readable, whatever it is called', () => {
  expect(describeChange({ hasGarden: null, constructor: 'x' }, { hasGarden: true, constructor: 'y' }, ENGLISH)).toEqual(
    [
      { key: 'hasGarden', label: 'Has garden', kind: 'value', before: null, after: 'yes' },
      { key: 'constructor', label: 'Constructor', kind: 'value', before: 'x', after: 'y' },
    ],
  )
})

test('A price that is none is shown as it was stored', () => {
  expect(describeChange({ price: 'on request' }, { price: '1.00' }, ENGLISH)[0]).toMatchObject({ before: 'on request' })
})
