import type { PodcastMessages } from './podcast-messages.en.ts'

const minutes = (n: number) => `${n} ${n < 2 ? 'minute' : 'minutes'}`

const MEGABYTE = 1_000_000

export const fr = {
  feed: {
    title: 'Le podcast de Kais',
    description:
      'Une question par épisode, décortiquée sans hâte\u00a0: les papiers, les prix, les maisons et l’argent à Dakar, pour ceux qui y vivent et ceux qui aimeraient y vivre.',
    author: 'Kais',
  },
  title: 'Le podcast',
  description:
    'Tous les épisodes du podcast de Kais\u00a0: acheter à Dakar, les contrats sur plan, les maisons et leur gestion. À écouter ici, ou dans votre application habituelle.',
  lead: 'Une question par épisode, décortiquée sans hâte. L’écoute continue pendant que vous parcourez le site, et reprend là où vous l’avez laissée.',
  category: 'Catégorie',
  all: 'Tous les épisodes',
  categories: {
    business: 'Affaires',
    'real-estate': 'Immobilier',
    investment: 'Investissement',
    interviews: 'Entretiens',
  },
  topics: 'Sujets',
  aboutTopic: (topic) => `À propos de «\u00a0${topic}\u00a0»`,
  allTopics: 'Tous les sujets',
  found: (n) => `${n} ${n < 2 ? 'épisode' : 'épisodes'}`,
  none: 'Aucun épisode de ce genre pour l’instant',
  noneHint: 'Les autres répondent peut-être à la même question, sous un autre angle.',
  empty: 'Pas encore d’épisode',
  emptyHint: 'Revenez dans quelque temps, ou dites-nous qui vous aimeriez entendre.',
  write: 'Nous écrire',
  pages: 'Pages des épisodes',
  more: 'Épisodes plus anciens',
  firstPage: 'Revenir aux premiers épisodes',
  subscribe: {
    title: 'À emporter',
    text: 'Copiez cette adresse dans votre application de podcasts, à la rubrique «\u00a0Ajouter par URL\u00a0» ou «\u00a0Suivre une émission par URL\u00a0». Les nouveaux épisodes y arrivent d’eux-mêmes, dès qu’ils sont enregistrés.',
    label: 'Adresse du flux',
    copy: 'Copier l’adresse',
    copied: 'L’adresse est copiée.',
    notCopied: 'Le navigateur a refusé la copie. L’adresse est sélectionnée\u00a0: copiez-la depuis le champ.',
  },
  name: (n, title) => (n === null ? title : `Épisode ${n}\u00a0: ${title}`),
  duration: minutes,
  guests: (names) => `Avec ${names}`,
  silent: 'Pas encore d’enregistrement',
  silentText: 'Cet épisode n’est pas encore enregistré. Son sujet est présenté ci-dessous.',
  elsewhere: 'L’écouter sur son propre site',
  newTab: '(nouvel onglet)',
  recording: (title) => `Enregistrement\u00a0: ${title}`,
  download: (type, bytes) =>
    `Télécharger (${type}, ${bytes < MEGABYTE ? `${Math.ceil(bytes / 1000)}\u00a0ko` : `${Math.round(bytes / MEGABYTE)}\u00a0Mo`})`,
  about: 'De quoi il s’agit',
  facts: 'À propos de cet épisode',
  labels: { season: 'Saison', duration: 'Durée', published: 'Publication', guests: 'Avec', topics: 'Sujets' },
  home: 'Accueil',
  media: 'Media',
  neighbours: 'D’autres épisodes',
  previous: 'Le précédent',
  next: 'Le suivant',
  share: 'Partager',
  shareHeading: 'Partager cet épisode',
  notFound: 'Cet épisode est introuvable',
  notFoundText: 'Il a peut-être été retiré, ou son adresse a été raccourcie en chemin. Ceux-ci sont là\u00a0:',
  steps: {
    'real-estate': {
      title: 'Des papiers aux pièces',
      text: 'Les biens que nous proposons en ce moment, à la vente, à la location et sur plan, chacun avec son prix.',
      link: 'Voir les biens',
    },
    investment: {
      title: 'Des calculs aux projets',
      text: 'Des projets où placer de l’argent, avec leur minimum, leurs dates et leur risque.',
      link: 'Voir les projets',
    },
    business: {
      title: 'Ce qu’il laisse en suspens',
      text: 'Envoyez-nous la question à laquelle cet épisode n’a pas répondu. Elle deviendra peut-être le prochain.',
      link: 'La poser',
    },
    interviews: {
      title: 'Qui faudrait-il entendre\u202f?',
      text: 'Vous connaissez quelqu’un qui a quelque chose à dire sur la vie et la construction à Dakar\u202f? Dites-nous qui.',
      link: 'Proposer quelqu’un',
    },
  },
  ask: { title: 'Votre propre question', link: 'Nous l’envoyer' },
  articles: 'Lire les articles',
} satisfies PodcastMessages
