import type { Locale } from '#common/locale.ts'
import type { FeedMessages } from './messages.en.ts'

export const fr = {
  title: 'RSS et contenus',
  lead: 'Ce à quoi s’abonnent les lecteurs et les applications de podcast. Chaque flux suit ce qui est publié\u202f; il n’y a rien à faire.',
  names: { articles: 'Articles', podcast: 'Podcast' },
  languages: { en: 'En anglais', fr: 'En français' },
  feed: (name: string, language: Locale) => `${name}, en ${language === 'en' ? 'anglais' : 'français'}`,
  address: 'Adresse',
  copy: 'Copier l’adresse',
  copied: 'L’adresse est copiée.',
  notCopied: 'Le navigateur n’a pas permis la copie. L’adresse est sélectionnée\u00a0: copiez-la depuis le champ.',
  open: 'Ouvrir',
  newTab: '(nouvel onglet)',
  holds: {
    articles: (n: number) => `${n}\u00a0${n < 2 ? 'article' : 'articles'}`,
    podcast: (n: number) => `${n}\u00a0${n < 2 ? 'épisode avec enregistrement' : 'épisodes avec enregistrement'}`,
  },
  empty: {
    articles: 'Aucun article n’est encore publié.',
    podcast: 'Aucun épisode avec enregistrement n’est encore publié.',
  },
  newest: (title: string, date: string) => `Le plus récent\u00a0: ${title}, ${date}`,
  notes: {
    articles:
      'Les 50 derniers articles publiés, en entier. Ce qui n’est pas traduit figure en anglais dans les deux flux.',
    podcast:
      'Tous les épisodes publiés qui ont un enregistrement. Une application cherche les nouveaux d’elle-même, en général en quelques heures.',
  },
} satisfies FeedMessages
