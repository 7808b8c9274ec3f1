const en = {
  /** Beside what the demo content invented. */
  marks: { review: 'Sample review', partner: 'Sample partner', project: 'Sample project' },
  badge: 'Demonstration',
  tick: 'Demonstration: visitors are told that it is a sample',
}

const fr = {
  marks: {
    review: 'Avis de démonstration',
    partner: 'Partenaire de démonstration',
    project: 'Projet de démonstration',
  },
  badge: 'Démonstration',
  tick: 'Démonstration\u00a0: les visiteurs voient que c’est un exemple',
} satisfies typeof en

export const demoMessages = { en, fr }
