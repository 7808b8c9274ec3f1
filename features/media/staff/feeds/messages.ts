import type { Locale } from '#common/locale.ts'
import { fetchProblemMessages } from '#platform/foreign-fetch/problem-messages.ts'
import type { FeedItemState } from '../../foreign-feeds/feed.schema.ts'
import type { FeedCategory } from '../../foreign-feeds/feed-problems.ts'

const items = (n: number) => (n === 1 ? '1 new item' : `${n} new items`)

const categories: Record<FeedCategory, string> = { news: 'News', market: 'Market', industry: 'Industry' }

const problems = {
  ...fetchProblemMessages.en.problems,
  'not-a-feed': 'What is there is not an RSS or Atom feed, or only part of one.',
}

const states: Record<FeedItemState, string> = { new: 'New', used: 'Used', dismissed: 'Put aside' }

const en = {
  title: 'RSS & Content',
  parts: {
    label: 'Parts of this tab',
    feeds: 'Feeds',
    templates: 'Templates',
    performance: 'Performance',
    own: 'Our own feeds',
  },

  foreign: {
    title: 'Feeds we read',
    add: 'Add a feed',
    edit: 'Edit the feed',
    submit: 'Add and check',
    save: 'Save changes',
    saving: 'Saving…',
    added: 'The feed is added',
    saved: 'The feed is saved',
    empty: 'No feed yet',
    emptyHint:
      'Newspapers, ministries and agencies publish feeds. Add one, and what it brings appears here every hour.',
    emptyHintForReaders: 'Editors add them. What they bring appears here.',
    fields: {
      title: 'Name',
      titleHint: 'Named as the source under articles drawn from it.',
      url: 'Address of the feed',
      urlHint: 'The RSS or Atom address itself, with https:// in front.',
      category: 'Category',
      chooseCategory: 'Choose a category',
      schedule: 'Schedule',
      isActive: 'Check every hour',
    },
    categories,
    paused: 'Paused',
    never: 'Not checked yet',
    lookedAt: (when: string) => `Checked ${when}`,
    nextLook: (when: string) => `Next check ${when}`,
    fresh: items,
    look: 'Check now',
    looking: 'Checking…',
    found: (title: string, n: number) => `${title}: ${n === 0 ? 'nothing new' : items(n)}`,
    notRead: (title: string) => `${title} could not be read`,
    problems,
    refused: fetchProblemMessages.en.refused,
    delete: {
      label: 'Delete',
      text: 'Its items go with it. Drafts and articles that were made from them stay.',
    },
  },

  items: {
    title: 'What they bring',
    search: 'Search items',
    state: 'Show',
    states,
    /** Of one item. */
    badges: states,
    all: 'All',
    feed: 'Feed',
    draft: 'Make a draft',
    openDraft: 'Open the article',
    dismiss: 'Put aside',
    takeBack: 'Take back',
    read: 'Read',
    newTab: '(opens a new tab)',
    dismissed: 'Put aside',
    undo: 'Undo',
    empty: 'Nothing new',
    emptyHint: 'What the feeds bring from now on appears here.',
  },

  lead: 'What readers and podcast apps subscribe to. Each feed follows what is published; nothing has to be done for it.',
  names: { articles: 'Articles', podcast: 'Podcast' },
  languages: { en: 'In English', fr: 'In French' },
  feed: (name: string, language: Locale) => `${name}, ${language === 'en' ? 'English' : 'French'}`,
  address: 'Address',
  copy: 'Copy the address',
  copied: 'The address is copied.',
  notCopied: 'The browser did not let us copy. The address is selected: copy it from the field.',
  open: 'Open',
  newTab: '(opens a new tab)',
  holds: {
    articles: (n: number) => (n === 1 ? '1 article' : `${n} articles`),
    podcast: (n: number) => (n === 1 ? '1 episode with a recording' : `${n} episodes with a recording`),
  },
  empty: { articles: 'No article is published yet.', podcast: 'No episode with a recording is published yet.' },
  newest: (title: string, date: string) => `Newest: ${title}, ${date}`,
  notes: {
    articles: 'The 50 newest published articles, whole. What is not translated stands in English in both feeds.',
    podcast: 'Every published episode that has a recording. An app looks for new ones by itself, usually within hours.',
  },
}

export type FeedMessages = typeof en

const itemsFr = (n: number) => `${n}\u00a0${n < 2 ? 'élément nouveau' : 'éléments nouveaux'}`

const fr = {
  title: 'RSS et contenus',
  parts: {
    label: 'Parties de cet onglet',
    feeds: 'Flux',
    templates: 'Modèles',
    performance: 'Audience',
    own: 'Nos propres flux',
  },

  foreign: {
    title: 'Flux suivis',
    add: 'Ajouter un flux',
    edit: 'Modifier le flux',
    submit: 'Ajouter et relever',
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    added: 'Le flux est ajouté',
    saved: 'Le flux est enregistré',
    empty: 'Aucun flux pour le moment',
    emptyHint:
      'Journaux, ministères et agences publient des flux. Ajoutez-en un\u00a0: ce qu’il apporte apparaîtra ici toutes les heures.',
    emptyHintForReaders: 'La rédaction les ajoute. Ce qu’ils apportent apparaîtra ici.',
    fields: {
      title: 'Nom',
      titleHint: 'Figure comme source sous les articles qui en sont tirés.',
      url: 'Adresse du flux',
      urlHint: 'L’adresse RSS ou Atom elle-même, précédée de https://.',
      category: 'Catégorie',
      chooseCategory: 'Choisissez une catégorie',
      schedule: 'Fréquence',
      isActive: 'Relever toutes les heures',
    },
    categories: { news: 'Actualités', market: 'Marché', industry: 'Secteur' },
    paused: 'En pause',
    never: 'Pas encore relevé',
    lookedAt: (when: string) => `Relevé le ${when}`,
    nextLook: (when: string) => `Prochain relevé le ${when}`,
    fresh: itemsFr,
    look: 'Relever',
    looking: 'Relevé en cours…',
    found: (title: string, n: number) => `${title}\u00a0: ${n === 0 ? 'rien de nouveau' : itemsFr(n)}`,
    notRead: (title: string) => `${title} n’a pas pu être lu`,
    problems: {
      ...fetchProblemMessages.fr.problems,
      'not-a-feed': 'Ce qui s’y trouve n’est pas un flux RSS ou Atom, ou n’en est qu’une partie.',
    },
    refused: fetchProblemMessages.fr.refused,
    delete: {
      label: 'Supprimer',
      text: 'Ses éléments disparaissent avec lui. Les brouillons et les articles qui en sont tirés restent.',
    },
  },

  items: {
    title: 'Ce qu’ils apportent',
    search: 'Rechercher un élément',
    state: 'Afficher',
    states: { new: 'Nouveaux', used: 'Utilisés', dismissed: 'Écartés' },
    badges: { new: 'Nouveau', used: 'Utilisé', dismissed: 'Écarté' },
    all: 'Tous',
    feed: 'Flux',
    draft: 'Faire un brouillon',
    openDraft: 'Ouvrir l’article',
    dismiss: 'Écarter',
    takeBack: 'Reprendre',
    read: 'Lire',
    newTab: '(nouvel onglet)',
    dismissed: 'Écarté',
    undo: 'Annuler',
    empty: 'Rien de nouveau',
    emptyHint: 'Ce que les flux apporteront désormais apparaîtra ici.',
  },

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

export const feedMessages = { en, fr }
