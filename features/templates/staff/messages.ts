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

const en = {
  title: 'Templates',
  lead: 'Texts to begin from. A place such as {{company}} is filled in when the template is used.',
  repliesLead:
    'Texts to begin an answer from: an e-mail, a message, homes that are sent. In an answer, Ctrl + / inserts one without the mouse.',
  repliesAt: 'Reply templates are under Requests:',
  repliesLink: 'Reply templates',
  contentAt: 'Templates of articles, posts and newsletters stand with the content:',
  contentLink: 'RSS & Content',
  places: 'Places in a text',
  placesHint:
    'Each is replaced by what we know of the person when the template is used; whatever is missing has to be filled in before anything is sent.',
  emptyReplies: {
    title: 'No reply templates yet',
    hint: 'Write down what you answer often: a first answer, a viewing, homes to look at.',
  },
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

const fr = {
  title: 'Modèles',
  lead: 'Des textes pour commencer. Un emplacement comme {{company}} est complété quand on utilise le modèle.',
  repliesLead:
    'Des textes pour commencer une réponse\u00a0: un e-mail, un message, des biens que l’on envoie. Dans une réponse, Ctrl + / en insère un sans la souris.',
  repliesAt: 'Les modèles de réponse se trouvent sous «\u00a0Demandes reçues\u00a0»\u00a0:',
  repliesLink: 'Modèles de réponse',
  contentAt: 'Les modèles d’articles, de publications et de lettres d’information sont avec les contenus\u00a0:',
  contentLink: 'RSS et contenus',
  places: 'Emplacements d’un texte',
  placesHint:
    'Chacun est remplacé par ce que nous savons de la personne quand le modèle est utilisé\u202f; ce qui manque doit être complété avant tout envoi.',
  emptyReplies: {
    title: 'Aucun modèle de réponse pour le moment',
    hint: 'Notez ce que vous répondez souvent\u00a0: une première réponse, une visite, des biens à regarder.',
  },
  deleteText: 'Plus personne ne pourra partir de ce modèle. Ce qui a été écrit avec lui reste.',
  add: 'Ajouter un modèle',
  edit: 'Modifier le modèle',
  submit: 'Ajouter le modèle',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  added: 'Modèle ajouté',
  saved: 'Modèle enregistré',
  of: (name: string) => `le modèle «\u00a0${name}\u00a0»`,
  copy: 'Copier le texte',
  copied: 'Le texte est dans le presse-papiers',
  copyFailed: 'Ce navigateur ne permet pas la copie',
  empty: {
    title: 'Aucun modèle pour le moment',
    hint: 'Notez ce que vous écrivez souvent\u00a0: une première réponse, une visite, un nouveau bien.',
  },
  type: 'Usage',
  types: { article: 'Article', email: 'E-mail', social: 'Réseaux sociaux', newsletter: 'Lettre d’information' },
  typeHints: {
    article: 'Proposé dans l’éditeur d’articles.',
    email: 'Proposé quand on répond à un prospect.',
    social: 'À copier dans une publication.',
    newsletter: 'À copier dans la lettre d’information.',
  },
  nameHint: 'Vos collègues le liront pour choisir ce modèle.',
  subject: { article: 'Titre', email: 'Objet', social: 'Accroche', newsletter: 'Objet' },
  subjectFr: {
    article: 'Titre en français',
    email: 'Objet en français',
    social: 'Accroche en français',
    newsletter: 'Objet en français',
  },
  body: 'Texte',
  bodyFr: 'Texte en français',
  insert: 'Insérer un emplacement',
  insertHint: 'Il s’insère là où vous écriviez en dernier.',
  variables: {
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    fullName: 'Nom complet',
    subject: 'Sujet de la demande',
    agent: 'Qui écrit',
    company: 'Nom de l’entreprise',
    companyPhone: 'Téléphone de l’entreprise',
    companyEmail: 'E-mail de l’entreprise',
    siteUrl: 'Adresse du site',
    date: 'Date du jour',
  },
  unknown: (names: string) =>
    `${names}\u00a0: impossible à compléter. Choisissez un emplacement dans la liste au-dessus des textes.`,
  preview: 'Aperçu',
  previewHint: 'Avec des valeurs d’exemple.',
  previewEmpty: 'Ce que vous écrivez apparaît ici.',
  languages: { en: 'English', fr: 'Français' },
  previewLanguage: 'Langue de l’aperçu',
  example: { firstName: 'Awa', lastName: 'Diop', subject: 'la maison de Ngor' },
} satisfies typeof en

export const templateMessages = { en, fr }
