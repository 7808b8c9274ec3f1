import type { Locale } from '#common/locale.ts'
import type { Check } from '../engine/decision.ts'
import type { ListedHome } from '../engine/home-facts.ts'
import type { Recommendation } from '../recommendation.public.ts'
import type { Speech } from './speech.ts'

const MOST_QUOTES = 2
const LONGEST_QUOTE = 240

/** Words by which a listing speaks of each. What it says about it is not ours to judge: the sentence is shown whole. */
const NAMED_BY: Record<Check, Record<Locale, RegExp>> = {
  schools: {
    en: /\b(?:schools?|nurser(?:y|ies)|kindergartens?|universit(?:y|ies)|campus)\b/i,
    fr: /(?<!\p{L})(?:écoles?|lycées?|collèges?|crèches?|maternelles?|universités?|campus)(?!\p{L})/iu,
  },
  pets: {
    en: /\b(?:pets?|dogs?|cats?|animals?)\b/i,
    fr: /(?<!\p{L})(?:chiens?|chats?|animal|animaux)(?!\p{L})/iu,
  },
  quiet: {
    en: /\b(?:quiet(?:er|ly)?|calm|silent|silence|nois[ey]\w*|peaceful|traffic)\b/i,
    fr: /(?<!\p{L})(?:calmes?|silenc\p{L}+|tranquilles?|bruit\p{L}*|circulation|trafic)(?!\p{L})/iu,
  },
  accessibility: {
    en: /\b(?:wheelchairs?|step-free|steps?|stairs?|staircases?|ramps?|lifts?|one level)\b/i,
    fr: /(?<!\p{L})(?:fauteuils? roulants?|marches?|escaliers?|rampes?|ascenseurs?|plain-pied|un seul niveau)(?!\p{L})/iu,
  },
  walking: {
    en: /\b(?:on foot|walk(?:s|ing)?|footpaths?)\b/i,
    fr: /(?<!\p{L})(?:à pied|marchant|piéton\p{L}*)(?!\p{L})/iu,
  },
  transport: {
    en: /\b(?:[Bb]us(?:es)?|BRT|TER|[Tt]rains?|[Ss]tations?|[Ff]err(?:y|ies))\b/,
    fr: /(?<!\p{L})(?:[Bb]us|BRT|TER|[Tt]rains?|[Gg]ares?|[Ss]tations?|[Cc]haloupes?)(?!\p{L})/u,
  },
  water: {
    en: /\b(?:tanks?|boreholes?|water supply|water cuts?|cisterns?)\b/i,
    fr: /(?<!\p{L})(?:cuves?|forages?|citernes?|réservoirs?|coupures? d’eau)(?!\p{L})/iu,
  },
  health: {
    en: /\b(?:hospitals?|clinics?|pharmac(?:y|ies)|doctors?)\b/i,
    fr: /(?<!\p{L})(?:hôpital|hôpitaux|cliniques?|pharmacies?|médecins?)(?!\p{L})/iu,
  },
}

/** Whole sentences; one that is too long to quote is taken by its parts between semicolons. */
function sentencesOf(description: string): string[] {
  return description
    .split(/(?<=[.!?…])\s+|\n+/u)
    .flatMap((sentence) => (sentence.length > LONGEST_QUOTE ? sentence.split(/(?<=;)\s+/u) : [sentence]))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && sentence.length <= LONGEST_QUOTE)
}

/** What the listing itself says, in the reader's language, about wishes that we cannot vouch for. */
export function quotesFrom(
  { description, descriptionFr }: ListedHome,
  checks: readonly Check[],
  { locale, words }: Speech,
): Recommendation['quotes'] {
  const text = locale === 'fr' ? descriptionFr : description
  if (!text || checks.length === 0) return []
  const sentences = sentencesOf(text)
  const quotes = checks.flatMap((check) =>
    sentences
      .filter((sentence) => NAMED_BY[check][locale].test(sentence))
      .slice(0, 1)
      .map((sentence) => ({ about: words.answer.checks[check], text: sentence })),
  )
  return quotes.slice(0, MOST_QUOTES)
}
