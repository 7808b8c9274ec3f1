import type { ShareMessages } from './share-messages.en.ts'

export const fr = {
  link: 'Lien à envoyer',
  copy: 'Copier le lien',
  copied: 'Le lien est copié.',
  notCopied: 'Le navigateur a refusé la copie. Le lien est sélectionné\u00a0: copiez-le depuis le champ.',
  whatsapp: 'L’envoyer sur WhatsApp',
  email: 'L’envoyer par e-mail',
  message: (text, link) => `${text}\u00a0: ${link}`,
  newTab: '(nouvel onglet)',
  close: 'Fermer',
} satisfies ShareMessages
