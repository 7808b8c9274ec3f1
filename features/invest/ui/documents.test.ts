import { expect, test } from 'vitest'
import type { Picture } from '#ui/picture-address.ts'
import { projectDocuments } from './documents.ts'

const DECK = '/files/0123456789abcdef0123456789abcdef/deck.pdf'
const none = { plans: [], planPictures: [], brochures: [], investorDeckUrl: null, files: [] }
const drawing: Picture = {
  path: '/pictures/drawing.webp',
  width: 100,
  height: 100,
  placeholder: '',
  alt: null,
  altFr: null,
  focusX: 50,
  focusY: 50,
  widths: [],
}

test('An uploaded deck is listed by its name, type and size, in the reader’s language', () => {
  const deck = { path: DECK, name: 'Filao, présentation.pdf', contentType: 'application/pdf', bytes: 2_440_000 }
  const project = { ...none, investorDeckUrl: DECK, files: [deck] }
  expect(projectDocuments(project, 'en')).toEqual([
    { href: DECK, kind: 'Investor deck', name: 'Filao, présentation', facts: 'PDF, 2.4\u00a0MB' },
  ])
  expect(projectDocuments(project, 'fr')).toMatchObject([
    { kind: 'Dossier de l’investisseur', facts: 'PDF, 2,4\u00a0Mo' },
  ])
})

test('Brochures are numbered where there are several, and say where they lie if not here', () => {
  const brochures = ['https://files.example/one.pdf', 'https://files.example/two']
  expect(projectDocuments({ ...none, brochures }, 'en')).toMatchObject([
    { kind: 'Brochure 1', name: null, facts: 'at files.example' },
    { kind: 'Brochure 2', href: 'https://files.example/two' },
  ])
})

test('A plan that is a drawing is shown, not listed', () => {
  const plans = [drawing.path, '/pictures/lost.webp', 'https://files.example/plan.pdf']
  expect(projectDocuments({ ...none, plans, planPictures: [drawing] }, 'en')).toMatchObject([
    { kind: 'Plan', href: 'https://files.example/plan.pdf' },
  ])
})

test('A project without documents lists none', () => {
  expect(projectDocuments(none, 'fr')).toEqual([])
})
