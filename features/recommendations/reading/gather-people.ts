import type { Wish } from '../wishes/wish.ts'
import type { Said } from './reading.ts'

/** 'My wife and I and our three children' are five; children alone come with somebody. */
function grownUps(said: readonly Said<'people'>[], household: Wish | null): number {
  // 'A couple and the mother-in-law'.
  if (household && said.some(({ isBeside }) => isBeside) && said.every(({ isBeside, isYoung }) => isBeside || isYoung))
    return Number(household.value)
  if (!said.every(({ isYoung, isCounted }) => isYoung && !isCounted)) return 0
  return household ? Number(household.value) : 1
}

export function sumPeople(all: readonly Said<'people'>[], household: Wish | null): Wish | null {
  // 'My son marries a girl from Saint-Louis. We are six adults and two children': those who are counted.
  const counted = all.findLast(({ isCounted }) => isCounted)
  const said = counted ? all.filter(({ sentence }) => sentence === counted.sentence) : all
  const [first] = said
  if (!first) return null
  // 'Two couples, four adults': the same people.
  const couples = said.find(({ couples: count }) => count !== undefined)
  if (couples && said.some((one) => one !== couples && !one.isYoung && one.people === couples.people))
    return sumPeople(
      said.filter((one) => one !== couples),
      household,
    )
  // 'Six of us, two couples and two teenagers': the whole is said, and its parts.
  const wholes = said.filter(({ isWhole }) => isWhole)
  const value =
    wholes.length > 0
      ? Math.max(...wholes.map(({ people }) => people))
      : said.reduce((total, { people }) => total + people, 0) + grownUps(said, household)
  return {
    field: 'people',
    op: 'atLeast',
    value,
    isHard: false,
    from: { words: said.map(({ words }) => words).join(', ') },
  }
}

/** Of a stay, guests; of a home to live in, a household. */
export function asCrowd(people: Wish | null, isStay: boolean): Wish | null {
  if (!people) return null
  return isStay ? ({ ...people, field: 'guests', isHard: true } as Wish) : ({ ...people, isHard: false } as Wish)
}
