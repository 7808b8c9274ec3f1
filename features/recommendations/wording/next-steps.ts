import { inLocale } from '#common/locale.ts'
import { RELOCATION_ID } from '#features/experience/relocation/relocation.form.ts'
import { findArea } from '#features/nest/places.ts'
import { INQUIRY_ID } from '#features/nest/property-link.ts'
import { shortlistPath } from '#features/nest/shortlist/shortlist-ids.ts'
import { RESULT_PATH, WIZARD_PATH } from '../answers.ts'
import type { Decision } from '../engine/decision.ts'
import type { ListedHome } from '../engine/home-facts.ts'
import type { Wish } from '../wishes/wish.ts'
import { isToInvest } from './investment-text.ts'
import type { AddressOf } from './relax-text.ts'
import type { Speech } from './speech.ts'

const MOST_STEPS = 5
const CATALOGUE_PATH = '/kais-nest'

interface Step {
  text: string
  path: string
}

/** What the catalogue can filter by of what was asked. */
function filterBy(params: URLSearchParams, { field, op, value }: Wish): void {
  const [low, high] = Array.isArray(value) ? value : [value, value]
  const isOne = op === 'oneOf' && Array.isArray(value) && value.length === 1
  if (field === 'price' && (op === 'atLeast' || op === 'between')) params.set('minPrice', String(low))
  if (field === 'price' && (op === 'atMost' || op === 'between')) params.set('maxPrice', String(high))
  if ((field === 'bedrooms' || field === 'bathrooms') && op === 'atLeast') params.set(field, String(value))
  if (field === 'kind' && isOne) params.set('kind', String(low))
  const area = field === 'place' && isOne ? findArea(String(low)) : undefined
  if (area) params.set('location', area.name)
}

function catalogueStep(decision: Decision, speech: Speech, hasFilters: boolean): Step {
  const { steps, deals: names } = speech.words.answer
  const { deals } = decision
  const params = new URLSearchParams()
  if (deals.length === 1 && deals[0]) params.set('type', deals[0])
  if (hasFilters) for (const wish of decision.asked.wishes) filterBy(params, wish)
  const homes = speech.either(deals.map((deal) => names[deal]))
  const path = params.size > 0 ? `${CATALOGUE_PATH}?${params}` : CATALOGUE_PATH
  return { text: (hasFilters ? steps.catalogue : steps.all)(homes), path }
}

function contactStep({ words }: Speech): Step {
  return { text: words.answer.steps.contact, path: '/contact?subject=home' }
}

function stepsWithHomes(decision: Decision, homes: readonly ListedHome[], first: ListedHome, speech: Speech): Step[] {
  const { steps } = speech.words.answer
  const { wishes } = decision.asked
  const isFamily = wishes.some(({ field, value }) => field === 'people' && Number(value) > 1)
  const isElsewhere = wishes.some(
    (wish) => isToInvest(wish) || (wish.field === 'goal' && wish.value.includes('vacation_home')),
  )
  const titleOf = ({ title, titleFr }: ListedHome) => inLocale(speech.locale, title, titleFr)
  const page = `/property/${first.id}`
  const visit = first.isVefa ? steps.plans : steps.visit
  const ask = first.type === 'short-stay' ? steps.dates : visit
  const bought = homes.find(({ type }) => type === 'buy')
  const isFamilyMoving = isFamily && first.type !== 'short-stay' && !isElsewhere
  return [
    { text: steps.open(titleOf(first)), path: page },
    homes.length > 1 && {
      text: steps.compare(homes.length),
      path: shortlistPath({ ids: homes.map(({ id }) => id), view: 'compare' }),
    },
    { text: ask(titleOf(first)), path: `${page}#${INQUIRY_ID}` },
    bought && { text: steps.costs(titleOf(bought)), path: `/buying-costs?price=${bought.price}` },
    isFamilyMoving && { text: steps.relocation, path: `/kais-experience#${RELOCATION_ID}` },
    catalogueStep(decision, speech, true),
    contactStep(speech),
  ].filter((step) => !!step)
}

/** Three to five things to do next, each where it is done on our site. */
export function nextSteps(
  decision: Decision,
  homes: readonly ListedHome[],
  speech: Speech,
  addressOf: AddressOf,
): Step[] {
  const [first] = homes
  if (first) return stepsWithHomes(decision, homes, first, speech).slice(0, MOST_STEPS)
  // The wizard reads its answers from the same address.
  const change = { text: speech.words.answer.steps.change, path: addressOf({}).replace(RESULT_PATH, WIZARD_PATH) }
  return [change, catalogueStep(decision, speech, false), contactStep(speech)]
}
