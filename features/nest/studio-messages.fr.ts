import type { StudioMessages } from './studio-messages.en.ts'

export const fr = {
  title: 'Le studio de décoration',
  description:
    'Décoration d’intérieur à Dakar\u00a0: intérieurs résidentiels et commerciaux, rénovation, construction neuve et conseil, dessinés pour la lumière et le climat de la côte.',
  lead: 'Lin, bois sombre, raphia, terre, et des étoffes tissées ici. D’une seule pièce à toute une résidence.',
  book: 'Réserver une consultation',
  schedule: 'Ou choisir un créneau pour un appel',
  newTab: '(nouvel onglet)',
  philosophy: {
    title: 'Comment nous pensons une pièce',
    statement:
      'À Dakar, une pièce doit répondre à la lumière, à la poussière et à l’air marin avant de répondre au goût.',
    text: [
      'Nous commençons donc par ce que fait le lieu\u00a0: où se tient le soleil à 16\u00a0h, par quelle fenêtre entre le vent, ce que le sel fait au laiton. Vient ensuite la vie qui s’y mène\u00a0: qui cuisine, qui travaille, qui vient et pour combien de temps. Le dessin arrive en dernier, et c’est le plus court.',
      'Nous aimons les matières qui vieillissent au lieu de s’user, et ce qui se répare dans cette ville. Une pièce est finie quand rien n’y demande d’explication.',
    ],
  },
  services: {
    title: 'Ce que fait le studio',
    list: [
      { title: 'Résidentiel', text: 'Maisons et appartements, à habiter, à louer, ou les deux tour à tour.' },
      { title: 'Commercial', text: 'Bureaux, boutiques, restaurants et halls d’accueil.' },
      { title: 'Rénovation', text: 'Garder ce qui est bon dans une maison ancienne, et dire ce qui ne l’est pas.' },
      { title: 'Construction neuve', text: 'Des pièces pensées quand les murs ne sont encore que des traits.' },
      { title: 'Conseil', text: 'Une visite, une conversation, une direction à suivre ensuite.' },
    ],
    styles:
      'Dans le style de votre choix\u00a0: afro-luxe, contemporain, minimaliste, traditionnel, éclectique, ou un autre qui n’a pas de nom.',
  },
  consultation: {
    title: 'Tout commence par une conversation',
    text: 'Dites-nous ce qu’il y a et ce que vous aimeriez à la place. Nous répondons avant de dessiner quoi que ce soit.',
  },
} satisfies StudioMessages
