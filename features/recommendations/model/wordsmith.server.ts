import type { Locale } from '#common/locale.ts'
import type { Currency } from '#common/money.ts'
import type { Decision } from '../engine/decision.ts'
import type { ListedHome } from '../engine/home-facts.ts'
import type { RecommendationAnswer, WordedText } from '../recommendation.public.ts'

export interface ModelSettings {
  /** Any OpenAI-compatible endpoint: 'https://api.example.com/v1'. */
  baseUrl: string
  apiKey: string | undefined
  model: string
  /** Calls an hour, retries included; beyond them our own texts stand. */
  callsPerHour: number
}

interface Log {
  warn: (details: object, message: string) => void
  info: (details: object, message: string) => void
}

export interface WordingJob {
  decision: Decision
  listed: ReadonlyMap<number, ListedHome>
  /** Our own texts: what the model may say better, and what stays where it does not. */
  answer: Pick<RecommendationAnswer, 'recommendations' | 'summary'>
  locale: Locale
  currency: Currency
  signal: AbortSignal
}

/** Words what was decided; decides nothing. */
export interface Wordsmith {
  /** Yields each text as soon as it is whole and every fact in it has been found true. Never throws: what fails is left out. */
  word(job: WordingJob): AsyncGenerator<WordedText>
}

export function createWordsmith(_settings: ModelSettings, _log: Log): Wordsmith {
  return {
    async *word() {
      // Written by its owner.
    },
  }
}
