import type { AccountMessages } from './messages.en.ts'

/** In French, nothing is singular too. */
const count = (n: number, one: string, many: string) => `${n}\u00a0${n < 2 ? one : many}`

export const fr = {
  tooManySignIns: (seconds: number) =>
    seconds > 90
      ? `Trop de tentatives de connexion. Merci de patienter ${Math.ceil(seconds / 60)}\u00a0minutes avant de réessayer.`
      : `Trop de tentatives de connexion. Merci de patienter ${count(seconds, 'seconde', 'secondes')} avant de réessayer.`,

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
    hint: 'L’administration voit ces informations dans la liste des comptes.',
    username: 'Nom d’utilisateur',
    role: 'Rôle',
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
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
      `${count(n, 'clé d’accès ouvrira', 'clés d’accès ouvriront')} toujours votre compte après un changement de mot de passe.`,
    submit: 'Changer le mot de passe',
    saved: 'Votre mot de passe est changé',
    ended: (n: number) =>
      n === 0
        ? 'Aucune autre session n’était ouverte.'
        : `Session fermée sur ${count(n, 'autre appareil', 'autres appareils')}.`,
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
        : `Il reste ${count(n, 'code de secours', 'codes de secours')}.`,
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
        : `Session fermée sur ${count(n, 'autre appareil', 'autres appareils')}`,
    allTitle: 'Se déconnecter partout, ici aussi\u202f?',
    allText: 'Tous les appareils devront se connecter à nouveau, celui-ci compris.',
    keep: 'Garder la session',
  },

  confirm: {
    password: 'Votre mot de passe',
    passwordHint: 'Pour qu’une session restée ouverte sur un bureau n’y suffise pas.',
  },
} satisfies AccountMessages
