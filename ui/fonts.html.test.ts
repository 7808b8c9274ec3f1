import { expect, test } from 'vitest'
import { newVisitor } from '#tests/helpers/site.ts'

test('All four fonts together weigh at most 120 KB, and all are ours', async () => {
  const visitor = await newVisitor()
  const page = await visitor.open('/')
  const sheet = (await visitor.ask(String(page.find('link[rel=stylesheet]').getAttribute('href')))).body
  const named = [...sheet.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, url]) => String(url).replaceAll('"', ''))
  const fonts = [...new Set(named)]
  expect(fonts).toHaveLength(4)
  const answers = await Promise.all(fonts.map((url) => visitor.ask(url)))
  // An address of another house would not be answered here.
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect(answers.reduce((sum, { rawPayload }) => sum + rawPayload.length, 0)).toBeLessThanOrEqual(120 * 1024)
})
