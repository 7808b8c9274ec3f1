/** Beside what the demo content invented. */
const en = { review: 'Sample review', partner: 'Sample partner', project: 'Sample project' }

const fr = {
  review: 'Avis de démonstration',
  partner: 'Partenaire de démonstration',
  project: 'Projet de démonstration',
} satisfies typeof en

export const demoMessages = { en, fr }
