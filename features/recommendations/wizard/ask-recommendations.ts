import type { ErrorBody } from '#common/errors.ts'
import type { Locale } from '#common/locale.ts'
import { type Answers, toRequest } from '../answers.ts'
import type { RecommendationAnswer } from '../recommendation.public.ts'

export type Outcome =
  | { kind: 'found'; answer: RecommendationAnswer }
  /** `message` is the server's, in the reader's language; none where nobody answered. */
  | { kind: 'failed'; message: string | undefined; fields: Record<string, string>; isOffline?: boolean }

const PATIENCE_MS = 30_000

interface Options {
  wishes: string
  locale: Locale
  leaving: AbortSignal
}

export async function askRecommendations(answers: Answers, { wishes, locale, leaving }: Options): Promise<Outcome> {
  try {
    const response = await fetch('/api/property-recommendations', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Language': locale },
      body: JSON.stringify(toRequest(answers, wishes)),
      signal: AbortSignal.any([leaving, AbortSignal.timeout(PATIENCE_MS)]),
    })
    if (response.ok) return { kind: 'found', answer: await response.json() }
    const refusal: Partial<ErrorBody> | null = await response.json().catch(() => null)
    return { kind: 'failed', message: refusal?.message, fields: refusal?.fields ?? {} }
  } catch {
    return { kind: 'failed', message: undefined, fields: {}, isOffline: !navigator.onLine }
  }
}
