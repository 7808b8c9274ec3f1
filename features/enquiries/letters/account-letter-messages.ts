const en = {
  accountNamed: 'Username',
  when: 'When',
  signIn: 'Open the sign-in page',

  reset: {
    subject: 'A new password for your Kais account',
    preview: 'The link is good for 30 minutes and works once.',
    title: (name: string) => `Good day, ${name}`,
    text: 'Somebody, most likely you, asked on our sign-in page for a new password for this account. Choose it with the button below. You will be signed out everywhere; your second factor stays as it is.',
    act: 'Choose a new password',
    until: (moment: string) => `The link works once, until ${moment}.`,
  },

  invitation: {
    subject: 'Your account in the Kais staff area',
    preview: 'Choose your password to sign in.',
    title: (name: string) => `Welcome, ${name}`,
    text: 'An account has been created for you in the staff area of Kais. With the button below, choose your password to sign in.',
    act: 'Choose your password',
    until: (moment: string) => `The link works once, until ${moment}. After that, ask for another one.`,
  },

  news: {
    password: {
      subject: 'Your Kais password was changed',
      text: 'A new password was chosen with the link that we sent to this address. Every device was signed out. Passkeys, if there were any, were removed.',
    },
    email: {
      subject: 'The e-mail address of your Kais account was changed',
      text: 'E-mails about your account now go to a different address.',
    },
  },

  notYou: {
    reset: 'If it was not you, do nothing: your password stays as it is, and without this e-mail nobody can change it.',
    invitation: 'If you know nothing of this, do nothing and delete this e-mail.',
    news: 'If it was not you, tell an administrator of Kais at once.',
  },
}

const fr = {
  accountNamed: 'Nom d’utilisateur',
  when: 'Date',
  signIn: 'Ouvrir la page de connexion',

  reset: {
    subject: 'Un nouveau mot de passe pour votre compte Kais',
    preview: 'Le lien est valable 30\u00a0minutes et ne sert qu’une fois.',
    title: (name: string) => `Bonjour ${name}`,
    text: 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour ce compte sur notre page de connexion. Le bouton ci-dessous vous permet de le choisir. Tous vos appareils seront déconnectés\u202f; votre second facteur reste en place.',
    act: 'Choisir un nouveau mot de passe',
    until: (moment: string) => `Le lien ne sert qu’une fois, jusqu’au ${moment}.`,
  },

  invitation: {
    subject: 'Votre compte dans l’espace équipe de Kais',
    preview: 'Choisissez votre mot de passe pour vous connecter.',
    title: (name: string) => `Bienvenue ${name}`,
    text: 'Un compte a été créé pour vous dans l’espace équipe de Kais. Le bouton ci-dessous vous permet de choisir votre mot de passe et de vous connecter.',
    act: 'Choisir votre mot de passe',
    until: (moment: string) => `Le lien ne sert qu’une fois, jusqu’au ${moment}. Ensuite, demandez-en un autre.`,
  },

  news: {
    password: {
      subject: 'Votre mot de passe Kais a été changé',
      text: 'Un nouveau mot de passe a été choisi grâce au lien envoyé à cette adresse. Tous les appareils ont été déconnectés. Les clés d’accès, s’il y en avait, ont été supprimées.',
    },
    email: {
      subject: 'L’adresse e-mail de votre compte Kais a été changée',
      text: 'Nos messages concernant votre compte sont désormais envoyés à une autre adresse.',
    },
  },

  notYou: {
    reset:
      'Si ce n’était pas vous, ne faites rien\u00a0: votre mot de passe reste le même, et personne ne peut le changer sans ce message.',
    invitation: 'Si cela ne vous dit rien, ne faites rien et supprimez ce message.',
    news: 'Si ce n’était pas vous, prévenez tout de suite l’administration de Kais.',
  },
} satisfies typeof en

export const accountLetterMessages = { en, fr }
