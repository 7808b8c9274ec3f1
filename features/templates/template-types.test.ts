import { expect, test } from 'vitest'
import { templateInputSchema } from './template.schema.ts'

const problems = (type: string, subject: string | null = 'News of the house') =>
  templateInputSchema
    .safeParse({ type, name: 'A welcome', subject, body: 'Welcome to the house.' })
    .error?.issues.map(({ path, message }) => `${path}: ${message}`) ?? []

test('A template is an article, an e-mail, a post or a newsletter, and nothing else', () => {
  for (const type of ['article', 'email', 'social', 'newsletter']) expect([type, problems(type)]).toEqual([type, []])
  for (const type of ['sms', 'letter', '']) expect([type, problems(type)]).toEqual([type, ['type: chooseOne']])
  for (const type of ['email', 'newsletter']) expect(problems(type, null)).toEqual(['subject: required'])
})
