const en = {
  title: 'The interior design studio',
  description:
    'Interior design in Dakar: residential and commercial interiors, renovation, new construction and consultation, made for the light and climate of the coast.',
  lead: 'Linen, dark wood, raffia, earth, and cloth woven here. From one room to a whole residence.',
  book: 'Request a consultation',
  schedule: 'Or choose a time for a call',
  newTab: '(opens a new tab)',
  philosophy: {
    title: 'Our approach',
    statement: 'A room in Dakar has to answer to the light, the dust and the sea air before it answers to taste.',
    text: [
      'So we begin with what the place does: where the sun stands at four, which window the wind uses, what salt does to brass. Then comes the life inside it: who cooks, who works, who visits and for how long. The drawing is the last thing, and the shortest.',
      'We like materials that grow older rather than worn, and things that can be mended in this city. A room is finished when nothing in it needs explaining.',
    ],
  },
  services: {
    title: 'What the studio does',
    list: [
      { title: 'Residential', text: 'Houses and flats, for living in, letting, or both in turn.' },
      { title: 'Commercial', text: 'Offices, shops, restaurants and receptions.' },
      { title: 'Renovation', text: 'Keeping what is good in an old house, and saying what is not.' },
      { title: 'New construction', text: 'Rooms thought through while the walls are still lines.' },
      { title: 'Consultation', text: 'One visit, one conversation, a direction to take from there.' },
    ],
    styles:
      'In the manner you choose: afro-luxury, contemporary, minimalist, traditional, eclectic, or one without a name.',
  },
  consultation: {
    title: 'Request a consultation',
    text: 'Tell us what there is and what you would like instead. We answer before anything is drawn.',
  },
}

const fr = {
  title: 'Le studio d’architecture d’intérieur',
  description:
    'Architecture d’intérieur à Dakar\u00a0: logements, bureaux et commerces, rénovation, construction neuve et conseil, pour la lumière et le climat de la côte.',
  lead: 'Lin, bois sombre, raphia, terre, et des étoffes tissées ici. D’une seule pièce à toute une résidence.',
  book: 'Demander une consultation',
  schedule: 'Ou choisir un créneau pour un appel',
  newTab: '(nouvel onglet)',
  philosophy: {
    title: 'Notre démarche',
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
    title: 'Demander une consultation',
    text: 'Dites-nous ce qu’il y a et ce que vous aimeriez à la place. Nous répondons avant de dessiner quoi que ce soit.',
  },
} satisfies typeof en

export const studioMessages = { en, fr }
