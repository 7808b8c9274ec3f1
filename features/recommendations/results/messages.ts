const en = {
  title: {
    /** Only what fits is for somebody; what comes near is counted apart. */
    fits: (fitting: number, near: number) => {
      if (near === 0) return fitting === 1 ? 'One home for you' : `${fitting} homes for you`
      return `${fitting} ${fitting === 1 ? 'home' : 'homes'} for you, ${near} that ${near === 1 ? 'comes' : 'come'} near`
    },
    near: (near: number) => `No home fits all of this; ${near === 1 ? 'one comes' : `${near} come`} near`,
    none: 'No home on our list fits all of this',
  },
  near: {
    title: (near: number): string => (near === 1 ? 'This one comes near' : 'These come near'),
    text: (near: number): string =>
      near === 1
        ? 'It does not stay within all your limits, and says what it misses.'
        : 'None stays within all your limits. Each says what it misses.',
  },

  percent: (score: number) => `${score}%`,
  match: 'match',
  checks: (open: number) => `On what the listing states: ${open === 1 ? '1 thing' : `${open} things`} to check`,
  nearMiss: 'Near miss:',
  reasons: 'Why it is here',
  lacks: 'What it lacks',
  investment: 'As an investment',
  listingSays: 'The listing says',
  view: 'View Details',
  onPaper: (link: string) => `On the site: ${link}`,
  points: {
    summary: (score: number) => `Where the ${score} points come from`,
    caption: (title: string) => `Points of ${title}`,
    subject: 'Subject',
    points: 'Points',
    earned: (earned: number, of: number) => `${earned} of ${of}`,
    together: 'Total',
  },

  market: 'What our list says',
  steps: 'What to do next',
  relax: {
    title: 'What would open more doors',
    lead: 'Change one answer',
    person: 'Ask a person',
    text: 'Each line changes one answer and leaves the others alone.',
    none: 'Tell us what you are looking for: not everything we know of is on the list.',
    contact: 'Write to us',
    all: 'See all homes',
  },
  reading: {
    title: 'How we read it',
    asked: 'What was asked',
    budget: 'Budget',
    understood: 'How we read your words',
    understoodAnswers: 'How we read your answers',
    unread: (entry: string) => `“${entry}” is no amount in francs that we can read: it counts as no limit.`,
    toCheck: 'We will check this with you',
  },
  adviser: {
    title: 'Send this to an adviser',
    text: 'Your answers and these homes go along, so nobody asks you twice. Nothing is sent before you press the button.',
    textAlone: 'Your answers go along, so nobody asks you twice. Nothing is sent before you press the button.',
    open: 'Write to an adviser',
    close: 'Close the form',
    loading: 'The form is on its way.',
  },

  actions: {
    label: 'This result',
    save: 'Save',
    isSaved: 'Saved',
    saved: 'Saved in this browser. You will find it under the questions, on the recommendations page.',
    unsaved: 'No longer saved.',
    notSaved: 'This browser cannot save it. Send the link to yourself instead.',
    print: 'Print or PDF',
    share: 'Share',
    shareTitle: 'Share this result',
    shareText: (name: string) => `Homes at Kais: ${name}`,
    shareNote: 'The link carries the answers, your own words included: whoever has it can read them.',
  },

  kept: {
    title: 'Saved results',
    text: (most: number) => `In this browser only, ${most} at most. Each is worked out afresh when you open it.`,
    on: (day: string) => `Saved on ${day}`,
    bedrooms: (count: number, isMost: boolean) =>
      isMost ? `${count} or more bedrooms` : count === 1 ? '1 bedroom' : `${count} bedrooms`,
    remove: 'Remove',
    removed: (name: string) => `${name}: removed.`,
  },

  /** 'Villa, Almadies, up to 300 000 000 FCFA' */
  name: {
    between: (min: string, max: string) => `${min} to ${max}`,
    upTo: (max: string) => `up to ${max}`,
    from: (min: string) => `from ${min}`,
  },

  page: {
    metaTitle: (name: string) => `Homes for: ${name}`,
    description: 'Homes on our list compared with a few answers, with the reason for every point of the score.',
    newSearch: 'New Search',
    edit: 'Edit the answers',
    asOf: (day: string) => `As of ${day}`,
    missing: {
      title: 'A budget or a type is missing',
      orderTitle: 'The budget is the wrong way round',
      required: 'A result needs a budget and a kind of home. One of them is missing here, or cannot be read.',
      order: 'The minimum of the budget is above its maximum, so no home can fit.',
      open: 'Go to the questions',
      kept: 'The other answers come along.',
    },
  },
}

export type ResultMessages = typeof en

const fr = {
  title: {
    fits: (fitting, near) => {
      if (near === 0) return fitting === 1 ? 'Un bien pour vous' : `${fitting} biens pour vous`
      const come = near === 1 ? 'qui s’en approche' : 'qui s’en approchent'
      return `${fitting} ${fitting === 1 ? 'bien' : 'biens'} pour vous, ${near} ${come}`
    },
    near: (near) =>
      `Aucun bien ne réunit tout cela\u202f; ${near === 1 ? 'un s’en approche' : `${near} s’en approchent`}`,
    none: 'Aucun bien de notre liste ne réunit tout cela',
  },
  near: {
    title: (near) => (near === 1 ? 'Celui-ci s’en approche' : 'Ceux-ci s’en approchent'),
    text: (near) =>
      near === 1
        ? 'Il ne respecte pas toutes vos limites, et dit ce qui l’en sépare.'
        : 'Aucun ne respecte toutes vos limites. Chacun dit ce qui l’en sépare.',
  },

  percent: (score) => `${score}\u00a0%`,
  match: 'de correspondance',
  checks: (open) => `D’après la fiche\u00a0: ${open === 1 ? '1 point' : `${open} points`} à vérifier`,
  nearMiss: 'Ce qui l’écarte\u00a0:',
  reasons: 'Pourquoi ce bien',
  lacks: 'Ce qui lui manque',
  investment: 'Comme investissement',
  listingSays: 'La fiche dit',
  view: 'Voir le bien',
  onPaper: (link) => `Sur le site\u00a0: ${link}`,
  points: {
    summary: (score) => `D’où viennent les ${score}\u00a0points`,
    caption: (title) => `Points de ${title}`,
    subject: 'Sujet',
    points: 'Points',
    earned: (earned, of) => `${earned} sur ${of}`,
    together: 'Au total',
  },

  market: 'Ce que dit notre liste',
  steps: 'Et maintenant\u202f?',
  relax: {
    title: 'Ce qui ouvrirait d’autres portes',
    lead: 'Changez une réponse',
    person: 'Demandez à quelqu’un',
    text: 'Chaque ligne change une réponse et laisse les autres telles quelles.',
    none: 'Écrivez-nous ce que vous cherchez\u00a0: tout ce que nous connaissons n’est pas sur la liste.',
    contact: 'Nous écrire',
    all: 'Voir tous les biens',
  },
  reading: {
    title: 'Comment nous vous avons lu',
    asked: 'Ce qui était demandé',
    budget: 'Budget',
    understood: 'Comment nous avons lu vos mots',
    understoodAnswers: 'Comment nous avons lu vos réponses',
    unread: (entry) =>
      `«\u00a0${entry}\u00a0» n’est pas un montant en francs que nous sachions lire\u00a0: il compte comme «\u00a0sans limite\u00a0».`,
    toCheck: 'À vérifier avec vous',
  },
  adviser: {
    title: 'L’envoyer à un conseiller',
    text: 'Vos réponses et ces biens l’accompagnent\u00a0: personne ne vous les redemandera. Rien ne part avant que vous n’appuyiez sur le bouton.',
    textAlone:
      'Vos réponses l’accompagnent\u00a0: personne ne vous les redemandera. Rien ne part avant que vous n’appuyiez sur le bouton.',
    open: 'Écrire à un conseiller',
    close: 'Fermer le formulaire',
    loading: 'Le formulaire arrive.',
  },

  actions: {
    label: 'Ce résultat',
    save: 'Garder',
    isSaved: 'Gardé',
    saved: 'Gardé dans ce navigateur. Vous le retrouverez sous les questions, à la page des recommandations.',
    unsaved: 'Ce résultat n’est plus gardé.',
    notSaved: 'Ce navigateur ne peut pas le garder. Envoyez-vous plutôt le lien.',
    print: 'Imprimer ou PDF',
    share: 'Partager',
    shareTitle: 'Partager ce résultat',
    shareText: (name) => `Des biens chez Kais\u00a0: ${name}`,
    shareNote: 'Le lien porte les réponses, vos propres mots compris\u00a0: quiconque l’a peut les lire.',
  },

  kept: {
    title: 'Résultats gardés',
    text: (most) =>
      `Dans ce navigateur seulement, ${most} au plus. Ils sont recalculés chaque fois que vous en ouvrez un.`,
    on: (day) => `Gardé le ${day}`,
    bedrooms: (count, isMost) =>
      isMost ? `${count} chambres ou plus` : count === 1 ? '1 chambre' : `${count} chambres`,
    remove: 'Retirer',
    removed: (name) => `${name}\u00a0: retiré.`,
  },

  name: {
    between: (min, max) => `de ${min} à ${max}`,
    upTo: (max) => `jusqu’à ${max}`,
    from: (min) => `à partir de ${min}`,
  },

  page: {
    metaTitle: (name) => `Des biens pour\u00a0: ${name}`,
    description: 'Des biens de notre liste comparés à quelques réponses, avec la raison de chaque point du score.',
    newSearch: 'Nouvelle recherche',
    edit: 'Modifier les réponses',
    asOf: (day) => `Au ${day}`,
    missing: {
      title: 'Il manque un budget ou un type de bien',
      orderTitle: 'Le budget est inversé',
      required: 'Un résultat demande un budget et un type de bien. L’un des deux manque ici, ou ne peut pas être lu.',
      order: 'Le minimum du budget dépasse son maximum\u00a0: aucun bien ne peut convenir.',
      open: 'Aller aux questions',
      kept: 'Les autres réponses vous suivent.',
    },
  },
} satisfies ResultMessages

export const resultMessages = { en, fr }
