const en = {
  slugTaken: (slug: string) =>
    `The address “${slug}” already belongs to another article. Give this article, or that one, another address.`,
  list: {
    title: 'Articles',
    add: 'New article',
    search: 'Search articles',
    noExcerpt: 'No excerpt available',
    empty: 'No articles yet',
    emptyHint: 'The first one you write appears here, as a draft until you publish it.',
  },

  new: 'New article',
  edit: 'Edit article',
  all: 'All articles',
  notFound: 'Article not found',
  saved: {
    draft: 'Saved as a draft',
    scheduled: (when: string) => `Scheduled for ${when}, Dakar time`,
    published: 'The article is on the site',
  },

  begin: {
    part: 'Begin from a template',
    template: 'Template',
    none: 'None: an empty page',
    hint: 'Fills in the title and the text, in the languages it has. What it leaves in double braces is yours to fill.',
    replace: 'Replace what is written?',
    replaceText: 'The title and the text that stand here make room for the template’s.',
    replaceAct: 'Replace it',
    replaceLeave: 'Keep mine',
  },

  head: {
    part: 'Title and address',
    slugHint: 'Small letters, digits and hyphens. It follows the English title until you write your own.',
    slugMoves: (old: string) => `Links to ${old} will lead to the new address.`,
  },

  text: {
    part: 'Text',
    contentFrHint: 'Without a French text, French-speaking visitors read the whole article in English, title included.',
  },

  about: {
    part: 'About it',
    chooseCategory: 'Choose a category',
    picture: 'Cover picture',
    pictureHint: 'Shown at the top of the article and in lists. Less than 10 MB; chosen, dropped here or pasted.',
    sourceHint: 'Whose news it was, where the piece follows somebody else’s. Shown under the title.',
    sourceUrlHint: 'The page itself, with https:// in front.',
  },

  meta: {
    part: 'Search engines',
    partHint: 'What people see before they come. What is left empty is taken from the article.',
    title: 'Meta title in English',
    titleFr: 'Meta title in French',
    description: 'Meta description in English',
    descriptionFr: 'Meta description in French',
    emptyTitle: 'Empty: the title of the article.',
    emptyDescription: 'Empty: the excerpt, or the beginning of the text.',
    result: { en: 'Search result in English', fr: 'Search result in French' },
    untranslated: 'There is no French text yet: search engines are told of the English page only.',
    titleCount: (n: number, room: number) => `Title: ${n} of about ${room} characters`,
    descriptionCount: (n: number, room: number) => `Description: ${n} of about ${room} characters`,
    cut: 'would be cut',
    noTitle: 'No title yet',
    noDescription: 'No text yet',
  },

  preview: {
    open: 'Preview',
    title: 'Preview of the article',
    close: 'Close the preview',
    language: 'Language of the preview',
    languages: { en: 'English', fr: 'French' },
    noTitle: 'No title yet',
    noAuthor: '(no author yet)',
  },
}

const fr = {
  slugTaken: (slug: string) =>
    `L’adresse «\u00a0${slug}\u00a0» est déjà celle d’un autre article. Donnez une autre adresse à cet article-ci, ou à l’autre.`,
  list: {
    title: 'Articles',
    add: 'Nouvel article',
    search: 'Rechercher un article',
    noExcerpt: 'Aucun chapeau',
    empty: 'Aucun article pour le moment',
    emptyHint: 'Le premier que vous écrirez apparaîtra ici, en brouillon jusqu’à sa publication.',
  },

  new: 'Nouvel article',
  edit: 'Modifier l’article',
  all: 'Tous les articles',
  notFound: 'Article introuvable',
  saved: {
    draft: 'Enregistré comme brouillon',
    scheduled: (when: string) => `Programmé pour le ${when}, heure de Dakar`,
    published: 'L’article est en ligne',
  },

  begin: {
    part: 'Partir d’un modèle',
    template: 'Modèle',
    none: 'Aucun\u00a0: une page vide',
    hint: 'Remplit le titre et le texte, dans les langues qu’il a. Ce qui reste entre doubles accolades est à compléter.',
    replace: 'Remplacer ce qui est écrit\u202f?',
    replaceText: 'Le titre et le texte présents cèdent la place à ceux du modèle.',
    replaceAct: 'Remplacer',
    replaceLeave: 'Garder les miens',
  },

  head: {
    part: 'Titre et adresse',
    slugHint:
      'Lettres minuscules, chiffres et traits d’union. Elle suit le titre anglais jusqu’à ce que vous écriviez la vôtre.',
    slugMoves: (old: string) => `Les liens vers ${old} mèneront à la nouvelle adresse.`,
  },

  text: {
    part: 'Texte',
    contentFrHint: 'Sans texte français, les visiteurs francophones lisent tout l’article en anglais, titre compris.',
  },

  about: {
    part: 'À son sujet',
    chooseCategory: 'Choisissez une catégorie',
    picture: 'Image de couverture',
    pictureHint: 'En tête de l’article et dans les listes. Moins de 10\u00a0Mo\u202f; choisie, déposée ici ou collée.',
    sourceHint: 'Qui l’a publié d’abord, quand l’article part du texte d’un autre. Affichée sous le titre.',
    sourceUrlHint: 'La page elle-même, précédée de https://.',
  },

  meta: {
    part: 'Moteurs de recherche',
    partHint: 'Ce que l’on voit avant de venir. Ce qui reste vide est tiré de l’article.',
    title: 'Titre méta en anglais',
    titleFr: 'Titre méta en français',
    description: 'Description méta en anglais',
    descriptionFr: 'Description méta en français',
    emptyTitle: 'Vide\u00a0: le titre de l’article.',
    emptyDescription: 'Vide\u00a0: le chapeau, ou le début du texte.',
    result: { en: 'Résultat de recherche en anglais', fr: 'Résultat de recherche en français' },
    untranslated: 'Il n’y a pas encore de texte français\u00a0: seule la page anglaise est annoncée aux moteurs.',
    titleCount: (n: number, room: number) => `Titre\u00a0: ${n} caractères sur ${room} environ`,
    descriptionCount: (n: number, room: number) => `Description\u00a0: ${n} caractères sur ${room} environ`,
    cut: 'serait coupé',
    noTitle: 'Pas encore de titre',
    noDescription: 'Pas encore de texte',
  },

  preview: {
    open: 'Aperçu',
    title: 'Aperçu de l’article',
    close: 'Fermer l’aperçu',
    language: 'Langue de l’aperçu',
    languages: { en: 'Anglais', fr: 'Français' },
    noTitle: 'Pas encore de titre',
    noAuthor: '(pas encore d’auteur)',
  },
} satisfies typeof en

export const articleStaffMessages = { en, fr }
