import { inLocale } from '#common/locale.ts'
import { RELOCATION_ID } from '#features/experience/relocation/relocation.form.ts'
import { INQUIRY_ID } from '#features/nest/property-link.ts'
import { shortlistPath } from '#features/nest/shortlist/shortlist-ids.ts'
import { WIZARD_PATH } from '../answers.ts'
import type { Decision } from '../engine/decision.ts'
import type { ListedHome } from '../engine/home-facts.ts'
import { INVESTMENT_GOALS } from '../preferences.ts'
import { answersOf } from './answers-of.ts'
import type { Speech } from './speech.ts'

const MOST_STEPS = 5
const CATALOGUE_PATH = '/kais-nest'

interface Step {
  text: string
  path: string
}

function catalogueStep({ preferences, reading }: Decision, speech: Speech, hasFilters: boolean): Step {
  const { steps, deals } = speech.words.answer
  const params = new URLSearchParams()
  const set = (name: string, value: string | number | null | undefined) => {
    if (value) params.set(name, String(value))
  }
  if (reading.deals.length === 1) set('type', reading.deals[0])
  if (hasFilters) {
    set('location', reading.places.length === 1 ? reading.places[0] : null)
    set('kind', preferences.kind)
    set('minPrice', preferences.minBudget)
    set('maxPrice', preferences.maxBudget)
    set('bedrooms', reading.bedrooms)
    set('bathrooms', preferences.bathrooms)
  }
  const homes = speech.either(reading.deals.map((deal) => deals[deal]))
  const path = params.size > 0 ? `${CATALOGUE_PATH}?${params}` : CATALOGUE_PATH
  return { text: (hasFilters ? steps.catalogue : steps.all)(homes), path }
}

function contactStep({ words }: Speech): Step {
  return { text: words.answer.steps.contact, path: '/contact?subject=home' }
}

function stepsWithHomes(decision: Decision, homes: readonly ListedHome[], first: ListedHome, speech: Speech): Step[] {
  const { steps } = speech.words.answer
  const { goal, familySize } = decision.preferences
  const titleOf = ({ title, titleFr }: ListedHome) => inLocale(speech.locale, title, titleFr)
  const page = `/property/${first.id}`
  const visit = first.isVefa ? steps.plans : steps.visit
  const ask = first.type === 'short-stay' ? steps.dates : visit
  const bought = homes.find(({ type }) => type === 'buy')
  const isFamilyMoving = (familySize ?? 0) > 1 && first.type !== 'short-stay' && goal !== 'vacation_home'
  return [
    { text: steps.open(titleOf(first)), path: page },
    homes.length > 1 && {
      text: steps.compare(homes.length),
      path: shortlistPath({ ids: homes.map(({ id }) => id), view: 'compare' }),
    },
    { text: ask(titleOf(first)), path: `${page}#${INQUIRY_ID}` },
    bought && { text: steps.costs(titleOf(bought)), path: `/buying-costs?price=${bought.price}` },
    isFamilyMoving &&
      !(goal && INVESTMENT_GOALS.includes(goal)) && {
        text: steps.relocation,
        path: `/kais-experience#${RELOCATION_ID}`,
      },
    catalogueStep(decision, speech, true),
    contactStep(speech),
  ].filter((step) => !!step)
}

function stepsWithoutHomes(decision: Decision, speech: Speech): Step[] {
  const answers = Object.entries(answersOf(decision.preferences)).filter(([, answer]) => answer !== '')
  const change = { text: speech.words.answer.steps.change, path: `${WIZARD_PATH}?${new URLSearchParams(answers)}` }
  return [change, catalogueStep(decision, speech, false), contactStep(speech)]
}

/** Three to five things to do next, each where it is done on our site. */
export function nextSteps(decision: Decision, homes: readonly ListedHome[], speech: Speech): Step[] {
  const [first] = homes
  const steps = first ? stepsWithHomes(decision, homes, first, speech) : stepsWithoutHomes(decision, speech)
  return steps.slice(0, MOST_STEPS)
}
