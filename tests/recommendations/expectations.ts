import type { Decision } from '#features/recommendations/engine/decision.ts'
import type { WordedAnswer } from './false-statements.ts'
import { investmentOf } from './known-figures.ts'
import { askedPlaces } from './shortfalls.ts'
import type { Story } from './story.ts'

const lacking = (wanted: readonly string[] = [], found: readonly string[]) =>
  wanted.filter((name) => !found.includes(name))

const plainly = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** What a person reads in the words and the engine did not. */
function misread({ deal, means, expects }: Story, { reading }: Decision): string[] {
  const deals =
    reading.deals.length === 1 && reading.deals[0] === deal ? [] : [`${reading.deals} was read, not ${deal}`]
  return [
    ...deals,
    ...lacking(reading.wanted, means?.wishes ?? []).map((name) => `the wish ${name} was never made`),
    ...lacking(reading.refused, means?.refuses ?? []).map((name) => `${name} was never refused`),
    ...lacking(reading.refusedPlaces, means?.refusesPlaces ?? []).map((name) => `${name} was never refused`),
    ...lacking(means?.wishes, reading.wanted).map((name) => `the wish ${name} was not read`),
    ...lacking(means?.refuses, reading.refused).map((name) => `the refusal of ${name} was not read`),
    ...lacking(means?.places, reading.places).map((name) => `${name} was not read`),
    ...lacking(means?.refusesPlaces, reading.refusedPlaces).map((name) => `the refusal of ${name} was not read`),
    ...lacking(expects?.checks, reading.checks).map((name) => `${name} is not to be checked`),
    ...(means?.bedrooms && reading.bedrooms !== means.bedrooms ? ['the bedrooms were not read'] : []),
    ...(means?.area && reading.minArea !== means.area ? ['the area was not read'] : []),
  ]
}

function yieldFaults(story: Story, { chosen }: Decision, answer: WordedAnswer): string[] {
  const { expects, wants } = story
  const insights = new Map(answer.recommendations.map((said) => [said.propertyId, said.investmentInsights]))
  const isInvestor = ['investment_rental', 'flipping', 'portfolio'].includes(wants.goal ?? '')
  if (!isInvestor) return [...insights.values()].some(Boolean) ? ['investment insights for nobody who invests'] : []
  if (!expects?.yields) return []
  const places = askedPlaces(story)
  const there = chosen.filter(({ home }) => places.includes(home.location))
  const stated = there.filter(
    (scored) => investmentOf(scored)?.grossYield != null && insights.get(scored.home.id)?.includes('%'),
  )
  if (expects.yields === 'some') return stated.length > 0 ? [] : ['no yield is stated']
  return stated.length > 0 ? ['a yield is stated without enough homes to let'] : []
}

/** What the adviser expected of an answer besides its homes, and did not find. */
export function unmetExpectations(story: Story, decision: Decision, answer: WordedAnswer): string[] {
  const { expects } = story
  const toCheck = plainly(answer.toCheck.join('\n'))
  const offered = decision.relaxations.map(({ limit }) => limit)
  const isRelaxed = !expects?.relax || offered.some((limit) => expects.relax?.includes(limit))
  return [
    ...misread(story, decision),
    ...(expects?.unknown ?? [])
      .filter((words) => !toCheck.includes(plainly(words)))
      .map((words) => `'${words}' is not to be checked`),
    ...(expects?.checks && answer.toCheck.length < expects.checks.length ? ['too little is to be checked'] : []),
    ...(expects?.isEmpty && decision.chosen.length > 0 ? ['homes are shown where none fits'] : []),
    ...(isRelaxed
      ? []
      : [`${expects?.relax?.join(' or ')} is not offered to relax, but ${offered.join(', ') || 'nothing'}`]),
    ...yieldFaults(story, decision, answer),
  ]
}
