import type { LeadPageMessages } from './messages.en.ts'

const kinds: LeadPageMessages['write']['kinds'] = {
  note: 'Note',
  call: 'Appel',
  meeting: 'Rendez-vous',
  visit: 'Visite',
  whatsapp: 'WhatsApp',
}

const count = (n: number, one: string, many: string) => `${n}\u00a0${n < 2 ? one : many}`

export const fr = {
  assign: {
    label: 'Responsable',
    of: (name) => `Responsable\u00a0: ${name}`,
    nobody: 'Personne pour le moment',
    me: (name) => `${name} (vous)`,
  },

  back: 'Tous les prospects',
  error: 'Erreur',
  close: 'Fermer',
  save: 'Enregistrer',
  saving: 'Enregistrement…',

  gone: {
    title: 'Ce prospect n’est pas ici',
    hint: 'Sa fiche a été fusionnée avec une autre, ou ses données ont été supprimées. La liste montre qui s’y trouve à présent.',
    back: 'Retour aux prospects',
  },

  stale: {
    title: 'Fiche modifiée entre-temps',
    text: (name) =>
      `${name} a modifié cette fiche juste avant vous. Votre modification n’a pas été enregistrée\u202f; voici la fiche telle qu’elle est maintenant.`,
    somebody: 'Quelqu’un d’autre',
  },

  head: {
    status: 'Statut',
    statuses: {
      new: 'Nouveau',
      contacted: 'Contacté',
      qualified: 'Qualifié',
      negotiation: 'Négociation',
      won: 'Gagné',
      lost: 'Perdu',
    },
    moved: (status) => `Statut\u00a0: ${status}`,
    undo: 'Annuler',
    priority: 'Priorité',
    priorities: { low: 'Basse', medium: 'Moyenne', high: 'Haute' },
    prioritySet: (priority) => `Priorité\u00a0: ${priority}`,
    given: (name) => `${name} s’occupe désormais de ce prospect`,
    givenBack: 'Plus personne ne s’occupe de ce prospect',
    answered: (time) => `Première réponse après ${time}`,
    notWaiting: 'Personne n’attend de réponse',
    since: (date) => `Prospect depuis le ${date}`,
  },

  time: {
    now: 'moins d’une minute',
    minutes: (n) => `${n}\u00a0min`,
    hours: (h, min) => (min > 0 ? `${h}\u00a0h ${min}\u00a0min` : `${h}\u00a0h`),
    days: (d, h) => (h > 0 ? `${count(d, 'jour', 'jours')} ${h}\u00a0h` : count(d, 'jour', 'jours')),
  },

  reach: {
    title: 'Joindre cette personne',
    call: 'Appeler',
    mail: 'E-mail',
    whatsapp: 'WhatsApp',
    newTab: '(nouvel onglet)',
    known: 'Autres coordonnées',
    email: 'E-mail',
    phone: 'Téléphone',
    none: 'Ni adresse ni numéro ne sont connus.',
  },

  acts: {
    answer: 'Répondre',
    write: 'Noter quelque chose',
  },

  write: {
    title: 'Noter quelque chose',
    kind: 'De quoi il s’agit',
    kinds,
    text: 'Ce qui s’est passé, ou ce que les autres doivent savoir',
    outcome: 'Ce qu’il en est ressorti',
    hint: 'Un appel, un rendez-vous, une visite ou un message WhatsApp compte comme une réponse\u00a0: l’attente prend fin.',
    submit: 'Ajouter à l’historique',
    done: 'Ajouté à l’historique',
    restored: (when) =>
      `Ce que vous aviez écrit ici (${when}) est de nouveau là. Ce n’est pas encore dans l’historique.`,
    discard: 'L’effacer',
  },

  timeline: {
    title: 'Historique',
    shown: (shown, total) => `${shown} sur ${total}`,
    empty: 'L’historique est vide',
    emptyHint: 'Ce que cette personne envoie et ce que vous notez apparaît ici.',
    kinds,
    by: (name) => `par ${name}`,
    from: (sender) => `Envoyé par ${sender}`,
    contact: (form) => `A envoyé un formulaire\u00a0: ${form}`,
    inquiry: (subject) => `A posé une question\u00a0: ${subject}`,
    booking: (car) => `A réservé une voiture\u00a0: ${car}`,
    stay: (home) => `A demandé un séjour\u00a0: ${home}`,
    bookingWritten: (car) => `Nous a demandé une voiture, notée par nous\u00a0: ${car}`,
    carRequest: (category) => `A envoyé une demande de voiture (aucune retenue)\u00a0: ${category}`,
    sent: 'Nous a envoyé quelque chose',
    deleted: 'Ce qui a été envoyé a été supprimé depuis.',
    whole: 'Tout ce qui a été envoyé',
    email: (subject) => `E-mail\u00a0: ${subject}`,
    deliveries: { waiting: 'En attente', sent: 'Envoyé', failed: 'Non remis', dropped: 'Non envoyé' },
    outbox: 'Voir dans les envois',
    wholeMail: 'Le message en entier',
    wholeText: 'Le texte en entier',
    outcome: 'Ce qu’il en est ressorti\u00a0:',
    followUp: (date) => `Relance prévue le ${date}`,
    followUpFor: 'Pour quoi faire\u00a0:',
    followUpClosed: (date) => `Close le ${date}.`,
    status: (status) => `Nouveau statut\u00a0: ${status}`,
    assigned: (name) => `Confié à ${name}`,
    assignedByRule: (name) => `Confié à ${name} automatiquement`,
    unassigned: 'Plus personne ne s’occupe de ce prospect',
    bookingStatus: (status) => `Réservation\u00a0: ${status}`,
    requestStatus: (status) => `Demande de voiture\u00a0: ${status}`,
    stayStatus: (status) => `Séjour\u00a0: ${status}`,
    merged: (lead) => `Fusionné avec la fiche ${lead}`,
    separated: (lead) => `Une demande venait de quelqu’un d’autre\u00a0: c’est maintenant la fiche ${lead}`,
    created: (source) => `Ajouté à la main. Origine\u00a0: ${source}`,
  },

  separate: {
    act: 'C’est quelqu’un d’autre',
    title: 'La demande de quelqu’un d’autre\u202f?',
    text: (sender) =>
      `Elle reçoit sa propre fiche (${sender}), avec tout ce qui est venu de la même adresse. Le reste demeure ici.`,
    leave: 'La garder ici',
    done: 'Elle a maintenant sa propre fiche',
    open: 'Ouvrir cette fiche',
  },

  details: {
    title: 'Coordonnées et projet',
    edit: 'Modifier la fiche',
    interests: 'S’intéresse à',
    interestWords: {
      property: 'Bien',
      'real-estate': 'Immobilier',
      recommendation: 'Recherche d’un bien',
      investment: 'Projet d’investissement',
      investments: 'Investissements',
      relocation: 'Installation',
      'design-consultation': 'Consultation d’architecture d’intérieur',
      design: 'Architecture d’intérieur',
      concierge: 'Conciergerie',
      stay: 'Séjour',
      'vehicle-rental': 'Location de voiture',
      vehicle: 'Voiture',
      mobility: 'Mobilité',
      'media-partnership': 'Partenariat média',
      media: 'Médias',
      general: 'Général',
    },
    ownInterests: 'S’intéresse aussi à',
    budget: 'Budget',
    budgetPerMonth: (range) => `${range}\u00a0FCFA par mois`,
    language: 'Langue de la réponse',
    languages: { en: 'Anglais', fr: 'Français' },
    noLanguage: 'Inconnue',
    source: 'Comment cette personne nous a trouvés',
    sources: {
      website: 'Par le site',
      phone: 'Par téléphone',
      whatsapp: 'Par WhatsApp',
      referral: 'Sur recommandation',
      'walk-in': 'Passage au bureau',
      event: 'Lors d’un événement',
      other: 'Autrement',
    },
    ownInterestsHint: 'Avec vos mots, séparés par des virgules.',
    notes: 'Notes permanentes',
    notesHint: 'Ce qu’il faut savoir avant tout. Ce qui s’est passé va dans l’historique.',
    lastContact: 'Dernière réponse',
    never: 'Jamais',
    unknown: 'Non précisé',
    saved: 'Fiche enregistrée',
    staleForm:
      'Quelqu’un d’autre a modifié cette fiche pendant que vous écriviez. Vos modifications sont maintenant appliquées à sa version\u00a0: relisez, puis enregistrez.',
    leaveText: 'Vos modifications seront perdues\u00a0: ce navigateur ne garde pas les coordonnées des personnes.',
    kept: 'Rien n’est perdu\u00a0: ce que vous avez rempli est toujours là.',
  },

  duplicates: {
    title: 'Peut-être la même personne',
    none: 'Aucune autre fiche ne ressemble à celle-ci.',
    reasons: {
      'same-name': 'Même nom',
      'same-phone': 'Même numéro',
      'similar-email': 'Adresse e-mail proche',
    },
    open: 'Ouvrir',
    merge: 'Fusionner avec cette fiche',
    mergeTitle: (name) => `Fusionner ${name} avec cette fiche\u202f?`,
    moves: 'Les deux historiques, les adresses et les numéros se retrouvent ici.',
    stays: (name) =>
      `${name} garde son nom, son adresse, son statut et son responsable\u202f; ce qui manque ici est repris de l’autre fiche, et la priorité la plus haute l’emporte.`,
    goes: 'La page de l’autre fiche disparaît. C’est définitif\u202f; une demande isolée peut encore être séparée.',
    here: 'Cette fiche',
    other: 'La rejoint',
    act: 'Fusionner',
    leave: 'Les laisser séparées',
    done: 'Les deux fiches n’en font plus qu’une',
  },

  erase: {
    title: 'Supprimer les données de cette personne',
    text: 'Quand quelqu’un demande à être oublié. Tout ce qui concerne cette personne disparaît, partout et pour de bon.',
    open: 'Supprimer ses données',
    question: (name) => `Supprimer tout ce qui concerne ${name}\u202f?`,
    goes: 'Partent avec la fiche\u00a0:',
    counts: {
      contacts: (n) => count(n, 'formulaire de contact', 'formulaires de contact'),
      inquiries: (n) => count(n, 'demande', 'demandes'),
      bookings: (n) => count(n, 'réservation', 'réservations'),
      stays: (n) => count(n, 'séjour', 'séjours'),
      activities: (n) => count(n, 'entrée de l’historique', 'entrées de l’historique'),
      tasks: (n) => count(n, 'tâche', 'tâches'),
      messages: (n) => count(n, 'message envoyé ou en attente', 'messages envoyés ou en attente'),
    },
    nothing: 'Rien d’autre que la fiche.',
    forGood: 'Rien ne pourra être rétabli, pas même depuis le journal des modifications.',
    openHires: (n) =>
      n < 2
        ? 'Une location de voiture n’est pas terminée. Terminez-la ou annulez-la d’abord\u00a0: la maison doit savoir qui a la voiture.'
        : `${n} locations de voiture ne sont pas terminées. Terminez-les ou annulez-les d’abord\u00a0: la maison doit savoir qui a les voitures.`,
    openStays: (n) =>
      n < 2
        ? 'Un séjour n’est pas terminé. Annulez-le d’abord, ou attendez sa fin\u00a0: la maison doit savoir qui a les clés.'
        : `${n} séjours ne sont pas terminés. Annulez-les d’abord, ou attendez leur fin\u00a0: la maison doit savoir qui a les clés.`,
    bookings: 'Vers les réservations',
    stays: 'Vers les séjours',
    sure: 'Est-ce la bonne personne\u202f?',
    confirm: (name) => `Oui, c’est bien ${name}`,
    confirmMissing: 'Cochez cette case pour confirmer que c’est la bonne personne.',
    act: 'Supprimer définitivement',
    leave: 'Tout garder',
    done: 'Données supprimées',
    doneText: 'Il ne reste rien sur cette personne.',
  },
} satisfies LeadPageMessages
