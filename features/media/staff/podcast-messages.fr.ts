import type { PodcastStaffMessages } from './podcast-messages.en.ts'

export const fr = {
  list: {
    title: 'Podcasts',
    add: 'Nouvel épisode',
    search: 'Rechercher un épisode',
    empty: 'Aucun épisode pour le moment',
    emptyHint: 'Le premier que vous ajouterez apparaîtra ici, en brouillon jusqu’à sa publication.',
    silent: 'Sans enregistrement',
  },

  new: 'Nouvel épisode',
  edit: 'Modifier l’épisode',
  all: 'Tous les épisodes',
  notFound: 'Épisode introuvable',
  saved: {
    draft: 'Enregistré comme brouillon',
    scheduled: (when: string) => `Programmé pour le ${when}, heure de Dakar`,
    published: 'L’épisode est en ligne',
  },

  head: {
    part: 'L’épisode',
    title: 'Titre en anglais',
    titleFr: 'Titre en français',
    description: 'Description en anglais',
    descriptionFr: 'Description en français',
    season: 'Saison',
    number: 'Numéro de l’épisode',
    numberHint: 'Pour un nouvel épisode, le numéro suivant de la saison en cours est proposé.',
    category: 'Catégorie',
  },

  audio: {
    part: 'Enregistrement',
    file: 'Enregistrement',
    duration: 'Durée en minutes',
    durationHint: 'Lue dans l’enregistrement quand vous l’envoyez ou indiquez son adresse.',
    listen: 'Écouter',
    rssUrl: 'Adresse d’un flux RSS',
    rssHint: 'Si la série est aussi publiée ailleurs.',
  },

  about: {
    part: 'À son sujet',
    guests: 'Invités',
    topics: 'Sujets',
    cover: 'Image de couverture',
    coverHint: 'Carrée de préférence. Moins de 10\u00a0Mo\u202f; choisie, déposée ici ou collée.',
  },
} satisfies PodcastStaffMessages
