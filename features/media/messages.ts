const minutes = (n: number) => `${n}\u00a0${n === 1 ? 'minute' : 'minutes'}`

const en = {
  title: 'Property and life in Dakar: articles and podcast',
  description:
    'Articles, a podcast and brand partnerships from Kais in Dakar: buying from abroad, off-plan contracts, districts, moving and houses for the climate.',
  lead: 'We write down what clients ask us, and what we had to find out. To read, to listen to, or to make with us.',
  features: {
    podcast: { title: 'Podcast', text: 'One question an episode, taken apart slowly.' },
    articles: {
      title: 'Articles and content',
      text: 'Papers, prices, districts, houses: with figures, and their date.',
    },
    partnership: { title: 'Brand partnerships', text: 'Sponsor an episode, host an evening, commission a story.' },
  },
  latest: {
    title: 'Latest Content',
    empty: 'Nothing published yet',
    emptyHint: 'Come back in a while, or write to us with the question you would like answered.',
    by: (author: string, date: string | null) => (date ? `${author}, ${date}` : author),
    readingTime: (n: number) => `${minutes(n)} to read`,
    all: (n: number) => (n === 1 ? 'See the article' : `All ${n} articles`),
  },
  episodes: {
    title: 'The podcast',
    empty: 'No episode yet',
    emptyHint: 'Come back in a while, or tell us whom you would like to hear.',
    all: (n: number, coming: number) =>
      coming > 0 ? `All episodes: ${n} to hear, ${coming} to come` : n === 1 ? 'See the episode' : `All ${n} episodes`,
  },
  featured: 'Featured',
  list: {
    title: 'Articles',
    description:
      'Articles from Kais in Dakar on titles, off-plan contracts, prices by district, moving and houses for the climate. Figures are dated and indicative.',
    lead: 'Papers, prices, districts, houses. Every figure has its date, and a notary has the last word.',
    count: (n: number) => (n === 1 ? '1 article' : `${n} articles`),
    about: (subject: string) => `About “${subject}”`,
    kinds: 'Kinds of article',
    allKinds: 'All',
    topics: 'Topics',
    byTopic: 'By topic',
    allArticles: 'All articles',
    pages: {
      label: 'Pages of articles',
      previous: 'Previous page',
      next: 'Next page',
      page: (page: number) => `Page ${page}`,
    },
    ask: 'Write to us',
    listen: 'The podcast',
    nothingHere: 'No article on this',
    nothingHereHint: 'We have not written about it yet. See the other topics.',
  },
  article: {
    trail: 'You are here',
    home: 'Home',
    media: 'Media',
    articles: 'Articles',
    back: 'All articles',
    by: (author: string) => `By ${author}`,
    contents: 'In this article',
    onlyEnglish: 'This article has not been translated yet. You are reading it in English.',
    topics: 'Topics',
    source: 'Source:',
    share: 'Share',
    shareHeading: 'Share this article',
    related: 'Related articles',
    notFound: 'This article is not here',
    notFoundText: 'It may have been withdrawn, or it is not published yet.',
  },
  next: {
    'real-estate': {
      title: 'See the homes',
      text: 'The homes on our list show their price, their floor area and, off-plan, their delivery date. A viewing takes one message to arrange.',
      links: [
        { to: '/kais-nest', label: 'See the homes' },
        { to: '/contact?subject=home', label: 'Ask us a question' },
      ],
    },
    investment: {
      title: 'Projects and costs',
      text: 'Projects are described with their minimum, their date and their risk. What a purchase costs besides its price can be worked out line by line.',
      links: [
        { to: '/invest', label: 'See the projects' },
        { to: '/buying-costs', label: 'Work out the costs' },
      ],
    },
    lifestyle: {
      title: 'Prepare your move',
      text: 'Tell us when you arrive and with whom. Housing, schools, staff and the first week can be prepared before you land.',
      links: [
        { to: '/kais-experience', label: 'Plan the move' },
        { to: '/kais-nest', label: 'See the homes' },
      ],
    },
    'market-insights': {
      title: 'Work out the costs',
      text: 'An asking price is not the whole sum. Registration duty, the land registration fee and the notary’s fee come on top; the calculator shows each line.',
      links: [
        { to: '/buying-costs', label: 'Work out the costs' },
        { to: '/kais-nest', label: 'See the homes' },
      ],
    },
  },
  partners: { title: 'Published with' },
  feeds: {
    articles: 'Articles by RSS',
    podcast: 'Podcast by RSS',
    articlesTitle: 'Kais Media: articles',
    podcastTitle: 'Kais Media: the podcast',
  },
  newTab: '(opens a new tab)',
  categories: {
    'real-estate': 'Real Estate',
    investment: 'Investment',
    lifestyle: 'Lifestyle',
    'market-insights': 'Market Insights',
    business: 'Business',
    interviews: 'Interviews',
  } as Record<string, string>,
}

export type MediaMessages = typeof en

const minutesFr = (n: number) => `${n}\u00a0${n < 2 ? 'minute' : 'minutes'}`

const fr = {
  title: 'Immobilier et vie à Dakar\u00a0: articles et podcast',
  description:
    'Articles, podcast et partenariats de marque de Kais, à Dakar\u00a0: achat depuis l’étranger, contrats sur plan, quartiers, installation, maisons et climat.',
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
    readingTime: (n: number) => `${minutesFr(n)} de lecture`,
    all: (n: number) => (n === 1 ? 'Voir l’article' : `Les ${n} articles`),
  },
  episodes: {
    title: 'Le podcast',
    empty: 'Pas encore d’épisode',
    emptyHint: 'Revenez dans quelque temps, ou dites-nous qui vous aimeriez entendre.',
    all: (n: number, coming: number) =>
      coming > 0
        ? `Tous les épisodes\u00a0: ${n} à écouter, ${coming} à venir`
        : n === 1
          ? 'Voir l’épisode'
          : `Les ${n} épisodes`,
  },
  featured: 'À la une',
  list: {
    title: 'Articles',
    description:
      'Les articles de Kais, à Dakar\u00a0: titres, contrats sur plan, prix par quartier, installation, maisons et climat. Chiffres datés et indicatifs.',
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
      previous: 'Page précédente',
      next: 'Page suivante',
      page: (page: number) => `Page ${page}`,
    },
    ask: 'Nous écrire',
    listen: 'Le podcast',
    nothingHere: 'Aucun article à ce sujet',
    nothingHereHint: 'Nous n’avons encore rien écrit à ce sujet. Voyez les autres.',
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
    related: 'Articles liés',
    notFound: 'Cet article est introuvable',
    notFoundText: 'Il a peut-être été retiré, ou n’est pas encore publié.',
  },
  next: {
    'real-estate': {
      title: 'Voir les biens',
      text: 'Les biens de notre catalogue affichent leur prix, leur surface et, sur plan, leur date de livraison. Une visite s’organise en un message.',
      links: [
        { to: '/kais-nest', label: 'Voir les biens' },
        { to: '/contact?subject=home', label: 'Nous poser une question' },
      ],
    },
    investment: {
      title: 'Projets et frais d’achat',
      text: 'Chaque projet est décrit avec son minimum, sa date et son risque. Ce qu’un achat coûte en plus de son prix se calcule ligne par ligne.',
      links: [
        { to: '/invest', label: 'Voir les projets' },
        { to: '/buying-costs', label: 'Calculer les frais' },
      ],
    },
    lifestyle: {
      title: 'Préparer votre installation',
      text: 'Dites-nous quand vous arrivez, et avec qui. Le logement, l’école, le personnel et la première semaine se préparent avant l’atterrissage.',
      links: [
        { to: '/kais-experience', label: 'Voir l’accompagnement' },
        { to: '/kais-nest', label: 'Voir les biens' },
      ],
    },
    'market-insights': {
      title: 'Calculer les frais d’achat',
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
    lifestyle: 'Art de vivre',
    'market-insights': 'Regards sur le marché',
    business: 'Affaires',
    interviews: 'Entretiens',
  },
} satisfies MediaMessages

export const mediaMessages = { en, fr }
