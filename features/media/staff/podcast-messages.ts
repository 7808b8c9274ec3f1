const en = {
  list: {
    title: 'Podcasts',
    add: 'New episode',
    search: 'Search episodes',
    empty: 'No episodes yet',
    emptyHint: 'The first one you add appears here, as a draft until you publish it.',
    silent: 'No recording',
  },

  new: 'New episode',
  edit: 'Edit episode',
  all: 'All episodes',
  notFound: 'Episode not found',
  saved: {
    draft: 'Saved as a draft',
    scheduled: (when: string) => `Scheduled for ${when}, Dakar time`,
    published: 'The episode is on the site',
  },

  head: {
    part: 'The episode',
    number: 'Episode number',
    numberHint: 'A new episode starts with the next number of the current season.',
  },

  audio: {
    part: 'Recording',
    file: 'Recording',
    durationHint: 'Read from the recording when you upload it or name its address.',
    listen: 'Listen',
    rssUrl: 'Address of an RSS feed',
    rssHint: 'If the series is published elsewhere as well.',
  },

  about: {
    part: 'About it',
    cover: 'Cover picture',
    coverHint: 'Square is best. Less than 10 MB; chosen, dropped here or pasted.',
  },
}

const fr = {
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
    number: 'Numéro de l’épisode',
    numberHint: 'Pour un nouvel épisode, le numéro suivant de la saison en cours est proposé.',
  },

  audio: {
    part: 'Enregistrement',
    file: 'Enregistrement',
    durationHint: 'Lue dans l’enregistrement quand vous l’envoyez ou indiquez son adresse.',
    listen: 'Écouter',
    rssUrl: 'Adresse d’un flux RSS',
    rssHint: 'Si la série est aussi publiée ailleurs.',
  },

  about: {
    part: 'À son sujet',
    cover: 'Image de couverture',
    coverHint: 'Carrée de préférence. Moins de 10\u00a0Mo\u202f; choisie, déposée ici ou collée.',
  },
} satisfies typeof en

export const podcastStaffMessages = { en, fr }
