import type { Hit } from './lexicon-matcher.ts'
import { isTurn } from './lexicon-said.ts'
import type { Token } from './lexicon-tokens.ts'

/** Whether an 'or' is still to come in the same list, for each token: 'no pool, gym or garden' refuses all three. */
export function listsThatEndWithOr(tokens: readonly Token[], turns: ReadonlyMap<number, Hit>): Uint8Array {
  const found = new Uint8Array(tokens.length)
  let isAhead = false
  for (let at = tokens.length - 1; at >= 0; at--) {
    const hit = turns.get(at)
    if (isTurn(hit, 'or') || tokens[at]?.word === 'ni' || tokens[at]?.word === 'nor') isAhead = true
    else if (isTurn(hit, 'and', 'contrast', 'want', 'with', 'refuse', 'without')) isAhead = false
    found[at] = isAhead ? 1 : 0
    if (tokens[at]?.before === 'stop') isAhead = false
  }
  return found
}
