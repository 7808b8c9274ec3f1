const en = {
  accountNamed: 'Username',
  when: 'When',
  signIn: 'Open the sign-in page',

  reset: {
    subject: 'A new password for your Kais account',
    preview: 'The link is good for 30 minutes and works once.',
    title: (name: string) => `Good day, ${name}`,
    text: 'Somebody, most likely you, told our sign-in page that the password of this account is forgotten. With the button below you choose a new one. It signs you out everywhere; your second factor stays as it is.',
    act: 'Choose a new password',
    until: (moment: string) => `The link works once, until ${moment}.`,
  },

  invitation: {
    subject: 'Your account in the Kais staff area',
    preview: 'Choose your password and you are in.',
    title: (name: string) => `Welcome, ${name}`,
    text: 'An account has been made for you in the staff area of Kais. With the button below you choose your password, and you are in.',
    act: 'Choose your password',
    until: (moment: string) => `The link works once, until ${moment}. After that, ask for another one.`,
  },

  news: {
    password: {
      subject: 'Your Kais password was changed',
      text: 'A new password was chosen by the link that we sent to this address. Every device was signed out. Passkeys, if there were any, were removed.',
    },
    email: {
      subject: 'Your Kais account has another address',
      text: 'From now on our letters about your account go to another address than this one.',
    },
  },

  notYou: {
    reset: 'If it was not you, do nothing: your password stays as it is, and without this letter nobody can change it.',
    invitation: 'If you know nothing of this, do nothing and delete this letter.',
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
    text: 'Quelqu’un, sans doute vous, a signalé sur notre page de connexion que le mot de passe de ce compte est oublié. Le bouton ci-dessous vous permet d’en choisir un nouveau. Tous vos appareils seront déconnectés\u202f; votre second facteur reste en place.',
    act: 'Choisir un nouveau mot de passe',
    until: (moment: string) => `Le lien ne sert qu’une fois, jusqu’au ${moment}.`,
  },

  invitation: {
    subject: 'Votre compte dans l’espace équipe de Kais',
    preview: 'Choisissez votre mot de passe, et vous y êtes.',
    title: (name: string) => `Bienvenue ${name}`,
    text: 'Un compte a été créé pour vous dans l’espace équipe de Kais. Le bouton ci-dessous vous permet de choisir votre mot de passe et d’entrer.',
    act: 'Choisir votre mot de passe',
    until: (moment: string) => `Le lien ne sert qu’une fois, jusqu’au ${moment}. Ensuite, demandez-en un autre.`,
  },

  news: {
    password: {
      subject: 'Votre mot de passe Kais a été changé',
      text: 'Un nouveau mot de passe a été choisi grâce au lien envoyé à cette adresse. Tous les appareils ont été déconnectés. Les clés d’accès, s’il y en avait, ont été supprimées.',
    },
    email: {
      subject: 'Votre compte Kais a une autre adresse',
      text: 'Nos messages concernant votre compte partent désormais à une autre adresse que celle-ci.',
    },
  },

  notYou: {
    reset:
      'Si ce n’était pas vous, ne faites rien\u00a0: votre mot de passe reste le même, et personne ne peut entrer sans ce message.',
    invitation: 'Si cela ne vous dit rien, ne faites rien et supprimez ce message.',
    news: 'Si ce n’était pas vous, prévenez tout de suite une personne de l’administration de Kais.',
  },
} satisfies typeof en

export const accountLetterMessages = { en, fr }
