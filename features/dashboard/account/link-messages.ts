const en = {
  toSignIn: 'To the sign-in',

  forgotten: {
    ask: 'Forgot your password?',
    title: 'Forgotten password',
    lead: 'We e-mail you a link to choose a new one.',
    name: 'Your username or your e-mail address',
    submit: 'Send the link',
    sending: 'Sending…',
    sentTitle: 'Look into your mailbox',
    sent: 'If there is an account with this name or address, an e-mail with a link is on its way to it. The link works once, for 30 minutes.',
    sentHint: 'Nothing after a few minutes? Look among the unwanted mail, or ask an administrator.',
    noMail: 'This house sends no e-mail. Please ask an administrator: they can make you a new password.',
  },

  choose: {
    title: 'Choose your password',
    lead: 'For the staff area of Kais.',
    account: (username: string) => `Your username is ${username}.`,
    submit: { reset: 'Save the new password', invitation: 'Save and sign in' },
    chosenTitle: 'Your new password is saved',
    chosen:
      'Every device is signed out. Sign in with the new password; your second factor, if you have one, is as before.',
    askAgain: 'Ask for a new link',
    overTitle: 'This link leads nowhere any more',
    over: 'It was used, it is too old, or a newer one was sent. If it was an invitation, ask an administrator for another one; otherwise ask for a new link here.',
  },
}

const fr = {
  toSignIn: 'Vers la connexion',

  forgotten: {
    ask: 'Mot de passe oublié\u202f?',
    title: 'Mot de passe oublié',
    lead: 'Nous vous envoyons un lien pour en choisir un nouveau.',
    name: 'Votre nom d’utilisateur ou votre adresse e-mail',
    submit: 'Envoyer le lien',
    sending: 'Envoi…',
    sentTitle: 'Consultez votre messagerie',
    sent: 'S’il existe un compte à ce nom ou à cette adresse, un message avec un lien vient d’y partir. Le lien ne sert qu’une fois, pendant 30\u00a0minutes.',
    sentHint: 'Rien après quelques minutes\u202f? Regardez parmi les indésirables, ou demandez à l’administration.',
    noMail:
      'Cette maison n’envoie pas d’e-mails. Adressez-vous à l’administration\u00a0: elle peut vous créer un nouveau mot de passe.',
  },

  choose: {
    title: 'Choisir votre mot de passe',
    lead: 'Pour l’espace équipe de Kais.',
    account: (username: string) => `Votre nom d’utilisateur est ${username}.`,
    submit: { reset: 'Enregistrer le mot de passe', invitation: 'Enregistrer et entrer' },
    chosenTitle: 'Votre nouveau mot de passe est enregistré',
    chosen:
      'Tous vos appareils sont déconnectés. Connectez-vous avec le nouveau mot de passe\u202f; votre second facteur, si vous en avez un, n’a pas changé.',
    askAgain: 'Demander un nouveau lien',
    overTitle: 'Ce lien ne mène plus nulle part',
    over: 'Il a déjà servi, il est trop ancien, ou un plus récent a été envoyé. Si c’était une invitation, demandez-en une autre à l’administration\u202f; sinon, demandez ici un nouveau lien.',
  },
} satisfies typeof en

export const linkMessages = { en, fr }
