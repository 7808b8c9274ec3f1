import type { RecommendationMessages } from './messages.en.ts'

export const fr = {
  title: 'Trois étapes vers les biens qui vous conviennent',
  metaTitle: 'Recommandations',
  description:
    'Dites ce que vous cherchez à Dakar et comment vous vivez\u00a0: voyez quels biens de notre catalogue conviennent, à quel point, et d’où vient chaque point de la note.',
  lead: 'Sans compte, sans adresse e-mail. Un budget et un type de bien suffisent\u202f; laissez de côté ce que vous ne savez pas encore.',
  weigh: {
    title: 'Comment la décision est prise',
    rules:
      'Par des règles, non par goût. Votre budget, et le fait d’acheter ou de louer, sont des limites\u202f; tout le reste ajoute des points. Chaque point est expliqué à côté du bien qui le reçoit, et un bien qui manque une limite dit laquelle et de combien.',
    model:
      'Là où un modèle de langage est installé sur ce site, il peut seulement dire autrement ce que les règles ont décidé, et ce qu’il écrit est vérifié d’après l’annonce. Ce que vous écrivez avec vos mots ne lui est jamais transmis.',
    more: 'Ce qu’aucune annonce ne peut dire, comme le chemin de l’école ou le bruit la nuit, est nommé comme une question ouverte. Posez-la à quelqu’un.',
    contact: 'Nous écrire',
    all: 'Voir tous les biens',
  },
} satisfies RecommendationMessages
