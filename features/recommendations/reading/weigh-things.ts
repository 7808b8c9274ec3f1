import { turnOf } from './meanings.ts'
import type { Piece } from './pieces.ts'
import { beside, spokenOf, type TurnAt } from './spoken-of.ts'
import { isReason, type Thing } from './things.ts'

/** 'Two things I insist on, a quiet street and a generator'. */
const isAnnounced = ({ pieces, breaths, things, at }: TurnAt) =>
  !things.some((thing) => thing.at < at || thing.breath === breaths[at]) &&
  pieces.some(({ number }, index) => index < at && number !== null)

/** 'It is not indispensable', 'sans être obligatoire'. */
const isDenied = (pieces: readonly Piece[], at: number) =>
  pieces[at]?.gap === 0 &&
  (turnOf(pieces[at - 1]) === 'not' ||
    (pieces[at - 1]?.gap === 0 && pieces[at - 1]?.meaning === null && turnOf(pieces[at - 2]) === 'not'))

/** 'All three are non-negotiable'. */
const isAboutAll = ({ pieces, breaths, breath, at }: TurnAt) =>
  pieces.some(
    ({ word }, index) =>
      index < at && breath - (breaths[index] ?? 0) < 2 && /^(?:those|these|both|all|les|ces|tou|tout)$/.test(word),
  )

/** What is named after a colon, or all that was named before. */
function namedBy(turn: TurnAt, isHard: boolean): Thing[] {
  const { pieces, breaths, things, breath, at } = turn
  // 'Two things I insist on: fibre and a generator'.
  const hasColon = pieces.some((other, index) => index > at && other.isAfterColon && breaths[index] === breath + 1)
  const isLiked = (thing: Thing) =>
    pieces.some((other, index) => breaths[index] === thing.breath && turnOf(other) === 'soft')
  const follows = (thing: Thing) =>
    thing.breath === breath + 1 || (isHard && thing.breath > breath && thing.polarity === 'wanted' && !isLiked(thing))
  const named = hasColon || (isHard && isAnnounced(turn)) ? things.filter(follows) : []
  // 'Furnished, sea view, generator, all three non-negotiable'.
  const isOfAll = isHard && isAboutAll(turn) && !things.some((thing) => thing.breath === breath)
  return isOfAll ? [...named, ...things.filter((thing) => thing.at < at && thing.isHard === null)] : named
}

/** What a 'must' or an 'ideally' is said of. */
function weighedBy(turn: TurnAt, isHard: boolean): readonly Thing[] {
  const { pieces, breaths, breath, at } = turn
  const named = namedBy(turn, isHard)
  if (named.length > 0) return named
  // 'Near the sea, ideally with the view': that is said of the view.
  const isOfItsOwn =
    !isHard &&
    (pieces.filter((_, index) => index > at && breaths[index] === breath).length > 1 ||
      pieces.some((other, index) => index < at && breaths[index] === breath && other.isStrange))
  // 'A garden, even a small one, that is a must'.
  const spoken = spokenOf(turn, 'both', { reach: isHard ? 2 : 1 }).filter(
    (thing) => !isOfItsOwn || thing.breath === breath,
  )
  // 'Somewhere in Dakar with a sea view if our budget allows': the view.
  const isLiked = ({ asked }: Thing) => !['place', 'kind', 'deal'].includes(asked.field)
  // 'On préfère louer un an à Dakar': the renting.
  const [next] = spoken.filter((thing) => thing.at > at)
  if (!isHard && next?.asked.field === 'deal') return [next]
  const isBefore = ({ at: own }: Thing) => own < at
  const told = !isHard && spoken.every(isBefore) && spoken.some(isLiked) ? spoken.filter(isLiked) : spoken
  return beside(told, at).filter((one) => !isReason(pieces, at, one.at))
}

/** 'Two bathrooms, otherwise it is war': without them it will not do. */
const isOrElse = ({ pieces, breaths, things, breath, at }: TurnAt) =>
  /^(?:sinon|otherwise)$/.test(pieces[at]?.word ?? '') &&
  pieces.some((_, index) => index > at && breaths[index] === breath) &&
  !things.some((thing) => thing.at > at && thing.breath <= breath + 1)

export function weighThings(turn: TurnAt): void {
  const { pieces, at } = turn
  const isHard = turnOf(pieces[at]) === 'hard' || isOrElse(turn)
  const isMust = isHard && !isDenied(pieces, at)
  for (const thing of weighedBy(turn, isHard)) {
    if (thing.isHard === null) thing.isHard = isMust
    if (isMust) thing.isSoft = thing.isSoft && thing.asked.field !== 'pool'
  }
}
