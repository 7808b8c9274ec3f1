import type { Role } from '#common/permissions.ts'

const roles: Record<Role, { name: string; does: string }> = {
  admin: { name: 'Administrator', does: 'Everything, including these accounts.' },
  editor: { name: 'Editor', does: 'Writes and publishes content; does not read enquiries.' },
  agent: { name: 'Agent', does: 'Reads and answers enquiries and bookings; does not change content.' },
  client: { name: 'Client', does: 'Cannot sign in to the staff area.' },
}

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

const en = {
  staff: {
    search: 'Search names and addresses',
    role: 'Role',
    roles,
    add: 'Add an account',
    addTitle: 'Add an account',
    addSubmit: 'Add the account',
    edit: 'Edit',
    editTitle: 'Edit the account',
    access: 'Access',
    own: 'Your account',
    you: 'You',
    off: 'Off',
    secondFactor: 'Second factor',
    usernameHint: 'For signing in. It cannot be changed later.',
    isActive: 'May sign in',
    state: 'State',
    ownRole: 'Your own role and access can only be changed by another administrator.',
    added: 'The account is added',
    saved: 'The account is saved',
    empty: { title: 'No accounts', hint: 'Staff accounts appear here.' },
    firstAccess: {
      label: 'How they get in for the first time',
      password: 'By a password that I hand over',
      link: 'By a link that I hand over: they choose their password',
      letter: {
        en: 'By an invitation in English: they choose their password',
        fr: 'By an invitation in French: they choose their password',
      },
    },
    invited: 'Invitation pending',
    invitedUntil: (moment: string) => `Invitation valid until ${moment}`,
    invitedBefore: 'The invitation has expired',
    invitedSoon: 'The invitation is being sent',
    invitationSent: (email: string) => `The invitation is being sent to ${email}`,
    signedIn: (n: number) => (n === 0 ? 'Signed in nowhere' : `Signed in on ${count(n, 'device', 'devices')}`),
  },

  access: {
    title: (username: string) => `Access of ${username}`,
    close: 'Close',
    invitation: 'Invitation',
    invitationText: 'A link to choose a password; it works once, within seven days. Using it ends every session.',
    invite: { en: 'Invite in English', fr: 'Invite in French' },
    inviteAgain: { en: 'Invite again in English', fr: 'Invite again in French' },
    makeLink: 'Make a link',
    withdraw: 'Withdraw the invitation',
    withdrawn: 'The invitation is withdrawn',
    password: 'Password',
    passwordText:
      'For somebody who forgot theirs. A new one is made and shown to you once; the passkeys are removed and every session ends.',
    reset: 'Make a new password',
    sessions: 'Sessions',
    sessionsText: (n: number) =>
      n === 0 ? 'Signed in nowhere at the moment.' : `Signed in on ${count(n, 'device', 'devices')} at the moment.`,
    endSessions: 'End all sessions',
    sessionsEnded: (n: number) => `${count(n, 'session', 'sessions')} ended`,
    factor: 'Second factor',
    factorText: (hasApp: boolean, keys: number) =>
      `${[hasApp && 'Authenticator app', keys > 0 && count(keys, 'passkey', 'passkeys')].filter(Boolean).join(', ') || 'None is set up'}.`,
    factorRemoveText:
      'For a lost phone. App, recovery codes and passkeys go, and every session ends; the password stays.',
    removeFactor: 'Remove the second factor',
    factorRemoved: 'The second factor is removed',
    account: 'Account',
    onText: 'May sign in. Switched off, it keeps its name and its history, and opens nothing.',
    offText: 'Switched off: it opens nothing.',
    switchOff: 'Switch off',
    switchOn: 'Switch on',
    switchedOff: 'Switched off',
    switchedOn: 'Switched on',
    remove: 'Delete the account',
    removeTitle: (username: string) => `Delete the account of ${username}?`,
    removeText: 'This cannot be undone. What this person did stays in the audit trail under their name.',
    removeAct: 'Delete the account',
    keep: 'Keep it',
    removed: 'The account is deleted',
    confirmReset: (username: string) => `Make a new password for ${username}?`,
    confirmResetText:
      'The present one stops working, the passkeys of this account are removed, and every session ends.',
    confirmFactor: (username: string) => `Remove the second factor of ${username}?`,
  },

  once: {
    password: {
      title: (username: string) => `Password of ${username}`,
      text: 'Shown this once. Hand it over in person or by telephone; it should be changed after the first sign-in.',
    },
    link: {
      title: (username: string) => `Link for ${username}`,
      text: 'Shown this once; it works once, within seven days. Whoever has it chooses the password of this account: send it to this person alone.',
    },
    done: 'I have handed it over',
  },
}

/** In French, nothing is singular too. */
const countFr = (n: number, one: string, many: string) => `${n}\u00a0${n < 2 ? one : many}`

const fr = {
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
    usernameHint: 'Pour se connecter. Il ne peut plus être changé ensuite.',
    isActive: 'Peut se connecter',
    state: 'État',
    ownRole: 'Votre propre rôle et votre accès ne peuvent être changés que par un autre administrateur.',
    added: 'Le compte est ajouté',
    saved: 'Le compte est enregistré',
    empty: { title: 'Aucun compte', hint: 'Les comptes de l’équipe apparaissent ici.' },
    firstAccess: {
      label: 'La première connexion',
      password: 'Par un mot de passe que je remets',
      link: 'Par un lien que je remets\u00a0: la personne choisit son mot de passe',
      letter: {
        en: 'Par une invitation en anglais\u00a0: la personne choisit son mot de passe',
        fr: 'Par une invitation en français\u00a0: la personne choisit son mot de passe',
      },
    },
    invited: 'Invitation en attente',
    invitedUntil: (moment: string) => `Invitation valable jusqu’au ${moment}`,
    invitedBefore: 'L’invitation a expiré',
    invitedSoon: 'L’invitation est en cours d’envoi',
    invitationSent: (email: string) => `L’invitation est en cours d’envoi à ${email}`,
    signedIn: (n: number) =>
      n === 0 ? 'Aucune session ouverte' : `Session ouverte sur ${countFr(n, 'appareil', 'appareils')}`,
  },

  access: {
    title: (username: string) => `Accès du compte ${username}`,
    close: 'Fermer',
    invitation: 'Invitation',
    invitationText:
      'Un lien pour choisir un mot de passe\u202f; il ne sert qu’une fois, pendant sept jours. S’en servir met fin à toutes les sessions.',
    invite: { en: 'Inviter en anglais', fr: 'Inviter en français' },
    inviteAgain: { en: 'Inviter à nouveau en anglais', fr: 'Inviter à nouveau en français' },
    makeLink: 'Créer un lien',
    withdraw: 'Annuler l’invitation',
    withdrawn: 'L’invitation est annulée',
    password: 'Mot de passe',
    passwordText:
      'Pour qui a oublié le sien. Un nouveau est créé et ne vous est affiché qu’une fois\u202f; les clés d’accès sont retirées et toutes les sessions prennent fin.',
    reset: 'Créer un nouveau mot de passe',
    sessions: 'Sessions',
    sessionsText: (n: number) =>
      n === 0
        ? 'Aucune session ouverte en ce moment.'
        : `Session ouverte sur ${countFr(n, 'appareil', 'appareils')} en ce moment.`,
    endSessions: 'Mettre fin à toutes les sessions',
    sessionsEnded: (n: number) => countFr(n, 'session terminée', 'sessions terminées'),
    factor: 'Second facteur',
    factorText: (hasApp: boolean, keys: number) =>
      `${[hasApp && 'Application d’authentification', keys > 0 && countFr(keys, 'clé d’accès', 'clés d’accès')].filter(Boolean).join(', ') || 'Aucun n’est configuré'}.`,
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
    password: {
      title: (username: string) => `Mot de passe du compte ${username}`,
      text: 'Affiché cette seule fois. Remettez-le en personne ou par téléphone\u202f; il devrait être changé après la première connexion.',
    },
    link: {
      title: (username: string) => `Lien pour le compte ${username}`,
      text: 'Affiché cette seule fois\u202f; il ne sert qu’une fois, pendant sept jours. Toute personne qui l’a peut choisir le mot de passe de ce compte\u00a0: ne l’envoyez qu’à la personne concernée.',
    },
    done: 'C’est remis',
  },
} satisfies typeof en

export const staffAccountMessages = { en, fr }
