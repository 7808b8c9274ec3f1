import type { Locale } from '#common/locale.ts'
import { isRecord } from '#common/own-entry.ts'
import type { Answers } from '../answers.ts'
import type { RecommendationAnswer, WordedText } from '../recommendation.public.ts'
import { postAnswers } from './ask-recommendations.ts'

function isWordedText(value: unknown): value is WordedText {
  if (!isRecord(value)) return false
  return typeof value.propertyId === 'number'
    ? typeof value.personalizedDescription === 'string'
    : typeof value.summary === 'string'
}

function textIn(line: string): WordedText | null {
  try {
    const value: unknown = JSON.parse(line)
    return isWordedText(value) ? value : null
  } catch {
    return null
  }
}

/** One JSON text a line, whatever pieces the network cuts them into. A line that is none is passed over. */
export async function readWordedTexts(
  body: ReadableStream<Uint8Array>,
  onText: (text: WordedText) => void,
): Promise<void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    rest += decoder.decode(value, { stream: !done })
    const lines = rest.split('\n')
    rest = done ? '' : (lines.pop() ?? '')
    for (const line of lines) {
      const text = textIn(line)
      if (text) onText(text)
    }
    if (done) return
  }
}

interface Options {
  answers: Answers
  locale: Locale
  signal: AbortSignal
  onText: (text: WordedText) => void
}

/** Better words for a result that already stands there. Whatever goes wrong, ours are complete: nobody need hear of it. */
export async function streamWording({ answers, locale, signal, onText }: Options): Promise<void> {
  try {
    const response = await postAnswers('/api/property-recommendations/wording', answers, locale, signal)
    if (response.ok && response.body) await readWordedTexts(response.body, onText)
  } catch {
    // Left, offline, or cut short: what has come so far stays.
  }
}

export function withText(answer: RecommendationAnswer, text: WordedText): RecommendationAnswer {
  if ('summary' in text) return { ...answer, summary: text.summary }
  const { propertyId, personalizedDescription } = text
  return {
    ...answer,
    recommendations: answer.recommendations.map((home) =>
      home.propertyId === propertyId ? { ...home, personalizedDescription } : home,
    ),
  }
}
