import type { RecommendationMessages } from './messages.en.ts'

export const fr = {
  title: 'Trois réponses, puis les biens qui vous conviennent',
  metaTitle: 'Recommandations',
  description:
    'Dites si vous achetez, louez ou restez quelque temps, dans quel quartier de Dakar, et pour combien\u00a0: voyez les biens de notre catalogue qui conviennent, avec leur prix.',
  lead: 'Sans compte, sans adresse e-mail. Laissez de côté ce que vous ne savez pas encore.',
  form: {
    name: 'Trois réponses',
    deal: 'Acheter, louer, ou rester quelque temps\u202f?',
    deals: { '': 'Tout', buy: 'Acheter', rent: 'Louer', 'short-stay': 'Court séjour' },
    place: { title: 'À quel endroit\u202f?', label: 'Lieu', any: 'N’importe où' },
    size: { title: 'De quelle taille, et pour combien\u202f?', label: 'Chambres, au moins', any: 'Peu importe' },
    price: 'Au plus, en FCFA',
    optional: '(facultatif)',
    priceHint: 'Le prix total à l’achat, par mois en location, par nuit en court séjour.',
    submit: 'Voir les biens qui conviennent',
  },
  weigh: {
    title: 'Ce qui est pris en compte',
    now: 'Aujourd’hui, vos réponses et rien d’autre\u00a0: un bien s’affiche quand il répond à toutes, les plus récents d’abord. Les autres filtres vous attendent à la page suivante.',
    more: 'Une maison, c’est aussi ceux qui l’habitent\u00a0: la famille, le travail, le chemin de l’école, ce qu’elle doit devenir. Parlez-en à quelqu’un, avec vos mots.',
    contact: 'Nous écrire',
    all: 'Voir tous les biens',
  },
} satisfies RecommendationMessages
