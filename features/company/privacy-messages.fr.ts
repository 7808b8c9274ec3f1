import type { Facts, LegalText } from './pages/long-text.ts'

export const fr = ({ mapHost }: Facts): LegalText => ({
  title: 'Politique de confidentialité',
  description:
    'Quelles données personnelles le site de Kais recueille, à quoi elles servent, qui les voit, combien de temps elles sont gardées, quels cookies il emploie, et comment les faire corriger ou effacer.',
  updated: 'Dernière mise à jour\u00a0: 23\u00a0juin 2025',
  lead: 'Vous pouvez lire tout ce site sans nous dire qui vous êtes. Ce que vous nous envoyez par un formulaire sert à vous répondre. Cette page dit exactement ce qui est conservé, où, qui le voit, et comment le faire effacer.',
  contents: 'Sommaire',
  newTab: '(nouvel onglet)',
  sections: [
    {
      id: 'collected',
      title: 'Ce que nous recueillons',
      blocks: [
        'Les visiteurs n’ont pas de compte. Nous détenons ce que vous écrivez dans un formulaire, et presque rien d’autre.',
        {
          terms: [
            {
              term: 'Données personnelles',
              text: 'Votre nom, la langue dans laquelle vous avez écrit et, avec certains formulaires, ce que vous choisissez de dire de votre situation\u00a0: l’entreprise pour laquelle vous écrivez\u202f; pour une installation, la taille du foyer, l’âge des enfants, les animaux, votre travail, des besoins particuliers.',
            },
            {
              term: 'Coordonnées',
              text: 'Votre adresse e-mail, et votre numéro de téléphone si vous le donnez. Aucun formulaire n’exige de numéro.',
            },
            {
              term: 'Données sur les biens',
              text: 'Le bien, le projet ou la voiture qui fait l’objet de votre demande, et ce que vous cherchez\u00a0: quartier, surface, dates, style, services.',
            },
            {
              term: 'Données financières',
              text: 'Le budget que vous choisissez dans une liste, et le prix que nous avons indiqué pour une voiture. Aucun formulaire ne demande de carte, de numéro de compte ni de justificatif de revenus, et rien ne se paie sur ce site.',
            },
            {
              term: 'Données d’utilisation',
              text: 'Pour chaque requête, le serveur note l’heure, le type de requête, la page sans ce qui suit un point d’interrogation, si elle a abouti, le temps qu’elle a pris, et un numéro de requête. Il ne note ni adresse IP, ni nom, ni cookie, ni rien de ce que vous avez saisi. Pour empêcher les abus, il compte les requêtes par adresse IP, dans sa mémoire vive seulement\u202f; les adresses ne sont jamais enregistrées. Il n’y a ni service extérieur de mesure d’audience ni traceur publicitaire.',
            },
            {
              term: 'Visites comptées',
              text: 'Notre propre serveur compte combien de fois chaque page est ouverte\u00a0: un nombre par jour, par page, par langue et par site d’où vient le lecteur («\u00a0google.com\u00a0», pas la page consultée là-bas). Il ajoute un et ne garde rien d’autre\u00a0: ni adresse IP, ni cookie, ni identifiant, ni heure, ni appareil. Aucun nombre ne peut donc mener à vous, et vos visites ne se distinguent pas de celles des autres. Si votre navigateur envoie «\u00a0Do Not Track\u00a0» ou «\u00a0Global Privacy Control\u00a0», vous n’êtes pas compté du tout.',
            },
          ],
        },
        'L’entreprise qui héberge notre serveur peut tenir ses propres journaux techniques, adresses IP comprises, selon ses propres règles.',
      ],
    },
    {
      id: 'sending',
      title: 'Ce qui se passe quand vous envoyez un formulaire',
      blocks: [
        'Vos réponses sont enregistrées dans notre base de données, avec la date et la langue. Nous en tirons une fiche de contact à votre nom, ou complétons celle qui porte déjà la même adresse e-mail ou le même numéro, pour que la personne qui vous répond sache ce que vous avez demandé auparavant.',
        'Deux e-mails suivent\u00a0: l’un à notre équipe, avec tout ce que vous avez écrit\u202f; l’autre à vous, qui dit que votre message est arrivé. Le second ne reprend que ce que vous avez choisi dans nos listes, et rien de ce que vous avez saisi hormis votre nom, car quelqu’un a pu indiquer votre adresse par erreur.',
        'La page des recommandations n’est pas un formulaire de ce genre. Vos réponses vont à notre serveur, qui les compare à notre liste, répond, et n’enregistre rien. Elles ne parviennent à un conseiller que si vous les envoyez avec votre nom. Là où un modèle de langage sert à rédiger la réponse, il reçoit ce que dit notre liste et ce qui a été compris de vos souhaits, dans nos mots\u202f; ce que vous avez écrit avec les vôtres ne lui est pas transmis.',
        'Trois petites choses protègent les formulaires. Une clé aléatoire et une empreinte du message font qu’appuyer deux fois n’envoie qu’une fois. Un champ que les visiteurs ne voient pas piège les robots. Le temps écoulé entre l’ouverture du formulaire et son envoi est examiné à l’arrivée du message. Seul le verdict est conservé\u00a0: un message qui paraît automatique est marqué, et attend que l’un de nous le lise.',
      ],
    },
    {
      id: 'use',
      title: 'À quoi servent vos données',
      blocks: [
        {
          terms: [
            {
              term: 'Services',
              text: 'À vous répondre, à organiser ce que vous avez demandé, et à préparer un contrat si vous le souhaitez. C’est vous qui nous le demandez\u00a0: tel est le fondement de notre usage de vos données.',
            },
            {
              term: 'Communication',
              text: 'À confirmer que votre message est arrivé, et à vous écrire ou vous appeler au sujet de cette demande.',
            },
            {
              term: 'Obligations légales',
              text: 'À garder et à produire ce que la loi nous impose, par exemple les pièces d’une vente ou d’un bail.',
            },
            {
              term: 'Prospection',
              text: 'Nous n’envoyons ni lettre d’information ni publicité aux adresses données dans nos formulaires. Si nous voulions un jour le faire, nous vous le demanderions d’abord, et non voudrait dire non.',
            },
            {
              term: 'Amélioration',
              text: 'À trouver ce qui est tombé en panne et à le réparer, avec les notes du serveur décrites plus haut, et à voir, par les visites comptées, quelles pages sont lues. Nous ne dressons aucun profil à partir des pages que vous regardez.',
            },
          ],
        },
      ],
    },
    {
      id: 'sharing',
      title: 'Avec qui nous les partageons',
      blocks: [
        'Dans la maison, les messages, les réservations et les fiches de contact sont ouverts aux administrateurs et aux agents qui répondent. Les collègues qui ne font qu’écrire le contenu du site ne peuvent pas les ouvrir. Nous ne vendons pas vos données, et nous ne les louons pas.',
        {
          terms: [
            {
              term: 'Partenaires',
              text: 'Ceux dont votre demande a besoin, et qui n’en reçoivent que le nécessaire\u00a0: un propriétaire, un promoteur, un notaire, un chauffeur, un restaurant. S’y ajoutent les entreprises qui hébergent notre serveur et acheminent nos e-mails, et qui traitent des données pour notre compte. Demandez-nous qui elles sont et où elles travaillent\u00a0: nous vous le dirons.',
            },
            {
              term: 'La loi',
              text: 'Les tribunaux et les autorités, quand la loi nous y oblige, et pas au-delà.',
            },
            {
              term: 'Cession d’activité',
              text: 'Si Kais ou l’une de ses activités passe à une autre entreprise, les dossiers qui s’y rattachent la suivent, aux conditions de la présente politique. Vous en seriez informé au préalable.',
            },
          ],
        },
      ],
    },
    {
      id: 'retention',
      title: 'Combien de temps nous les gardons',
      blocks: [
        'Le logiciel n’efface de lui-même aucun de vos messages. Les messages, les réservations, les fiches de contact et la trace des e-mails envoyés à leur sujet restent jusqu’à ce que nous les effacions\u00a0: quand ils ne servent plus, ou quand vous le demandez, sauf si la loi nous oblige à les garder. Les clés contre les doubles envois ne contiennent aucun mot de vous et restent également.',
        'Les notes du serveur sont gardées aussi longtemps que le prévoient les réglages de notre hébergement. Les nombres de visites ne concernent personne en particulier et demeurent. Ce que garde votre propre navigateur est énuméré sous [Cookies](#cookies), avec sa durée.',
      ],
    },
    {
      id: 'security',
      title: 'Comment nous les protégeons',
      blocks: [
        [
          'En https, ce qui circule entre votre navigateur et le serveur est chiffré, et les navigateurs reçoivent la consigne de ne revenir que par cette voie.',
          'Chaque membre de l’équipe se connecte avec son propre compte, qui n’a que les droits de son rôle. Les mots de passe ne sont conservés que sous forme d’empreintes argon2id\u202f; une session se termine au bout de douze heures au plus.',
          'Un autre site ne peut pas envoyer nos formulaires en votre nom, et nos pages n’exécutent que nos propres scripts.',
          'Ce que vous saisissez n’entre ni dans les notes du serveur ni dans le texte d’une erreur.',
        ],
        'Aucun système n’est à l’abri de tout. Si une attaque atteignait vos données, nous vous dirions, ainsi qu’à l’autorité nommée plus bas, ce qui s’est passé et ce qu’il faut faire.',
      ],
    },
    {
      id: 'rights',
      title: 'Vos droits',
      blocks: [
        'En vertu de la loi sénégalaise 2008-12 sur la protection des données à caractère personnel, et de la présente politique, vous avez ces droits\u00a0:',
        {
          terms: [
            {
              term: 'Accès',
              text: 'Savoir si nous détenons des données sur vous, lesquelles, et d’où elles viennent.',
            },
            { term: 'Rectification', text: 'Faire corriger ce qui est faux ou périmé.' },
            { term: 'Suppression', text: 'Les faire effacer, sauf si la loi nous oblige à les garder.' },
            {
              term: 'Portabilité',
              text: 'Recevoir ce que vous nous avez donné dans un fichier que d’autres logiciels savent lire.',
            },
            {
              term: 'Opposition',
              text: 'Refuser un usage de ces données, maintenant ou plus tard, et toute prospection à tout moment.',
            },
          ],
        },
        'Écrivez-nous [par e-mail](mail), avec pour objet «\u00a0Données personnelles\u00a0», depuis l’adresse que vous avez utilisée avec nous, afin que nous sachions que ces données sont les vôtres. C’est gratuit. Si cette adresse n’existe plus, écrivez tout de même\u00a0: nous trouverons un autre moyen de vous reconnaître.',
        'Si notre réponse ne vous satisfait pas, la Commission de protection des données personnelles (CDP), à Dakar, reçoit les plaintes.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies et stockage du navigateur',
      blocks: [
        'Tout cela vient de nous, et rien ne vous suit sur un autre site. Ces éléments servent à ce que vous êtes en train de faire\u202f; il n’y a donc pas de bandeau à refermer. Vous pouvez les effacer à tout moment dans les réglages de votre navigateur\u202f; le site continue de fonctionner.',
        'Les cookies, transmis à notre serveur\u00a0:',
        {
          terms: [
            { term: 'kais_language', text: 'La langue, une fois que vous en avez choisi une. Un an.' },
            { term: 'kais_currency', text: 'La devise, une fois que vous en avez choisi une. Un an.' },
            { term: 'kais_session', text: 'Équipe seulement\u00a0: maintient la connexion. Douze heures.' },
          ],
        },
        'Le stockage du navigateur, qui reste sur votre appareil\u00a0:',
        {
          terms: [
            {
              term: 'kais-language, kais-currency, kais-theme',
              text: 'Vos choix de langue, de devise, et de thème clair ou sombre. Jusqu’à ce que vous les effaciez.',
            },
            {
              term: 'kais-onboarding-completed',
              text: 'Le fait que vous avez vu la présentation de bienvenue. Jusqu’à ce que vous la redemandiez ou que vous effaciez cette donnée.',
            },
            {
              term: 'kais-shortlist',
              text: 'Les numéros des biens que vous avez gardés. Jusqu’à ce que vous les retiriez. Une sélection que vous partagez porte ces numéros dans son lien, et rien sur vous.',
            },
            {
              term: 'kais-wizard, kais-saved-results',
              text: 'Vos réponses à la page des recommandations, pendant sept jours ou jusqu’à ce que vous appuyiez sur «\u00a0Nouvelle recherche\u00a0»\u202f; un autre onglet ouvert garde sa propre copie jusqu’à sa fermeture. Et les résultats que vous avez choisi de garder, jusqu’à ce que vous les retiriez. Le lien d’un résultat porte vos réponses, vos propres mots compris.',
            },
            {
              term: 'kais-draft',
              text: 'Ce que vous avez saisi dans un formulaire sans l’avoir encore envoyé, pour qu’une coupure de réseau ne vous coûte rien. Sept jours, ou jusqu’à l’envoi, ou jusqu’à ce que vous repartiez de zéro. Sur un appareil partagé, utilisez «\u00a0Repartir de zéro\u00a0».',
            },
            {
              term: 'kais-waiting, kais-sent',
              text: 'Un message envoyé sans réseau attend ici et part quand le réseau revient. Au bout d’une semaine, il n’est plus envoyé mais retourne dans son formulaire. De chacun des dix derniers messages partis, il reste un numéro aléatoire.',
            },
            {
              term: 'kais-listening-1, kais-player-1',
              text: 'Où vous en êtes dans les soixante derniers épisodes du podcast, à quelle vitesse vous écoutez, et l’épisode qui est dans le lecteur, jusqu’à ce que vous le fermiez ou que l’épisode soit fini. Le reste demeure jusqu’à ce que vous l’effaciez.',
            },
            {
              term: 'react-router-scroll-positions, remix-router-transitions',
              text: 'Jusqu’où vous aviez lu, pour retrouver l’endroit en revenant en arrière. Jusqu’à la fermeture de l’onglet.',
            },
            {
              term: 'adminAuthenticated, kais-staff-draft',
              text: 'Équipe seulement\u00a0: le fait d’être connecté, et ce qu’ils ont saisi dans un formulaire sans l’enregistrer encore.',
            },
          ],
        },
      ],
    },
    {
      id: 'elsewhere',
      title: 'Autres sites',
      blocks: [
        mapHost === null
          ? 'Les polices, les images et les cartes viennent de notre propre serveur\u00a0: lire une page n’appelle personne d’autre.'
          : `Les polices et les images viennent de notre propre serveur. Les cartes sont chargées depuis ${mapHost} quand l’une d’elles apparaît à l’écran\u202f; cet hôte voit alors votre adresse IP.`,
        'L’enregistrement d’un épisode du podcast peut être hébergé ailleurs. Il n’est chargé que lorsque vous lancez l’écoute\u202f; cet hôte voit alors votre adresse IP.',
        'Les liens vers WhatsApp, vers notre agenda de rendez-vous, vers des réseaux sociaux, une visite virtuelle ou un partenaire s’ouvrent dans un nouvel onglet. À partir de là, les règles de ces sites s’appliquent, et nous ne voyons pas ce que vous y faites.',
      ],
    },
    {
      id: 'changes',
      title: 'Modifications',
      blocks: [
        'Quand le site commence à conserver autre chose, cette page le dit et sa date change. Ce que vous nous aviez donné ne sert à rien d’autre sans votre accord.',
      ],
    },
  ],
  contact: {
    title: 'À qui s’adresser',
    text: 'Kais est responsable des données décrites ici.',
    companyLabel: 'Entreprise',
    registrationLabel: 'Numéro d’immatriculation',
    emailLabel: 'E-mail pour vos données',
    emailNote: 'Objet\u00a0: «\u00a0Données personnelles\u00a0»',
    subject: 'Données personnelles',
    phoneLabel: 'Téléphone',
    addressLabel: 'Adresse',
  },
  next: {
    title: 'Pour continuer',
    ways: [
      { label: 'Nous écrire', to: '/contact' },
      { label: 'Conditions d’utilisation', to: '/terms-of-service' },
      { label: 'Questions et réponses', to: '/faq' },
    ],
  },
})
