import { expect, test } from 'vitest'
import { articleDraft, podcastDraft } from '#tests/helpers/factories.ts'
import { articleInputSchema } from './article.schema.ts'
import { podcastInputSchema } from './podcast.schema.ts'

const NINE = 'Two words'
const TEN = 'Two words.'

const saidAbout = (read: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  read.error?.issues.map(({ path, message }) => [path.join('.'), message])

test('An article’s text has ten characters at least', () => {
  expect(saidAbout(articleInputSchema.safeParse(articleDraft({ content: NINE })))).toEqual([['content', 'tooShort']])
  expect(articleInputSchema.parse(articleDraft({ content: TEN })).content).toBe(TEN)
})

test('An episode’s description has ten characters at least', () => {
  const read = podcastInputSchema.safeParse(podcastDraft({ description: NINE }))
  expect(saidAbout(read)).toEqual([['description', 'tooShort']])
  expect(podcastInputSchema.parse(podcastDraft({ description: TEN })).description).toBe(TEN)
})
