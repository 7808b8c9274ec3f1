import type { PodcastStaffMessages } from './podcast-messages.en.ts'

export const fr = {
  list: {
    title: 'Podcasts',
    add: 'Nouvel épisode',
    search: 'Chercher un épisode',
    empty: 'Aucun épisode pour le moment',
    emptyHint: 'Le premier que vous ajouterez apparaîtra ici, en brouillon jusqu’à sa publication.',
    silent: 'Sans enregistrement',
  },

  new: 'Nouvel épisode',
  edit: 'Modifier l’épisode',
  notFound: 'Cet épisode n’est pas là',
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
    numberHint: 'Un nouvel épisode reçoit le numéro qui suit le dernier de sa saison.',
    category: 'Catégorie',
  },

  audio: {
    part: 'Enregistrement',
    file: 'Enregistrement',
    duration: 'Durée en minutes',
    durationHint: 'Lue dans l’enregistrement quand vous l’envoyez ou indiquez son adresse.',
    listen: 'Écouter',
    rssUrl: 'Adresse d’un flux RSS',
    rssHint: 'Où la série est conservée ailleurs.',
  },

  about: {
    part: 'À son sujet',
    guests: 'Invités',
    topics: 'Sujets',
    cover: 'Image de couverture',
    coverHint: 'Carrée de préférence. Moins de 10\u00a0Mo\u202f; choisie, déposée ici ou collée.',
  },
} satisfies PodcastStaffMessages
