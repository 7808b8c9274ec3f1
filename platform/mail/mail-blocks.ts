/** What a message says, block by block. The HTML part and the text part are made from the same blocks. */
export type MailBlock =
  | { kind: 'title'; text: string }
  | { kind: 'text'; text: string }
  /** A paragraph somebody of the house wrote: addresses of pages in it can be pressed. */
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'facts'; facts: readonly MailFact[] }
  /** Somebody's own words. */
  | { kind: 'words'; text: string }
  | { kind: 'ledger'; lines: readonly { label: string; amount: string }[]; total: { label: string; amount: string } }
  | { kind: 'actions'; links: readonly MailLink[] }
  /** Something the house offers, with the way to its page. */
  | ({ kind: 'listing' } & MailListing)

export interface MailFact {
  label: string
  text: string
  href?: string
}

export interface MailListing {
  title: string
  /** A line each. */
  facts: readonly string[]
  price: string
  link: MailLink
  /** A JPEG of ours: programs that read no newer kinds show it too. The same address for whoever gets it, so that it tells nobody who looked. */
  picture: { src: string; width: number; height: number } | null
}

export interface MailLink {
  label: string
  href: string
}

export interface MailContent {
  subject: string
  /** Shown by mail programs beside the subject. */
  preview: string
  blocks: readonly MailBlock[]
  /** The house's last words: who writes, and how to reach it. */
  footer: { lines: readonly string[]; links: readonly MailFact[] }
}

/** What a message says, before it gets its frame. */
export interface Letter extends Pick<MailContent, 'subject' | 'preview' | 'blocks'> {
  /** A calendar file that comes with it. */
  calendar?: { name: string; text: string }
  /** The last line of all, under the house's address. */
  lastLine?: string
  /** Whom an answer reaches, where the message names an address for it. */
  replyName?: string
  /** For mail programs: written by a machine (and in answer to something), or by a person. */
  writtenBy: 'auto-generated' | 'auto-replied' | 'person'
}
