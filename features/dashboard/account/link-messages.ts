const en = {
  toSignIn: 'Back to sign-in',

  forgotten: {
    ask: 'Forgot your password?',
    title: 'Forgotten password',
    lead: 'We e-mail you a link to choose a new one.',
    name: 'Your username or your e-mail address',
    submit: 'Send the link',
    sending: 'Sending…',
    sentTitle: 'Check your e-mail',
    sent: 'If there is an account with this name or address, an e-mail with a link is on its way to it. The link works once, for 30 minutes.',
    sentHint: 'Nothing after a few minutes? Look in your spam folder, or ask an administrator.',
    noMailLead: 'An administrator can help you.',
    noMail: 'No mail server is set up, so we cannot send a link. Please ask an administrator for a new password.',
  },

  choose: {
    title: 'Choose your password',
    lead: 'For the staff area of Kais.',
    account: (username: string) => `Your username is ${username}.`,
    submit: { reset: 'Save the new password', invitation: 'Save and sign in' },
    chosenTitle: 'Your new password is saved',
    chosen:
      'Every device is signed out. Sign in with the new password; your second factor, if you have one, is as before.',
    signIn: 'Sign in',
    askAgain: 'Ask for a new link',
    overTitle: 'This link no longer works',
    over: 'It was used, it is too old, or a newer one was sent. If it was an invitation, ask an administrator for another one; otherwise ask for a new link here.',
  },
}

const fr = {
  toSignIn: 'Retour à la connexion',

  forgotten: {
    ask: 'Mot de passe oublié\u202f?',
    title: 'Mot de passe oublié',
    lead: 'Nous vous envoyons par e-mail un lien pour en choisir un nouveau.',
    name: 'Votre nom d’utilisateur ou votre adresse e-mail',
    submit: 'Envoyer le lien',
    sending: 'Envoi…',
    sentTitle: 'Consultez votre messagerie',
    sent: 'S’il existe un compte à ce nom ou à cette adresse, un message avec un lien lui est envoyé. Le lien ne sert qu’une fois, pendant 30\u00a0minutes.',
    sentHint:
      'Rien après quelques minutes\u202f? Regardez dans les courriers indésirables, ou demandez à l’administration.',
    noMailLead: 'L’administration peut vous aider.',
    noMail:
      'Aucun serveur de courrier n’est configuré\u00a0: aucun lien ne peut être envoyé. Demandez un nouveau mot de passe à l’administration.',
  },

  choose: {
    title: 'Choisir votre mot de passe',
    lead: 'Pour l’espace équipe de Kais.',
    account: (username: string) => `Votre nom d’utilisateur est ${username}.`,
    submit: { reset: 'Enregistrer le nouveau mot de passe', invitation: 'Enregistrer et se connecter' },
    chosenTitle: 'Votre nouveau mot de passe est enregistré',
    chosen:
      'Tous vos appareils sont déconnectés. Connectez-vous avec le nouveau mot de passe\u202f; votre second facteur, si vous en avez un, n’a pas changé.',
    signIn: 'Se connecter',
    askAgain: 'Demander un nouveau lien',
    overTitle: 'Ce lien n’est plus valable',
    over: 'Il a déjà servi, il est trop ancien, ou un plus récent a été envoyé. Si c’était une invitation, demandez-en une autre à l’administration\u202f; sinon, demandez ici un nouveau lien.',
  },
} satisfies typeof en

export const linkMessages = { en, fr }
