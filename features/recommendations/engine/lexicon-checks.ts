import type { Check } from './decision.ts'
import { type Phrase, phrases } from './lexicon-matcher.ts'

const NAMES: Record<Exclude<Check, 'accessibility'>, string> = {
  schools: `school, schooling, schoolrun, ecole, lycee, college, creche, nursery, kindergarten, maternelle, garderie, daycare,
    day care, groupe scolaire, jardin d enfant, university, universite, etablissement scolaire`,
  pets: `pet, pet friendly, dog, puppy, puppies, cat, kitten, animal, animaux, animaux de compagnie, animal de compagnie, chien,
    chienne, chiot, chaton`,
  quiet: `quiet, quietness, quietly, calm, calme, silence, silent, silencieux, silencieuse, tranquil, tranquille, tranquillite,
    peaceful, paisible, not noisy, not too noisy, not loud, pas bruyant, pas bruyante, pas trop bruyant, pas de bruit, peu bruyant,
    peu bruyante, non bruyant, no noise, without noise, sans bruit, less noise, moins de bruit, away from noise, away from the noise,
    far from noise, far from the noise, loin du bruit, a l abri du bruit, soundproof, insonorise, insonorisee, isolation phonique,
    pas de nuisances sonores, sans nuisances sonores`,
  walking: `on foot, by foot, walking distance, walkable, walkability, walk to, walk from, minute walk, min walk, minutes walk, short walk,
    a pied, marche a pied, a deux pas, a 2 pas, a quelques pas, a trois pas, steps from, steps away`,
  transport: `bus, buses, bus stop, brt, ter, train station, gare, public transport, public transportation, transport, transports en commun,
    transport en commun, metro, taxi, car rapide, cars rapides, tramway`,
  water: `water tank, water reserve, water supply, water storage, water cut, water outage, water shortage, water pressure, running water,
    borehole, well water, cuve, cuve a eau, citerne, citerne d eau, reservoir, reservoir d eau, reserve d eau, coupure d eau, eau courante,
    surpresseur, forage, puits, chateau d eau, bache a eau, no water cut, no water outage, no water shortage, without water cut,
    sans coupure d eau, pas de coupure d eau, penurie d eau, manque d eau`,
  health: `hospital, hopital, hopitaux, clinic, clinique, pharmacy, pharmacies, pharmacie, doctor, medecin, health centre, health center,
    medical centre, medical center, centre de sante, centre medical, dispensaire, healthcare, health care`,
}

/** These need a lift as well, where there are floors. */
const WHEELS = `wheelchair, wheel chair, fauteuil roulant, chaise roulante, pmr, step free, stepfree, mobilite reduite, reduced mobility,
  limited mobility, mobility, mobility issue, mobility problem, mobility impaired, impaired mobility, handicap, handicape, handicapee,
  handicapped, disabled, disability, disabilities, deambulateur, walker, walking frame, zimmer frame, walking stick, accessibility, accessibilite, rollator,
  cannot climb stairs, cant climb stairs, no stairs, without stairs, not many stairs, avoid stairs, sans escalier, sans escaliers,
  pas d escalier, pas d escaliers, eviter les escaliers, pas de marches, sans marches, no steps, without steps, bequilles, crutches`
const ONE_FLOOR =
  'plain pied, single storey, single story, one storey, bungalow, wheelchair ramp, ramp, rampe, rampe d acces'

/** Meant the same with a 'no' before them: nobody asks for noise. */
const NOISE = 'noise, noisy, bruit, bruyant, bruyante, loud music, nuisances sonores, tapage'

export const CHECK_PHRASES: Phrase[] = [
  ...Object.entries(NAMES).flatMap(([check, list]) => phrases(list, { check: check as Check })),
  ...phrases(NOISE, { check: 'quiet', isAlways: true }),
  ...phrases(WHEELS, { check: 'accessibility' }),
  ...phrases(ONE_FLOOR, { check: 'accessibility' }),
  ...phrases(
    'accessible',
    { check: 'accessibility' },
    { notAfter: 'prix easily facilement price plus', notBefore: 'by from en par depuis via a' },
  ),
  // An English 'chat' is a talk.
  ...phrases(
    'chat',
    { check: 'pets' },
    {
      after: 'un mon ma notre le du son nos deux trois quatre mes vos votre avec et ou ni de petit gros vieux des les',
    },
  ),
  ...phrases('train', { check: 'transport' }, { notAfter: 'i we to they he she who personal' }),
  ...phrases('kais mobility, en train de, pet peeve, college education, calm down, animal print', { nothing: true }),
]

export const CHECK_HINTS: Phrase[] = [
  ...phrases('scolaire, education', { check: 'schools' }),
  ...phrases('serene, serenity, serein, sereine, serenite, peace, tranquility, tranquillity, hush, hushed', {
    check: 'quiet',
  }),
  ...phrases('walk, walking, stroll, strolling', { check: 'walking' }),
  ...phrases('station, commute', { check: 'transport' }),
  ...phrases('health, sante, medical', { check: 'health' }),
  ...phrases('chat', { check: 'pets' }),
]
