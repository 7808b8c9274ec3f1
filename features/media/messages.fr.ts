import type { MediaMessages } from './messages.en.ts'

const minutes = (n: number) => `${n}\u00a0${n < 2 ? 'minute' : 'minutes'}`

export const fr = {
  title: 'Ce que Dakar bâtit, et qui l’habite',
  description:
    'Articles, podcast et partenariats de marque de Kais, à Dakar\u00a0: acheter depuis l’étranger, contrats sur plan, quartiers, installation, et maisons faites pour le climat.',
  lead: 'Nous mettons par écrit ce que nos clients nous demandent, et ce qu’il nous a fallu chercher. À lire, à écouter, ou à faire avec nous.',
  features: {
    podcast: { title: 'Podcast', text: 'Une question par épisode, décortiquée sans hâte.' },
    articles: {
      title: 'Articles et contenus',
      text: 'Papiers, prix, quartiers, maisons\u00a0: avec des chiffres, et leur date.',
    },
    partnership: {
      title: 'Partenariats de marque',
      text: 'Parrainer un épisode, accueillir une soirée, commander un récit.',
    },
  },
  latest: {
    title: 'Derniers contenus',
    empty: 'Rien n’est encore publié',
    emptyHint: 'Revenez dans quelque temps, ou écrivez-nous la question à laquelle vous cherchez une réponse.',
    by: (author: string, date: string | null) => (date ? `${author}, ${date}` : author),
    readingTime: (n: number) => `${minutes(n)} de lecture`,
    all: (n: number) => (n === 1 ? 'Le seul article' : `Les ${n} articles`),
  },
  episodes: {
    title: 'Le podcast',
    empty: 'Pas encore d’épisode',
    emptyHint: 'Revenez dans quelque temps, ou dites-nous qui vous aimeriez entendre.',
    all: (n: number) => (n === 1 ? 'Le seul épisode' : `Les ${n} épisodes`),
  },
  list: {
    title: 'Articles',
    description:
      'Les articles de Kais, à Dakar\u00a0: papiers et titres, contrats sur plan, prix par quartier, installation, et maisons faites pour le climat. Les chiffres sont datés et indicatifs.',
    lead: 'Papiers, prix, quartiers, maisons. Chaque chiffre porte sa date, et le dernier mot revient au notaire.',
    count: (n: number) => (n < 2 ? `${n} article` : `${n} articles`),
    about: (subject: string) => `À propos de «\u00a0${subject}\u00a0»`,
    kinds: 'Catégories d’articles',
    allKinds: 'Tous',
    topics: 'Sujets',
    byTopic: 'Par sujet',
    allArticles: 'Tous les articles',
    pages: {
      label: 'Pages des articles',
      previous: 'Plus récents',
      next: 'Plus anciens',
      page: (page: number) => `Page ${page}`,
    },
    ask: 'Nous écrire',
    listen: 'Le podcast',
    nothingHere: 'Aucun article à ce sujet',
    nothingHereHint: 'Nous n’avons encore rien écrit là-dessus. Les autres sujets ne sont pas loin.',
  },
  article: {
    trail: 'Vous êtes ici',
    home: 'Accueil',
    media: 'Media',
    articles: 'Articles',
    back: 'Tous les articles',
    by: (author: string) => `Par ${author}`,
    contents: 'Dans cet article',
    onlyEnglish: 'Cet article n’est pas encore traduit. Vous le lisez en anglais.',
    topics: 'Sujets',
    source: 'Source\u00a0:',
    share: 'Partager',
    shareHeading: 'Partager cet article',
    related: 'À lire ensuite',
    notFound: 'Cet article est introuvable',
    notFoundText: 'Il a peut-être été retiré, ou n’est pas encore publié. Les autres sont à leur place.',
  },
  next: {
    'real-estate': {
      title: 'De la page à la porte',
      text: 'Les biens de notre catalogue affichent leur prix, leur surface et, sur plan, leur date de livraison. Une visite s’organise en un message.',
      links: [
        { to: '/kais-nest', label: 'Voir les biens' },
        { to: '/contact?subject=home', label: 'Nous poser une question' },
      ],
    },
    investment: {
      title: 'Avec vos propres chiffres',
      text: 'Chaque projet est décrit avec son minimum, sa date et son risque. Ce qu’un achat coûte en plus de son prix se calcule ligne par ligne.',
      links: [
        { to: '/invest', label: 'Voir les projets' },
        { to: '/buying-costs', label: 'Calculer les frais' },
      ],
    },
    lifestyle: {
      title: 'Quand viendra le moment de partir',
      text: 'Dites-nous quand vous arrivez, et avec qui. Le logement, l’école, le personnel et la première semaine se préparent avant l’atterrissage.',
      links: [
        { to: '/kais-experience', label: 'Préparer l’installation' },
        { to: '/kais-nest', label: 'Voir les biens' },
      ],
    },
    'market-insights': {
      title: 'Ce qu’il vous en coûterait',
      text: 'Le prix demandé n’est pas toute la somme. L’enregistrement, la publicité foncière et les émoluments du notaire s’y ajoutent\u202f; le calculateur montre chaque ligne.',
      links: [
        { to: '/buying-costs', label: 'Calculer les frais' },
        { to: '/kais-nest', label: 'Voir les biens' },
      ],
    },
  },
  partners: { title: 'Publié avec' },
  feeds: {
    articles: 'Les articles par RSS',
    podcast: 'Le podcast par RSS',
    articlesTitle: 'Kais Media\u00a0: les articles',
    podcastTitle: 'Kais Media\u00a0: le podcast',
  },
  newTab: '(nouvel onglet)',
  categories: {
    'real-estate': 'Immobilier',
    investment: 'Investissement',
    lifestyle: 'Vivre ici',
    'market-insights': 'Marché',
    business: 'Affaires',
    interviews: 'Entretiens',
  },
} satisfies MediaMessages
