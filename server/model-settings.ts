import type { ModelSettings } from '#features/recommendations/model/wordsmith.server.ts'
import type { Env } from './env.ts'

/** Null: no model, which is the default. */
export function modelSettings({ AI_BASE_URL, AI_API_KEY, AI_MODEL, AI_CALLS_PER_HOUR }: Env): ModelSettings | null {
  if (!AI_BASE_URL || !AI_MODEL) return null
  return { baseUrl: AI_BASE_URL, apiKey: AI_API_KEY, model: AI_MODEL, callsPerHour: AI_CALLS_PER_HOUR }
}
