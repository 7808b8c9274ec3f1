import type { PartnershipMessages } from './partnership-messages.en.ts'

export const fr = {
  title: 'Faire quelque chose ensemble',
  text: 'Vous avez une marque et quelque chose à dire à Dakar. Dites-le-nous en quelques lignes\u202f; nous répondons par une idée, ou vous disons que nous ne sommes pas la maison qu’il vous faut.',
  whatsapp: 'Écrire sur WhatsApp',
  whatsappText: 'Bonjour Kais Media, je voudrais proposer un partenariat.\nEntreprise\u00a0: \nL’idée\u00a0: ',
  newTab: '(nouvel onglet)',
} satisfies PartnershipMessages
