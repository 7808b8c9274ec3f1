import type { MediaMessages } from './messages.en.ts'

const minutes = (n: number) => `${n} ${n < 2 ? 'minute' : 'minutes'}`

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
    note: 'En résumé, pour l’instant.',
    empty: 'Rien n’est encore publié',
    emptyHint: 'Revenez dans quelque temps, ou écrivez-nous la question à laquelle vous cherchez une réponse.',
    by: (author: string, date: string | null) => (date ? `${author}, ${date}` : author),
    readingTime: (n: number) => `${minutes(n)} de lecture`,
    pages: 'Pages des articles',
    more: 'Articles plus anciens',
    firstPage: 'Revenir aux plus récents',
  },
  episodes: {
    title: 'Le podcast',
    name: (n: number | null, title: string) => (n === null ? title : `Épisode ${n}\u00a0: ${title}`),
    duration: minutes,
    guests: (names: string[]) => `Avec ${names.join(', ')}`,
    audio: (title: string) => `Enregistrement\u00a0: ${title}`,
    listen: 'Écouter',
    silent: 'Pas encore d’enregistrement en ligne',
    empty: 'Pas encore d’épisode',
    emptyHint: 'Revenez dans quelque temps, ou dites-nous qui vous aimeriez entendre.',
    pages: 'Pages des épisodes',
    more: 'Épisodes plus anciens',
    firstPage: 'Revenir aux épisodes les plus récents',
  },
  partnership: {
    title: 'Faire quelque chose ensemble',
    text: 'Vous avez une marque et quelque chose à dire à Dakar. Dites-le-nous en quelques lignes\u202f; nous répondons par une idée, ou vous disons que nous ne sommes pas la bonne maison.',
    kinds: 'Ce qui peut se faire',
    list: [
      'Parrainage du podcast',
      'Partenariat éditorial',
      'Collaboration sur les réseaux sociaux',
      'Partenariat événementiel',
      'Contenu sur mesure',
    ],
    contact: 'Proposer un partenariat',
    whatsapp: 'Écrire sur WhatsApp',
    whatsappText: 'Bonjour Kais Media, je voudrais proposer un partenariat.\nEntreprise\u00a0: \nL’idée\u00a0: ',
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
