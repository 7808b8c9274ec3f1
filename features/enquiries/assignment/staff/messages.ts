import type { Locale } from '#common/locale.ts'
import type { RuleLine } from '../rule-fits.ts'

const enLines: Record<RuleLine, string> = {
  nest: 'Homes',
  experience: 'Relocation and concierge',
  mobility: 'Cars',
  media: 'Media',
  invest: 'Investments',
}
const enLanguages: Record<Locale, string> = { en: 'English', fr: 'French' }

/** 'Awa, Moussa and Fatou'. */
const listed = (names: readonly string[], and: string) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`

/** What a rule asks for, for the sentence that says it. */
export interface SaidRule {
  line: RuleLine | null
  locale: Locale | null
  place: string | null
  names: readonly string[]
}

const en = {
  rules: {
    open: 'Assignment rules',
    title: 'Who gets new leads',
    close: 'Close',
    lead: 'The rules are read from the top, and the first that fits decides. If none fits, a new lead has no owner. Before any rule: whoever writes about a home goes to its adviser.',
    empty: 'There is no rule: new leads have no owner until somebody takes them.',
    add: 'Add a rule',
    save: 'Save the rules',
    saving: 'Saving…',
    saved: 'Rules saved',
    unsaved: 'Not saved yet.',
    error: 'Error',
    stale: 'Somebody else changed the rules while you were writing. What you wrote is still here, but not saved.',
    theirs: 'Show theirs, drop mine',
    line: 'About',
    anyLine: 'Any subject',
    lines: enLines,
    locale: 'Writes in',
    anyLocale: 'Any language',
    languages: enLanguages,
    place: 'Home in',
    anyPlace: 'Anywhere',
    people: 'Who takes turns',
    away: (name: string) => `${name} (unavailable)`,
    up: 'Up',
    down: 'Down',
    drag: 'Drag',
    remove: 'Remove',
    about: (place: number) => ` (rule ${place})`,
    moved: (place: number, count: number) => `Now rule ${place} of ${count}.`,
    nobodyChosen: 'Choose at least one person.',
    dragHelp:
      'Press Space to lift a rule, the arrow keys to move it, Space to put it down, Escape to leave it where it was.',
  },
  say({ line, locale, place, names }: SaidRule): string {
    // A place is a home's: that it is about homes needs no second word.
    const matter = place ? `a home in ${place}` : line && enLines[line].toLowerCase()
    const what = matter ? `Whoever writes about ${matter}` : 'Whoever writes'
    const also = place && line && line !== 'nest' ? ` and about ${enLines[line].toLowerCase()}` : ''
    const how = locale ? `, in ${enLanguages[locale]}` : ''
    const middle = `${what}${also}${how}${also || how ? ',' : ''}`
    if (names.length === 0) return `${middle} goes to nobody yet.`
    const whom = names.length === 1 ? names[0] : `${listed(names, 'and')} in turn`
    return `${middle} goes to ${whom}.`
  },
}

const frLines: typeof enLines = {
  nest: 'Biens',
  experience: 'Installation et conciergerie',
  mobility: 'Voitures',
  media: 'Médias',
  invest: 'Investissements',
}
const frLanguages: typeof enLanguages = { en: 'Anglais', fr: 'Français' }
const frAbout: typeof enLines = {
  nest: 'd’un bien',
  experience: 'd’installation ou de conciergerie',
  mobility: 'd’une voiture',
  media: 'de médias',
  invest: 'd’un investissement',
}

const fr = {
  rules: {
    open: 'Règles d’attribution',
    title: 'À qui vont les nouveaux prospects',
    close: 'Fermer',
    lead: 'Les règles se lisent de haut en bas\u00a0: la première qui convient décide. Si aucune ne convient, le nouveau prospect reste sans responsable. Avant toute règle\u00a0: qui écrit au sujet d’un bien va au conseiller de ce bien.',
    empty:
      'Il n’y a pas de règle\u00a0: les nouveaux prospects restent sans responsable tant que personne ne les prend.',
    add: 'Ajouter une règle',
    save: 'Enregistrer les règles',
    saving: 'Enregistrement…',
    saved: 'Règles enregistrées',
    unsaved: 'Pas encore enregistrées.',
    error: 'Erreur',
    stale:
      'Quelqu’un d’autre a modifié les règles pendant que vous écriviez. Votre saisie est toujours là, mais n’est pas enregistrée.',
    theirs: 'Voir les siennes, abandonner les miennes',
    line: 'Au sujet de',
    anyLine: 'Tous les sujets',
    lines: frLines,
    locale: 'Écrit en',
    anyLocale: 'Toutes les langues',
    languages: frLanguages,
    place: 'Secteur du bien',
    anyPlace: 'Tous les secteurs',
    people: 'Qui s’en charge à tour de rôle',
    away: (name) => `${name} (indisponible)`,
    up: 'Monter',
    down: 'Descendre',
    drag: 'Faire glisser',
    remove: 'Retirer',
    about: (place) => ` (règle ${place})`,
    moved: (place, count) => `Règle ${place} sur ${count} à présent.`,
    nobodyChosen: 'Choisissez au moins une personne.',
    dragHelp:
      'Espace pour soulever une règle, les flèches pour la déplacer, Espace pour la poser, Échap pour la laisser où elle était.',
  },
  say({ line, locale, place, names }) {
    const matter = place ? `d’un bien, secteur ${place}` : line && frAbout[line]
    const what = matter ? `Toute personne qui nous écrit au sujet ${matter}` : 'Toute personne qui nous écrit'
    const also = place && line && line !== 'nest' ? `, et ${frAbout[line]}` : ''
    const how = locale ? `, en ${frLanguages[locale].toLowerCase()}` : ''
    const middle = `${what}${also}${how}${also || how ? ',' : ''}`
    if (names.length === 0) return `${middle} n’est encore confiée à personne.`
    return `${middle} est confiée à ${names.length === 1 ? names[0] : `${listed(names, 'et')}, à tour de rôle`}.`
  },
} satisfies typeof en

export const assignmentMessages = { en, fr }
