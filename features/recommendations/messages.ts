const en = {
  title: 'Find the homes that fit, in three steps',
  metaTitle: 'Recommendations',
  description:
    'Say what you are looking for in Dakar and how you live: see which of our homes fit, how well, and how each score is made up.',
  lead: 'No account, no e-mail address. A budget and a type are enough; leave open what you do not know yet.',
  weigh: {
    title: 'How we choose',
    rules:
      'The same rules apply to every home. Your budget, and whether you buy or rent, are limits; so are the type, the place, the bedrooms and the date, where you give them. Every answer can add points, and each point is explained beside the home it goes to. A home that only comes near is shown with what differs.',
    model:
      'If a language model is in use on this site, it also reads what you write in your own words and may propose what else you meant. You are asked about it first: the rules alone choose the homes, and every sentence about them is ours.',
    more: 'What no listing can answer, such as the way to school or the noise at night, is named as an open question. Ask one of us about it.',
    contact: 'Write to us',
    all: 'See all homes',
  },
}

const fr = {
  title: 'Trouvez en trois étapes les biens qui vous conviennent',
  metaTitle: 'Recommandations',
  description:
    'Dites ce que vous cherchez à Dakar et comment vous vivez\u00a0: voyez quels biens de notre catalogue conviennent, et le détail de chaque score.',
  lead: 'Sans compte, sans adresse e-mail. Un budget et un type de bien suffisent\u202f; laissez de côté ce que vous ne savez pas encore.',
  weigh: {
    title: 'Comment nous choisissons',
    rules:
      'Les mêmes règles valent pour tous les biens. Votre budget et le choix d’acheter ou de louer sont des limites\u202f; le type, le lieu, les chambres et la date aussi, si vous les indiquez. Chaque réponse peut ajouter des points, et chaque point est expliqué à côté du bien qui le reçoit. Un bien qui n’y répond qu’en partie est affiché avec ce qui diffère.',
    model:
      'Si un modèle de langage est utilisé sur ce site, il lit aussi ce que vous écrivez avec vos propres mots et peut proposer ce que vous avez voulu dire d’autre. La question vous est d’abord posée\u00a0: seules les règles choisissent les biens, et chaque phrase à leur sujet est de nous.',
    more: 'Ce qu’aucune annonce ne peut dire, comme le chemin de l’école ou le bruit la nuit, reste une question ouverte, et nous le disons. Posez-la à l’un de nous.',
    contact: 'Nous écrire',
    all: 'Voir tous les biens',
  },
} satisfies typeof en

export const recommendationMessages = { en, fr }
