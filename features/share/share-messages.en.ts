export const en = {
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

export type ShareMessages = typeof en
