import { decide } from '#features/recommendations/engine/decide.ts'
import type { HomeFacts } from '#features/recommendations/engine/home-facts.ts'
import { compileWish } from '#features/recommendations/engine/judge-home.ts'
import { combine } from '#features/recommendations/wishes/combine.ts'
import { readSearch, searchPath } from '#features/recommendations/wishes/search.ts'
import type { Asked, Wish } from '#features/recommendations/wishes/wish.ts'
import { sayWish } from '#features/recommendations/wording/say-wish.ts'
import { speechOf } from '#features/recommendations/wording/speech.ts'
import { CATALOGUE, TODAY } from './catalogue.ts'
import type { Spoken, WordedAnswer } from './false-statements.ts'
import { isDwelling } from './recount.ts'
import { standingOf } from './truth.ts'

const GUESSED = ['lifestyle', 'work', 'transport', 'goal']

/** Offices and plots are only counted where somebody asks for one. */
function availableTo({ wishes }: Asked): readonly HomeFacts[] {
  const isGround = (kind: string) => kind === 'land' || kind === 'commercial'
  const asksForGround = wishes.some(
    ({ field, op, value }) => field === 'kind' && op === 'oneOf' && value.some(isGround),
  )
  return asksForGround ? CATALOGUE.homes : CATALOGUE.homes.filter(isDwelling)
}

/** Whether a home is nowhere said to break it. How near a place is, only the engine measures. */
function isKept(home: HomeFacts, wish: Wish): boolean {
  const standing = standingOf(home, wish)
  if (standing !== null) return standing !== 'broken'
  const grade = compileWish(wish, TODAY)(home)
  return grade < 0 || grade === 1
}

/** Every home against every condition, one by one. */
export function countHomes(asked: Asked): { available: number; offered: number; fitting: number } {
  const available = availableTo(asked)
  const conditions = asked.wishes.filter(({ isHard, field }) => isHard && !GUESSED.includes(field))
  const ofDeal = conditions.filter(({ field }) => field === 'deal')
  const offered = available.filter((home) => ofDeal.every((wish) => isKept(home, wish)))
  const fitting = offered.filter((home) => conditions.every((wish) => isKept(home, wish)))
  return { available: available.length, offered: offered.length, fitting: fitting.length }
}

const RESULT = /^\/ai-recommendations\/result\?/

/** In which order a list in an address names its parts says nothing. */
const inOrder = (path: string) =>
  [...new URLSearchParams(path.replace(RESULT, ''))]
    .map(([name, list]) => `${name}=${list.split(',').sort()}`)
    .join('&')

/** What an address of a result asks, read as its page reads it; null where it says anything that we do not know. */
function follow(path: string): Asked | null {
  const search = readSearch(new URLSearchParams(path.replace(RESULT, '')), undefined, CATALOGUE.ownAmenities)
  const isWhole = RESULT.test(path) && inOrder(searchPath(search)) === inOrder(path)
  return isWhole ? combine(search.preferences, search.reading, TODAY) : null
}

/** Follows every 'what to relax' as the visitor would, and counts what it brings. */
function falseRelaxations({ relaxations, counts, summary }: WordedAnswer, { decision }: Spoken): string[] {
  const { asked } = decision
  const relaxed = relaxations.flatMap(({ text, gains, path }) => {
    const then = follow(path)
    if (!then) return [`leads nowhere: ${text}`]
    const brings = countHomes(then).fitting - counts.fitting
    const shown = decide(then, CATALOGUE, TODAY).counts.fitting - counts.fitting
    return brings === gains && shown === gains && gains > 0 ? [] : [`brings ${brings} and shows ${shown}: ${text}`]
  })
  if (!/Changing a single answer|Changer une seule/.test(summary)) return relaxed
  const helps = asked.wishes.filter((wish) => {
    const wishes = asked.wishes.filter((other) => other !== wish)
    return wish.isHard && wish.field !== 'deal' && countHomes({ ...asked, wishes }).fitting > 0
  })
  return [...relaxed, ...helps.map(({ field }) => `to give up ${field} would be enough: ${summary}`)]
}

/** Whatever stands on a chip must be so in the answer that it leads to. */
export function misleadingChips(
  { wishes, understood, path }: WordedAnswer,
  { decision, locale, currency, rates }: Spoken,
): string[] {
  const speech = speechOf({ locale, currency, rates }, TODAY)
  const textsAt = (address: string) => follow(address)?.wishes.map((wish) => sayWish(wish, speech)) ?? null
  const withoutSaid = (texts: readonly string[]) =>
    texts.map((text) => text.replace(/ \((?:you wrote|vous avez écrit) .*\)$/, ''))
  const here = textsAt(path)
  const isHere = here?.toSorted().join('\n') === withoutSaid(understood).toSorted().join('\n')
  const isWeight = (text: string) => Object.values(speech.words.answer.chip).includes(text)
  return [
    ...(isHere ? [] : [`its address says ${here?.join(', ')}, understood was ${understood.join(', ')}`]),
    ...wishes.flatMap(({ text, removePath, changes, words }, at) => {
      const own = decision.asked.wishes[at]
      const isSaid = words === null || own === undefined || !('words' in own.from) || own.from.words === words
      const left = removePath === null ? [] : textsAt(removePath)
      const untrue = changes.filter((change) => {
        const then = textsAt(change.path)
        return !then || (!isWeight(change.text) && !then.includes(change.text))
      })
      return [
        ...(text === understood[at] && isSaid ? [] : [`a chip says what was not understood: ${text}`]),
        ...(left && !left.includes(text) ? [] : [`it cannot be taken back: ${text}`]),
        ...untrue.map((change) => `'${change.text}' is not what it leads to (from '${text}'): ${change.path}`),
      ]
    }),
  ]
}

/** What is not so in the counts of an answer, and in what it says would bring more. */
export function falseCounts(answer: WordedAnswer, spoken: Spoken): string[] {
  const { available, fitting } = countHomes(spoken.decision.asked)
  const { counts } = answer
  const isFit = ({ nearMiss }: { nearMiss: string | null }) => nearMiss === null
  return [
    ...(counts.available === available ? [] : [`${counts.available} homes are said to be there, ${available} are`]),
    ...(counts.fitting === fitting ? [] : [`${counts.fitting} homes are said to fit, ${fitting} do`]),
    ...(answer.recommendations.filter(isFit).length <= fitting ? [] : ['more are shown as fitting than fit']),
    ...falseRelaxations(answer, spoken),
  ]
}
