import type { TemplateVariable } from '../fill-template.ts'
import type { TemplateType } from '../template-types.ts'

const types: Record<TemplateType, string> = {
  article: 'Article',
  email: 'E-mail',
  social: 'Social media',
  newsletter: 'Newsletter',
}

const typeHints: Record<TemplateType, string> = {
  article: 'Offered in the article editor.',
  email: 'Offered when a lead is answered.',
  social: 'To copy into a post.',
  newsletter: 'To copy into the newsletter.',
}

const variables: Record<TemplateVariable, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  fullName: 'Full name',
  subject: 'What they asked about',
  agent: 'Who writes',
  company: 'The house’s name',
  companyPhone: 'The house’s phone',
  companyEmail: 'The house’s e-mail',
  siteUrl: 'Address of the site',
  date: 'Today’s date',
}

export const en = {
  title: 'Templates',
  lead: 'Texts to begin from. A place such as {{firstName}} is filled in when the template is used.',
  deleteText: 'Nobody can begin from it any more. What was written with it stays.',
  add: 'Add a template',
  edit: 'Edit the template',
  submit: 'Add template',
  save: 'Save changes',
  saving: 'Saving…',
  added: 'Template added',
  saved: 'Template saved',
  of: (name: string) => `the template “${name}”`,
  copy: 'Copy the text',
  copied: 'The text is on the clipboard',
  copyFailed: 'This browser does not let us copy',
  empty: {
    title: 'No templates yet',
    hint: 'Write down what you write often: a first answer, a viewing, a new listing.',
  },
  type: 'What it is for',
  types,
  typeHints,
  name: 'Name',
  nameHint: 'What colleagues choose it by.',
  /** By type: what stands above the text. */
  subject: { article: 'Title', email: 'Subject', social: 'Heading', newsletter: 'Subject' },
  subjectFr: {
    article: 'Title in French',
    email: 'Subject in French',
    social: 'Heading in French',
    newsletter: 'Subject in French',
  },
  body: 'Text',
  bodyFr: 'Text in French',
  insert: 'Insert a place',
  insertHint: 'It goes where you were writing last.',
  variables,
  unknown: (names: string) => `${names} cannot be filled in. Choose a place from the list above the texts.`,
  preview: 'Preview',
  previewHint: 'With example values.',
  previewEmpty: 'What you write appears here.',
  languages: { en: 'English', fr: 'Français' },
  previewLanguage: 'Language of the preview',
  example: { firstName: 'Awa', lastName: 'Diop', subject: 'the house in Ngor' },
}

export type TemplateMessages = typeof en
