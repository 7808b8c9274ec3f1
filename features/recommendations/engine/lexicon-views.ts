import { SEA_VIEW_WORDS, SEEN_FROM_HOME, VIEW_WORDS } from './lexicon-amenities.ts'
import type { Hit } from './lexicon-matcher.ts'
import type { Token } from './lexicon-tokens.ts'

/** 'A wide view from the terrace over the sea'. */
const FARTHEST = 6
/** What is seen does not lie beyond these. */
const ENDS = new Set(
  'with avec near pres proche close but mais not no pas sans without for pour in dans en home homes house villa'.split(
    ' ',
  ),
)
const JOINING = new Set('et and ou or a la le l les the sur of over on de d du both city ville'.split(' '))

/** Views of the sea or the city that are described rather than named. 'Vue sur la ville et la mer' has both. */
export function findViews(tokens: readonly Token[]): Hit[] {
  const views: Hit[] = []
  let at = 0
  while (at < tokens.length) {
    const stem = tokens[at]?.stem ?? ''
    const isView = VIEW_WORDS.has(stem) || SEA_VIEW_WORDS.has(stem)
    at = Math.max(isView ? seenFrom(tokens, at, views) : at, at + 1)
  }
  return views
}

/** Only the word for the view is the hit, for there may be more between it and the sea: 'a view from the terrace'. */
function seenFrom(tokens: readonly Token[], at: number, views: Hit[]): number {
  const isSeaOnly = SEA_VIEW_WORDS.has(tokens[at]?.stem ?? '')
  let from = at
  for (let ahead = at + 1; ahead < tokens.length && ahead <= from + FARTHEST; ahead++) {
    const token = tokens[ahead]
    if (token?.before !== 'none' || ENDS.has(token.word)) break
    const amenity = SEEN_FROM_HOME.get(token.stem)
    if (amenity && !(isSeaOnly && amenity === 'City View')) {
      if (from > at) views.push({ from, to: ahead + 1, meaning: { amenity } })
      else
        views.push(
          { from: at, to: at + 1, meaning: { amenity } },
          { from: ahead, to: ahead + 1, meaning: { nothing: true } },
        )
      from = ahead + 1
    } else if (from > at && !JOINING.has(token.word)) break
  }
  return from
}
