const en = {
  title: 'Propose a partnership',
  text: 'You have a brand and something to say in Dakar. Tell us in a few lines; we answer with an idea, or say that we are not the right partner.',
  whatsapp: 'Ask on WhatsApp',
  whatsappText: 'Hello Kais Media, I would like to propose a partnership.\nCompany: \nThe idea: ',
  newTab: '(opens a new tab)',
}

const fr = {
  title: 'Proposer un partenariat',
  text: 'Vous avez une marque et quelque chose à dire à Dakar. Dites-le-nous en quelques lignes\u202f; nous répondons par une idée, ou vous disons que nous ne sommes pas le bon partenaire.',
  whatsapp: 'Écrire sur WhatsApp',
  whatsappText: 'Bonjour Kais Media, je voudrais proposer un partenariat.\nEntreprise\u00a0: \nL’idée\u00a0: ',
  newTab: '(nouvel onglet)',
} satisfies typeof en

export const partnershipMessages = { en, fr }
