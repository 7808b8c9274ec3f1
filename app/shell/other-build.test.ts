import { expect, test } from 'vitest'
import { pageOfData } from './other-build.ts'

test.for([
  ['https://kais.example/_root.data', '/'],
  ['https://kais.example/fr.data', '/fr'],
  ['https://kais.example/property/28.data', '/property/28'],
  ['https://kais.example/kais-nest.data?beds=3&_routes=root%2Cnest', '/kais-nest?beds=3'],
  ['https://kais.example/kais-nest.data?q=vue+mer+%26+jardin', '/kais-nest?q=vue+mer+%26+jardin'],
] as const)('The data at %s is of the page %s', ([data, page]) => {
  expect(pageOfData(data)).toBe(page)
})
