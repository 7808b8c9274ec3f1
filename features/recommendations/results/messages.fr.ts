import type { ResultMessages } from './messages.en.ts'

export const fr = {
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
