const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

const en = {
  title: 'Your account',
  back: 'Back to the dashboard',
  showField: (label: string) => `Show: ${label}`,
  hideField: (label: string) => `Hide: ${label}`,
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'This browser does not let us copy. Select the text and copy it yourself.',

  signIn: {
    or: 'or',
    passkey: 'Sign in with a passkey',
    passkeyBusy: 'Waiting for your passkey…',
    codeTitle: 'One more step',
    code: 'Code from your authenticator app',
    codeHint: 'Six digits. A new code comes every 30 seconds.',
    recovery: 'Recovery code',
    recoveryHint: 'One of the ten codes you kept. Each works once.',
    useRecovery: 'Phone lost? Use a recovery code',
    useApp: 'Use the code from the app',
    startAgain: 'Start again',
    over: 'That took too long, or too many codes were wrong. Please enter your password again.',
  },

  passkeyProblems: {
    cancelled: 'No passkey was used. Try again, or use your password.',
    known: 'This device already has a passkey for your account.',
    place: 'Passkeys work only at the site’s own address, and this is another one.',
    unable: 'This device or browser cannot do that. Another one may.',
  },

  profile: {
    title: 'Who you are',
    hint: 'Administrators see this in the list of accounts. Guests whose stay you look after read your name and your number.',
    username: 'Username',
    role: 'Role',
    password: 'Current password',
    passwordHint: 'Needed to change the e-mail address: links to a new password are sent there.',
    saved: 'Your details are saved',
  },

  password: {
    title: 'Password',
    hint: 'A new password signs you out on every other device.',
    given: 'You still have the password that was made for you. Choose one of your own.',
    changed: 'Last changed:',
    current: 'Current password',
    fresh: 'New password',
    freshHint: 'At least 12 characters. Several words in a row are easy to remember and hard to guess.',
    repeat: 'New password again',
    passkeysStay: (n: number) =>
      `${count(n, 'passkey still opens', 'passkeys still open')} your account after a change of password.`,
    submit: 'Change the password',
    saved: 'Your password is changed',
    ended: (n: number) =>
      n === 0 ? 'You were signed in nowhere else.' : `Signed out on ${count(n, 'other device', 'other devices')}.`,
  },

  authenticator: {
    title: 'Second factor',
    hint: 'After the password, a code from an app on your phone. Whoever learns your password still cannot get in.',
    off: 'Off',
    offText: 'Signing in takes the password alone.',
    on: 'On',
    since: 'Since:',
    codesLeft: (n: number) =>
      n === 0 ? 'No recovery codes are left. Make new ones.' : `${count(n, 'recovery code', 'recovery codes')} left.`,
    setUp: 'Set up an authenticator app',
    setUpText: 'Next you see the secret that goes into the app.',
    setUpAct: 'Continue',
    scan: 'Scan this picture with the app',
    scanText: 'Any authenticator app will do: Google Authenticator, 2FAS, 1Password, the one in your phone’s settings.',
    picture: 'QR code with the secret for the authenticator app',
    type: 'Or type this secret into the app',
    code: 'The code the app shows now',
    codeHint: 'Six digits.',
    confirm: 'Confirm and switch on',
    confirming: 'Checking…',
    notNow: 'Not now',
    switchedOn: 'The second factor is on',
    renew: 'New recovery codes',
    renewTitle: 'Make new recovery codes?',
    renewText: 'The old ones stop working at once.',
    renewAct: 'Make new codes',
    turnOff: 'Switch off',
    offTitle: 'Switch the second factor off?',
    offConsequence: 'From then on your password alone opens your account. The recovery codes stop working.',
    offAct: 'Switch off',
    switchedOff: 'The second factor is off',
  },

  recovery: {
    title: 'Your recovery codes',
    text: 'Each lets you in once when your phone is not at hand. They are shown this once: keep them somewhere other than the phone.',
    copy: 'Copy the codes',
    download: 'Download as text',
    fileName: 'kais-recovery-codes.txt',
    fileHead: (username: string) => `Kais staff, recovery codes of ${username}. Each works once.`,
    done: 'I have kept them',
  },

  passkeys: {
    title: 'Passkeys',
    hint: 'Sign in with the fingerprint, face or PIN of your device, without a password and without a code.',
    none: 'You have no passkeys yet.',
    add: 'Add a passkey',
    addTitle: 'Add a passkey',
    addText: 'Your device asks you to confirm afterwards.',
    name: 'Name of this passkey',
    nameHint: 'So that you can tell it from others: Phone, Office computer.',
    addAct: 'Continue',
    adding: 'Waiting for your device…',
    added: 'The passkey is added',
    made: 'Added:',
    used: 'Last used:',
    never: 'never',
    synced: 'Synchronised',
    rename: 'Rename',
    renameTitle: 'Rename the passkey',
    renamed: 'The passkey is renamed',
    remove: 'Remove',
    removeTitle: (name: string) => `Remove the passkey “${name}”?`,
    removeText: 'It no longer opens your account. Delete it from the device too.',
    removed: 'The passkey is removed',
  },

  sessions: {
    title: 'Where you are signed in',
    hint: 'A session ends by itself after 12 hours.',
    device: (browser: string, system: string) => `${browser} on ${system}`,
    unknownBrowser: 'A browser',
    unknown: 'An unknown browser',
    here: 'This device',
    started: 'Signed in:',
    seen: 'Last seen:',
    end: 'Sign out',
    ended: 'Signed out there',
    endOthers: 'Sign out everywhere else',
    endAll: 'Sign out everywhere',
    othersTitle: 'Sign out everywhere else?',
    othersText: 'Every other device has to sign in again. You stay signed in here.',
    othersDone: (n: number) =>
      n === 0 ? 'You were signed in nowhere else' : `Signed out on ${count(n, 'other device', 'other devices')}`,
    allTitle: 'Sign out everywhere, here too?',
    allText: 'Every device has to sign in again, this one as well.',
    keep: 'Stay signed in',
  },

  confirm: { password: 'Your password', passwordHint: 'So that an open session on a desk is not enough for this.' },
}

export type AccountMessages = typeof en

/** In French, nothing is singular too. */
const countFr = (n: number, one: string, many: string) => `${n}\u00a0${n < 2 ? one : many}`

const fr = {
  title: 'Votre compte',
  back: 'Retour au tableau de bord',
  showField: (label: string) => `Afficher\u00a0: ${label}`,
  hideField: (label: string) => `Masquer\u00a0: ${label}`,
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  cancel: 'Annuler',
  copy: 'Copier',
  copied: 'Copié',
  copyFailed: 'Ce navigateur ne permet pas la copie. Sélectionnez le texte et copiez-le vous-même.',

  signIn: {
    or: 'ou',
    passkey: 'Se connecter avec une clé d’accès',
    passkeyBusy: 'En attente de votre clé d’accès…',
    codeTitle: 'Encore une étape',
    code: 'Code de votre application d’authentification',
    codeHint: 'Six chiffres. Un nouveau code apparaît toutes les 30\u00a0secondes.',
    recovery: 'Code de secours',
    recoveryHint: 'L’un des dix codes que vous avez conservés. Chacun ne sert qu’une fois.',
    useRecovery: 'Téléphone perdu\u202f? Utiliser un code de secours',
    useApp: 'Utiliser le code de l’application',
    startAgain: 'Recommencer',
    over: 'Le délai est passé, ou trop de codes étaient faux. Merci de saisir à nouveau votre mot de passe.',
  },

  passkeyProblems: {
    cancelled: 'Aucune clé d’accès n’a servi. Réessayez, ou utilisez votre mot de passe.',
    known: 'Cet appareil a déjà une clé d’accès pour votre compte.',
    place: 'Les clés d’accès ne fonctionnent qu’à l’adresse du site, et celle-ci en est une autre.',
    unable: 'Cet appareil ou ce navigateur ne sait pas le faire. Un autre le pourra peut-être.',
  },

  profile: {
    title: 'Qui vous êtes',
    hint: 'L’administration voit ces informations dans la liste des comptes. Les voyageurs dont vous suivez le séjour lisent votre nom et votre numéro.',
    username: 'Nom d’utilisateur',
    role: 'Rôle',
    password: 'Mot de passe actuel',
    passwordHint: 'Demandé pour changer l’adresse e-mail\u00a0: les liens vers un nouveau mot de passe y sont envoyés.',
    saved: 'Vos coordonnées sont enregistrées',
  },

  password: {
    title: 'Mot de passe',
    hint: 'Un nouveau mot de passe vous déconnecte de tous vos autres appareils.',
    given: 'Vous avez encore le mot de passe créé pour vous. Choisissez le vôtre.',
    changed: 'Dernier changement\u00a0:',
    current: 'Mot de passe actuel',
    fresh: 'Nouveau mot de passe',
    freshHint: 'Au moins 12\u00a0caractères. Plusieurs mots à la suite se retiennent bien et se devinent mal.',
    repeat: 'Nouveau mot de passe, encore une fois',
    passkeysStay: (n: number) =>
      `${countFr(n, 'clé d’accès ouvrira', 'clés d’accès ouvriront')} toujours votre compte après un changement de mot de passe.`,
    submit: 'Changer le mot de passe',
    saved: 'Votre mot de passe est changé',
    ended: (n: number) =>
      n === 0
        ? 'Aucune autre session n’était ouverte.'
        : `Session fermée sur ${countFr(n, 'autre appareil', 'autres appareils')}.`,
  },

  authenticator: {
    title: 'Second facteur',
    hint: 'Après le mot de passe, un code affiché par une application de votre téléphone. Connaître votre mot de passe ne suffit plus pour entrer.',
    off: 'Désactivé',
    offText: 'Le mot de passe suffit pour se connecter.',
    on: 'Activé',
    since: 'Depuis\u00a0:',
    codesLeft: (n: number) =>
      n === 0
        ? 'Il ne reste aucun code de secours. Créez-en de nouveaux.'
        : `Il reste ${countFr(n, 'code de secours', 'codes de secours')}.`,
    setUp: 'Configurer une application d’authentification',
    setUpText: 'Le secret à transmettre à l’application s’affichera ensuite.',
    setUpAct: 'Continuer',
    scan: 'Scannez cette image avec l’application',
    scanText:
      'Toute application d’authentification convient\u00a0: Google Authenticator, 2FAS, 1Password, celle des réglages de votre téléphone.',
    picture: 'QR code contenant le secret pour l’application d’authentification',
    type: 'Ou saisissez ce secret dans l’application',
    code: 'Le code affiché en ce moment',
    codeHint: 'Six chiffres.',
    confirm: 'Confirmer et activer',
    confirming: 'Vérification…',
    notNow: 'Pas maintenant',
    switchedOn: 'Le second facteur est activé',
    renew: 'Nouveaux codes de secours',
    renewTitle: 'Créer de nouveaux codes de secours\u202f?',
    renewText: 'Les anciens ne serviront plus.',
    renewAct: 'Créer de nouveaux codes',
    turnOff: 'Désactiver',
    offTitle: 'Désactiver le second facteur\u202f?',
    offConsequence:
      'Votre mot de passe suffira alors pour ouvrir votre compte. Les codes de secours ne serviront plus.',
    offAct: 'Désactiver',
    switchedOff: 'Le second facteur est désactivé',
  },

  recovery: {
    title: 'Vos codes de secours',
    text: 'Chacun vous laisse entrer une fois quand votre téléphone n’est pas là. Ils ne sont affichés que maintenant\u00a0: gardez-les ailleurs que dans le téléphone.',
    copy: 'Copier les codes',
    download: 'Télécharger en texte',
    fileName: 'kais-codes-de-secours.txt',
    fileHead: (username: string) =>
      `Kais, espace équipe, codes de secours du compte ${username}. Chacun ne sert qu’une fois.`,
    done: 'Je les ai conservés',
  },

  passkeys: {
    title: 'Clés d’accès',
    hint: 'Connectez-vous par l’empreinte, le visage ou le code PIN de votre appareil, sans mot de passe et sans code.',
    none: 'Vous n’avez pas encore de clé d’accès.',
    add: 'Ajouter une clé d’accès',
    addTitle: 'Ajouter une clé d’accès',
    addText: 'Votre appareil vous demandera ensuite de confirmer.',
    name: 'Nom de cette clé d’accès',
    nameHint: 'Pour la distinguer des autres\u00a0: Téléphone, Ordinateur du bureau.',
    addAct: 'Continuer',
    adding: 'En attente de votre appareil…',
    added: 'La clé d’accès est ajoutée',
    made: 'Ajoutée\u00a0:',
    used: 'Dernière utilisation\u00a0:',
    never: 'jamais',
    synced: 'Synchronisée',
    rename: 'Renommer',
    renameTitle: 'Renommer la clé d’accès',
    renamed: 'La clé d’accès est renommée',
    remove: 'Retirer',
    removeTitle: (name: string) => `Retirer la clé d’accès «\u00a0${name}\u00a0»\u202f?`,
    removeText: 'Elle n’ouvrira plus votre compte. Supprimez-la aussi sur l’appareil.',
    removed: 'La clé d’accès est retirée',
  },

  sessions: {
    title: 'Vos sessions ouvertes',
    hint: 'Une session prend fin d’elle-même après 12\u00a0heures.',
    device: (browser: string, system: string) => `${browser} sur ${system}`,
    unknownBrowser: 'Un navigateur',
    unknown: 'Un navigateur inconnu',
    here: 'Cet appareil',
    started: 'Connexion\u00a0:',
    seen: 'Dernière activité\u00a0:',
    end: 'Déconnecter',
    ended: 'La session est fermée',
    endOthers: 'Se déconnecter partout ailleurs',
    endAll: 'Se déconnecter partout',
    othersTitle: 'Se déconnecter partout ailleurs\u202f?',
    othersText: 'Tous les autres appareils devront se connecter à nouveau. Votre session reste ouverte ici.',
    othersDone: (n: number) =>
      n === 0
        ? 'Aucune autre session n’était ouverte'
        : `Session fermée sur ${countFr(n, 'autre appareil', 'autres appareils')}`,
    allTitle: 'Se déconnecter partout, ici aussi\u202f?',
    allText: 'Tous les appareils devront se connecter à nouveau, celui-ci compris.',
    keep: 'Garder la session',
  },

  confirm: {
    password: 'Votre mot de passe',
    passwordHint: 'Pour qu’une session restée ouverte sur un bureau n’y suffise pas.',
  },
} satisfies AccountMessages

export const accountMessages = { en, fr }
