const en = {
  title: {
    /** Only what fits is for somebody; what comes near is counted apart. */
    fits: (fitting: number, near: number) => {
      if (near === 0) return fitting === 1 ? 'One home for you' : `${fitting} homes for you`
      return `${fitting} ${fitting === 1 ? 'home' : 'homes'} for you, ${near} that ${near === 1 ? 'comes' : 'come'} near`
    },
    /** `isLeast`: the newest homes of a large house were looked at. */
    near: (near: number, isLeast = false) =>
      `${isLeast ? 'None of our newest homes' : 'No home'} meets all your criteria; ${near === 1 ? 'one comes' : `${near} come`} near`,
    none: 'No home on our list meets all your criteria',
  },
  near: {
    title: (near: number): string => (near === 1 ? 'This one comes near' : 'These come near'),
    text: (near: number): string =>
      near === 1
        ? 'It does not meet all your criteria. What differs is stated.'
        : 'None meets all your criteria. What differs is stated for each.',
  },

  percent: (score: number) => `${score}%`,
  match: 'match',
  checks: (open: number) => `On what the listing states: ${open === 1 ? '1 thing' : `${open} things`} to check`,
  nearMiss: 'Difference:',
  reasons: 'Why this home',
  lacks: 'What it lacks',
  unsaid: 'The listing does not say',
  investment: 'As an investment',
  listingSays: 'The listing says',
  view: 'View Details',
  onPaper: (link: string) => `On the site: ${link}`,
  points: {
    summary: (score: number) => `Where the ${score} points come from`,
    caption: (title: string) => `Points in detail: ${title}`,
    subject: 'Subject',
    points: 'Points',
    earned: (earned: number, of: number) => `${earned} of ${of}`,
    together: 'Total',
  },

  market: 'Prices on our list',
  steps: 'Next steps',
  relax: {
    title: 'How to see more homes',
    lead: 'Change one answer',
    person: 'Ask an adviser',
    text: 'Each line changes one answer and leaves the others alone.',
    none: 'Tell us what you are looking for: not everything we know of is on the list.',
    contact: 'Write to us',
    all: 'See all homes',
  },
  wishes: {
    title: 'What we understood',
    must: '(condition)',
    soft: '(wish)',
    mustText: 'A condition: a home that misses it only comes near.',
    softText: 'A wish: it counts, and rules out nothing.',
    said: (words: string) => `You wrote: “${words}”`,
    remove: (wish: string) => `Remove: ${wish}`,
    found: (fitting: number, near: number, isLeast = false) => {
      const some = fitting === 1 ? '1 home fits' : `${fitting} homes fit`
      const none = isLeast ? 'None of our newest homes fits' : 'No home fits'
      const fit = fitting === 0 ? none : `${isLeast ? 'At least ' : ''}${some}`
      return near === 0
        ? fit
        : `${fit}, ${isLeast ? 'at least ' : ''}${near === 1 ? '1 comes near' : `${near} come near`}`
    },
    add: 'Add a wish',
    addLabel: 'In your own words',
    addHint: 'For instance: a lift, not in Plateau, ready by June.',
    addSend: 'Add',
    adding: 'Adding…',
    failed: 'This could not be added. Please try again.',
    nothingNew: 'We understood nothing new in this. Please say it in other words.',
  },
  open: {
    toCheck: 'An adviser will answer this',
    unread: 'What we did not understand',
    budget: 'The budget in this address is no amount in francs that we can read: it counts as no limit.',
  },
  adviser: {
    title: 'Send this to an adviser',
    text: 'Your answers and these homes go along, so nobody asks you twice. Nothing is sent before you press the button.',
    textAlone: 'Your answers go along, so nobody asks you twice. Nothing is sent before you press the button.',
    open: 'Write to an adviser',
    close: 'Close the form',
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
    shareNote: 'The link carries your wishes, not your words.',
  },

  page: {
    metaTitle: (name: string) => `${name}: our selection`,
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
    near: (near, isLeast = false) =>
      `${isLeast ? 'Aucun de nos biens les plus récents' : 'Aucun bien'} ne répond à tous vos critères\u202f; ${near === 1 ? 'un s’en approche' : `${near} s’en approchent`}`,
    none: 'Aucun bien de notre catalogue ne répond à tous vos critères',
  },
  near: {
    title: (near) => (near === 1 ? 'Celui-ci s’en approche' : 'Ceux-ci s’en approchent'),
    text: (near) =>
      near === 1
        ? 'Il ne répond pas à tous vos critères\u202f; l’écart est indiqué.'
        : 'Aucun ne répond à tous vos critères\u202f; l’écart est indiqué pour chacun.',
  },

  percent: (score) => `${score}\u00a0%`,
  match: 'de correspondance',
  checks: (open) => `D’après l’annonce\u00a0: ${open === 1 ? '1 point' : `${open} points`} à vérifier`,
  nearMiss: 'Écart\u00a0:',
  reasons: 'Pourquoi ce bien',
  lacks: 'Ce qui lui manque',
  unsaid: 'L’annonce ne le dit pas',
  investment: 'Comme investissement',
  listingSays: 'L’annonce dit',
  view: 'Voir le bien',
  onPaper: (link) => `Sur le site\u00a0: ${link}`,
  points: {
    summary: (score) => `D’où viennent les ${score}\u00a0points`,
    caption: (title) => `Détail des points\u00a0: ${title}`,
    subject: 'Sujet',
    points: 'Points',
    earned: (earned, of) => `${earned} sur ${of}`,
    together: 'Au total',
  },

  market: 'Les prix de notre catalogue',
  steps: 'Prochaines étapes',
  relax: {
    title: 'Pour voir plus de biens',
    lead: 'Changez une réponse',
    person: 'Demandez à un conseiller',
    text: 'Chaque ligne change une réponse et laisse les autres telles quelles.',
    none: 'Écrivez-nous ce que vous cherchez\u00a0: tout ce que nous connaissons n’est pas au catalogue.',
    contact: 'Nous écrire',
    all: 'Voir tous les biens',
  },
  wishes: {
    title: 'Ce que nous avons compris',
    must: '(condition)',
    soft: '(souhait)',
    mustText: 'Une condition\u00a0: un bien qui n’y répond pas ne fait que s’en approcher.',
    softText: 'Un souhait\u00a0: il compte, sans rien exclure.',
    said: (words) => `Vous avez écrit\u00a0: «\u00a0${words}\u00a0»`,
    remove: (wish) => `Retirer\u00a0: ${wish}`,
    found: (fitting, near, isLeast = false) => {
      const some = fitting === 1 ? '1 bien convient' : `${fitting} biens conviennent`
      const none = isLeast ? 'Aucun de nos biens les plus récents ne convient' : 'Aucun bien ne convient'
      const fit = fitting === 0 ? none : `${isLeast ? 'Au moins ' : ''}${some}`
      const beside = near === 1 ? '1 s’en approche' : `${near} s’en approchent`
      return near === 0 ? fit : `${fit}, ${isLeast ? 'au moins ' : ''}${beside}`
    },
    add: 'Ajouter un souhait',
    addLabel: 'Avec vos mots',
    addHint: 'Par exemple\u00a0: un ascenseur, pas au Plateau, prêt en juin.',
    addSend: 'Ajouter',
    adding: 'Ajout en cours…',
    failed: 'L’ajout a échoué. Merci de réessayer.',
    nothingNew: 'Nous n’y avons rien compris de nouveau. Merci de le dire autrement.',
  },
  open: {
    toCheck: 'Un conseiller vous le dira',
    unread: 'Ce que nous n’avons pas compris',
    budget:
      'Le budget de cette adresse n’est pas un montant en francs que nous sachions lire\u00a0: il compte comme une absence de limite.',
  },
  adviser: {
    title: 'L’envoyer à un conseiller',
    text: 'Vos réponses et ces biens l’accompagnent\u00a0: personne ne vous les redemandera. Rien ne part avant que vous n’appuyiez sur le bouton.',
    textAlone:
      'Vos réponses l’accompagnent\u00a0: personne ne vous les redemandera. Rien ne part avant que vous n’appuyiez sur le bouton.',
    open: 'Écrire à un conseiller',
    close: 'Fermer le formulaire',
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
    shareNote: 'Le lien porte vos souhaits, pas vos mots.',
  },

  page: {
    metaTitle: (name) => `${name}\u00a0: notre sélection`,
    description: 'Des biens de notre catalogue comparés à quelques réponses, avec la raison de chaque point du score.',
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
