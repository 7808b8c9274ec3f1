import type { StaffAccountMessages } from './staff-messages.en.ts'

/** In French, nothing is singular too. */
const count = (n: number, one: string, many: string) => `${n}\u00a0${n < 2 ? one : many}`

export const fr = {
  staff: {
    search: 'Rechercher un nom ou une adresse',
    role: 'Rôle',
    roles: {
      admin: { name: 'Administration', does: 'Tout, y compris ces comptes.' },
      editor: { name: 'Rédaction', does: 'Rédige et publie les contenus\u202f; ne lit pas les demandes.' },
      agent: {
        name: 'Agence',
        does: 'Lit les demandes et les réservations et y répond\u202f; ne modifie pas les contenus.',
      },
      client: { name: 'Client', does: 'Ne peut pas se connecter à l’espace équipe.' },
    },
    add: 'Ajouter un compte',
    addTitle: 'Ajouter un compte',
    addSubmit: 'Ajouter le compte',
    edit: 'Modifier',
    editTitle: 'Modifier le compte',
    access: 'Accès',
    own: 'Votre compte',
    you: 'Vous',
    off: 'Désactivé',
    secondFactor: 'Second facteur',
    username: 'Nom d’utilisateur',
    usernameHint: 'Pour se connecter. Il ne peut plus être changé ensuite.',
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    isActive: 'Peut se connecter',
    state: 'État',
    ownRole: 'Votre propre rôle et votre accès ne peuvent être changés que par un autre administrateur.',
    added: 'Le compte est ajouté',
    saved: 'Le compte est enregistré',
    empty: { title: 'Aucun compte', hint: 'Les comptes des gens de la maison apparaissent ici.' },
    signedIn: (n: number) =>
      n === 0 ? 'Aucune session ouverte' : `Session ouverte sur ${count(n, 'appareil', 'appareils')}`,
  },

  access: {
    title: (username: string) => `Accès du compte ${username}`,
    close: 'Fermer',
    password: 'Mot de passe',
    passwordText:
      'Pour qui a oublié le sien. Un nouveau est créé et ne vous est affiché qu’une fois\u202f; les clés d’accès sont retirées et toutes les sessions prennent fin.',
    reset: 'Créer un nouveau mot de passe',
    sessions: 'Sessions',
    sessionsText: (n: number) =>
      n === 0
        ? 'Aucune session ouverte en ce moment.'
        : `Session ouverte sur ${count(n, 'appareil', 'appareils')} en ce moment.`,
    endSessions: 'Mettre fin à toutes les sessions',
    sessionsEnded: (n: number) => count(n, 'session terminée', 'sessions terminées'),
    factor: 'Second facteur',
    factorText: (hasApp: boolean, keys: number) =>
      `${[hasApp && 'Application d’authentification', keys > 0 && count(keys, 'clé d’accès', 'clés d’accès')].filter(Boolean).join(', ') || 'Aucun n’est configuré'}.`,
    factorRemoveText:
      'Pour un téléphone perdu. L’application, les codes de secours et les clés d’accès sont retirés, et toutes les sessions prennent fin\u202f; le mot de passe reste.',
    removeFactor: 'Retirer le second facteur',
    factorRemoved: 'Le second facteur est retiré',
    account: 'Compte',
    onText: 'Peut se connecter. Désactivé, il garde son nom et son historique, et n’ouvre plus rien.',
    offText: 'Désactivé\u00a0: il n’ouvre rien.',
    switchOff: 'Désactiver',
    switchOn: 'Réactiver',
    switchedOff: 'Compte désactivé',
    switchedOn: 'Compte réactivé',
    remove: 'Supprimer le compte',
    removeTitle: (username: string) => `Supprimer le compte ${username}\u202f?`,
    removeText: 'C’est définitif. Ce que cette personne a fait reste sous son nom dans le journal des modifications.',
    removeAct: 'Supprimer le compte',
    keep: 'Le garder',
    removed: 'Le compte est supprimé',
    confirmReset: (username: string) => `Créer un nouveau mot de passe pour ${username}\u202f?`,
    confirmResetText:
      'L’actuel ne servira plus, les clés d’accès de ce compte seront retirées et toutes ses sessions prendront fin.',
    confirmFactor: (username: string) => `Retirer le second facteur du compte ${username}\u202f?`,
  },

  once: {
    title: (username: string) => `Mot de passe du compte ${username}`,
    text: 'Affiché cette seule fois. Remettez-le en personne ou par téléphone\u202f; il devrait être changé après la première connexion.',
    done: 'Je l’ai remis',
  },
} satisfies StaffAccountMessages
