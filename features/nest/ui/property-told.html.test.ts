import { expect, test } from 'vitest'
import type { PublicProperty } from '#features/nest/property.public.ts'
import { newVisitor, textOf } from '#tests/helpers/site.ts'

const visitor = await newVisitor()
const [villa] = (await visitor.ask('/api/properties?search=Villa+Teranga')).json<PublicProperty[]>()
const [english, french] = [
  await visitor.open(`/property/${villa?.id}`),
  await visitor.open(`/fr/property/${villa?.id}`),
]

const asRead = (text: string | null | undefined) => String(text).replaceAll(/\s+/g, ' ').trim()

test('The page of a home holds its whole description, in either language', () => {
  for (const [page, heading, description, first, last] of [
    [
      english,
      'About this home',
      villa?.description,
      /^Two storeys of stone, timber and glass/,
      /ask for the lease and the last electricity bills\.$/,
    ],
    [
      french,
      'À propos de ce bien',
      villa?.descriptionFr,
      /^Deux niveaux de pierre, de bois et de verre/,
      /demandez-nous le bail et les dernières factures d’électricité\.$/,
    ],
  ] as const) {
    const about = page.getByRole('region', { name: heading })
    const told = [...about.querySelectorAll('p')].map(textOf).join(' ')
    expect(told).toMatch(first)
    expect(told).toMatch(last)
    expect(told).toBe(asRead(description))
  }
})
