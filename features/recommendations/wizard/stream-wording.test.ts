import { expect, test } from 'vitest'
import type { RecommendationAnswer, WordedText } from '../recommendation.public.ts'
import { readWordedTexts, withText } from './stream-wording.ts'

const home = (propertyId: number) => ({
  propertyId,
  matchScore: 90,
  personalizedDescription: 'Ours.',
  reasons: [],
  nearMiss: null,
  lacks: [],
  points: [],
  quotes: [],
})
const ANSWER: RecommendationAnswer = {
  recommendations: [home(3), home(4)],
  summary: 'Ours.',
  marketInsights: '',
  nextSteps: [],
  nextStepPaths: [],
  homes: [],
  understood: [],
  toCheck: [],
  relaxations: [],
  counts: { available: 2, fitting: 2, near: 0 },
  hasWording: true,
}

/** Cut after every few bytes, in the middle of letters too. */
async function readInPieces(text: string, size: number): Promise<WordedText[]> {
  const bytes = new TextEncoder().encode(text)
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.slice(at * size, (at + 1) * size),
  )
  const texts: WordedText[] = []
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (const piece of pieces) stream.enqueue(piece)
      stream.close()
    },
  })
  await readWordedTexts(body, (worded) => texts.push(worded))
  return texts
}

test.each([1, 7, 1_000])('Texts are read whole when they arrive in pieces of %d bytes', async (size) => {
  const lines = ['{"summary":"Trois biens à Ngor 🌊"}', '{"propertyId":4,"personalizedDescription":"Élégante."}']
  expect(await readInPieces(lines.join('\n'), size)).toEqual(lines.map((line) => JSON.parse(line)))
})

test('A line that is no text of ours is passed over', async () => {
  const lines = [
    'not json',
    'null',
    '{"propertyId":"4","summary":4}',
    '{"propertyId":4}',
    '',
    '{"summary":"Fine."}',
    '{"su',
  ]
  expect(await readInPieces(lines.join('\n'), 5)).toEqual([{ summary: 'Fine.' }])
})

test('A text takes the place of ours, and one for a home that is not shown changes nothing', () => {
  const worded = withText(withText(ANSWER, { summary: 'Better.' }), {
    propertyId: 4,
    personalizedDescription: 'Better.',
  })
  expect(worded.summary).toBe('Better.')
  expect(worded.recommendations.map((shown) => shown.personalizedDescription)).toEqual(['Ours.', 'Better.'])
  expect(withText(ANSWER, { propertyId: 9, personalizedDescription: 'Foreign.' })).toEqual(ANSWER)
})
