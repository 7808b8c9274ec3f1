const en = {
  link: 'Link to send',
  copy: 'Copy the link',
  copied: 'The link is copied.',
  notCopied: 'The browser did not let us copy. The link is selected: copy it from the field.',
  whatsapp: 'Send it on WhatsApp',
  email: 'Send it by e-mail',
  /** What a messenger shows: words, then the address. */
  message: (text: string, link: string) => `${text}: ${link}`,
  newTab: '(opens a new tab)',
  close: 'Close',
}

const fr = {
  link: 'Lien à envoyer',
  copy: 'Copier le lien',
  copied: 'Le lien est copié.',
  notCopied: 'Le navigateur a refusé la copie. Le lien est sélectionné\u00a0: copiez-le depuis le champ.',
  whatsapp: 'L’envoyer sur WhatsApp',
  email: 'L’envoyer par e-mail',
  message: (text, link) => `${text}\u00a0: ${link}`,
  newTab: '(nouvel onglet)',
  close: 'Fermer',
} satisfies typeof en

export const shareMessages = { en, fr }
