import type { RecommendationMessages } from './messages.en.ts'

export const fr = {
  title: 'Trois étapes vers les biens qui vous conviennent',
  metaTitle: 'Recommandations',
  description:
    'Dites ce que vous cherchez à Dakar et comment vous vivez\u00a0: voyez quels biens de notre liste conviennent, dans quelle mesure, et d’où vient chaque point du score.',
  lead: 'Sans compte, sans adresse e-mail. Un budget et un type de bien suffisent\u202f; laissez de côté ce que vous ne savez pas encore.',
  weigh: {
    title: 'Comment la décision est prise',
    rules:
      'Par des règles, non par goût. Votre budget et le choix d’acheter ou de louer sont des limites\u202f; le type, le lieu, les chambres et la date aussi, si vous les indiquez. Chaque réponse peut ajouter des points, et chaque point est expliqué à côté du bien qui le reçoit. Un bien qui ne fait que s’en approcher dit ce qui l’en sépare.',
    model:
      'Si un modèle de langage est utilisé sur ce site, il ne peut que reformuler ce que les règles ont décidé, et ce qu’il écrit est vérifié d’après la fiche du bien. Ce que vous écrivez avec vos propres mots ne lui est jamais transmis.',
    more: 'Ce qu’aucune fiche ne peut dire, comme le chemin de l’école ou le bruit la nuit, reste une question ouverte, et nous le disons. Posez-la à l’un de nous.',
    contact: 'Nous écrire',
    all: 'Voir tous les biens',
  },
} satisfies RecommendationMessages
