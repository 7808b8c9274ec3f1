import type { WordedText } from '../recommendation.public.ts'

export interface ModelSettings {
  /** Any OpenAI-compatible endpoint: 'https://api.example.com/v1'. */
  baseUrl: string
  apiKey: string | undefined
  model: string
  /** Calls an hour, retries included; beyond them our own texts stand. */
  callsPerHour: number
}

export interface LlmWording {
  word(job: object): AsyncGenerator<WordedText>
}

export function createLlmWording(_settings: ModelSettings, _log: object): LlmWording {
  return {
    async *word() {
      // Being rewritten.
    },
  }
}
