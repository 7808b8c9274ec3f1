import type { Locale } from '#common/locale.ts'
import type { FeedMessages } from './messages.en.ts'

const items = (n: number) => `${n}\u00a0${n < 2 ? 'élément nouveau' : 'éléments nouveaux'}`

export const fr = {
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
    fresh: items,
    look: 'Relever',
    looking: 'Relevé en cours…',
    found: (title: string, n: number) => `${title}\u00a0: ${n === 0 ? 'rien de nouveau' : items(n)}`,
    notRead: (title: string) => `${title} n’a pas pu être lu`,
    problems: {
      'private-address': 'L’adresse mène à un réseau privé. Seuls les flux de l’internet public sont lus.',
      'port-not-allowed': 'L’adresse nomme un port inhabituel. Seuls les ports du web, 80 et 443, sont utilisés.',
      'not-web': 'L’adresse renvoie vers quelque chose qui n’est pas sur le web.',
      'unknown-host': 'Aucun serveur ne porte ce nom. L’adresse est peut-être mal écrite.',
      unreachable: 'Le serveur n’a pas pu être joint, ou la connexion s’est interrompue.',
      certificate: 'Le certificat du serveur n’est pas valable.',
      'too-many-redirects': 'L’adresse renvoie sans cesse ailleurs, plus de cinq fois.',
      'too-slow': 'Le serveur a trop tardé\u00a0: plus de 10\u00a0secondes avant de commencer, ou plus de 20 en tout.',
      'too-large': 'Le flux dépasse 5\u00a0Mo.',
      'not-a-feed': 'Ce qui s’y trouve n’est pas un flux RSS ou Atom, ou n’en est qu’une partie.',
    },
    refused: (status: number) => {
      if (status === 404 || status === 410) return `Il n’y a pas de flux à cette adresse (${status}).`
      if (status === 401 || status === 403) return `Le serveur ne nous laisse pas entrer (${status}).`
      if (status === 429) return 'Le serveur dit que nous venons trop souvent (429).'
      if (status >= 500) return `Le serveur a lui-même un problème (${status}).`
      return `Le serveur a répondu ${status}.`
    },
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
