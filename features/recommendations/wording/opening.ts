import type { Aspect, Finding, ScoredHome } from '../engine/decision.ts'
import type { HomeFacts } from '../engine/home-facts.ts'
import { metWishes } from './home-parts.ts'
import { aspectOf } from './reasons.ts'
import type { Speech } from './speech.ts'

/** The weightiest findings that a description may begin with. */
const MOST_OPENINGS = 3

function roomsOf({ bedrooms, bathrooms, kind }: HomeFacts, { nest, words }: Speech): string | null {
  if (bedrooms === 0) return null
  return bathrooms === 0
    ? nest.bedrooms(bedrooms)
    : words.home.rooms(nest.bedrooms(bedrooms), nest.bathrooms(bathrooms, kind))
}

function sizeOf(home: HomeFacts, speech: Speech): string {
  const rooms = roomsOf(home, speech)
  const area = speech.nest.area(home.area)
  return rooms ? speech.words.home.roomsOn(rooms, area) : area
}

/** 'this villa in Almadies' */
function homeSomewhere({ kind, location }: HomeFacts, { words }: Speech): string {
  return `${words.home.kinds[kind].this} ${words.home.inPlace(location)}`
}

/** Ways to begin with a finding: none where it says nothing for the home. */
function openingsOf(finding: Finding, scored: ScoredHome, speech: Speech): string[] {
  const { home } = scored
  const { openings, kinds, inPlace } = speech.words.home
  const size = sizeOf(home, speech)
  const somewhere = homeSomewhere(home, speech)
  const [kind, where] = [kinds[home.kind], inPlace(home.location)]
  switch (finding.aspect) {
    case 'place': {
      if (finding.offered === finding.nearest) return openings.place.map((say) => say(kind.this, where, size))
      const distance = speech.distance(finding.kilometres, finding.nearest)
      return openings.neighbour.map((say) => say(kind.this, where, distance, size))
    }
    case 'wishes': {
      // What is not built yet has no pool: it is told as planned, further down.
      const met = home.isVefa ? null : metWishes(scored, speech)
      return met ? openings.wishes.map((say) => say(somewhere, met, size)) : []
    }
    case 'kind':
      return finding.relation === 'same' ? openings.kind.map((say) => say(kind.a, where, size)) : []
    case 'bedrooms': {
      const [bedrooms, area] = [speech.nest.bedrooms(finding.offered), speech.nest.area(home.area)]
      if (finding.offered < finding.asked) return []
      return finding.offered > finding.asked
        ? openings.moreBedrooms.map((say) => say(bedrooms, finding.asked, somewhere, area))
        : openings.bedrooms.map((say) => say(bedrooms, somewhere, area))
    }
    case 'family':
      if (finding.people < 2 || finding.bedrooms < finding.needed) return []
      return openings.family.map((say) => say(speech.people(finding.people), somewhere, size))
    default:
      return []
  }
}

interface Begun {
  text: string
  /** What it began with, so that it is not said twice. */
  with: Aspect | null
}

/** By the weightiest findings; which of them is the home's own number, so that neighbours on a page begin differently. */
export function begin(scored: ScoredHome, speech: Speech): Begun {
  const { home, lines, miss } = scored
  const missed = aspectOf(miss)
  const ways = lines
    .filter(({ earned, finding }) => earned > 0 && finding.aspect !== missed)
    .map(({ finding }) => ({ aspect: finding.aspect, texts: openingsOf(finding, scored, speech) }))
    .filter(({ texts }) => texts.length > 0)
    .slice(0, MOST_OPENINGS)
  const way = ways[home.id % ways.length]
  const text = way?.texts[Math.floor(home.id / ways.length) % way.texts.length]
  if (way && text) return { text, with: way.aspect }
  return { text: speech.words.home.openings.plain(homeSomewhere(home, speech), sizeOf(home, speech)), with: null }
}
