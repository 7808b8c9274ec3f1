import type { ResultMessages } from './messages.en.ts'

export const fr = {
  title: {
    fits: (shown) => (shown === 1 ? 'Un bien pour vous' : `${shown} biens pour vous`),
    near: (shown) =>
      `Rien ne correspond tout à fait. ${shown === 1 ? 'Ce bien s’en approche' : 'Ces biens s’en approchent'}.`,
    none: 'Aucun bien de notre liste ne réunit tout cela',
  },
  near: { title: 'Ceux-ci s’en approchent', text: 'Chacun s’écarte d’un seul de vos critères, et dit lequel.' },

  percent: (score) => `${score}\u00a0%`,
  match: 'de correspondance',
  nearMiss: 'À un détail près\u00a0:',
  reasons: 'Pourquoi il est ici',
  lacks: 'Ce qui lui manque',
  investment: 'Comme investissement',
  listingSays: 'L’annonce dit',
  view: 'Voir le bien',
  onPaper: (link) => `Sur le site\u00a0: ${link}`,
  points: {
    summary: (score) => `D’où viennent les ${score}\u00a0points`,
    caption: (title) => `Points de ${title}`,
    subject: 'Sujet',
    points: 'Points',
    earned: (earned, of) => `${earned} sur ${of}`,
    together: 'Au total',
    more: 'Vrai aussi',
  },

  market: 'Ce que dit notre liste',
  steps: 'Et maintenant',
  relax: {
    title: 'Ce qui ouvrirait d’autres portes',
    lead: 'Changez une réponse',
    text: 'Chaque ligne change une réponse et laisse les autres telles quelles.',
    none: 'Écrivez-nous ce que vous cherchez\u00a0: tout ce que nous connaissons n’est pas sur la liste.',
    contact: 'Nous écrire',
    all: 'Voir tous les biens',
  },
  reading: {
    title: 'Comment nous l’avons lu',
    asked: 'Ce qui était demandé',
    budget: 'Budget',
    understood: 'Comment nous lisons vos mots',
    toCheck: 'À vérifier avec vous',
  },
  adviser: {
    title: 'L’envoyer à un conseiller',
    text: 'Vos réponses et ces biens l’accompagnent\u00a0: personne ne vous les redemandera. Rien ne part avant que vous n’appuyiez sur le bouton.',
    open: 'Écrire à un conseiller',
    loading: 'Le formulaire arrive.',
  },

  actions: {
    label: 'Ce résultat',
    save: 'Garder',
    unsave: 'Retirer',
    saved: 'Gardé dans ce navigateur. Il vous attend sous les questions, à la page des recommandations.',
    unsaved: 'Retiré.',
    notSaved: 'Ce navigateur ne garde rien. Envoyez-vous plutôt le lien.',
    print: 'Imprimer ou PDF',
    share: 'Partager',
    shareTitle: 'Partager ce résultat',
    shareText: (name) => `Des biens chez Kais\u00a0: ${name}`,
    shareNote: 'Le lien porte les réponses, vos propres mots compris\u00a0: qui l’a peut les lire.',
  },

  kept: {
    title: 'Résultats gardés',
    text: (most) =>
      `Dans ce navigateur seulement, ${most} au plus. Ils sont recalculés chaque fois que vous en ouvrez un.`,
    on: (day) => `Gardé le ${day}`,
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
    description:
      'Des biens de notre liste mesurés à quelques réponses, avec la raison de chaque point de la correspondance.',
    newSearch: 'Nouvelle recherche',
    edit: 'Modifier les réponses',
    missing: {
      title: 'Il manque une réponse à cette adresse',
      required: 'Un résultat demande un budget et un type de bien. L’un des deux manque ici, ou ne peut pas être lu.',
      order: 'Le minimum du budget dépasse son maximum\u00a0: aucun bien ne peut convenir.',
      open: 'Aller aux questions',
      kept: 'Les autres réponses vous suivent.',
    },
  },
} satisfies ResultMessages
