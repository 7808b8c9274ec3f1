import type { PublicationState } from '../publication.ts'

const states: Record<PublicationState, string> = { published: 'Published', scheduled: 'Scheduled', draft: 'Draft' }

/** What articles and episodes have in common. */
const en = {
  states,
  state: 'State',
  category: 'Category',
  scheduledFor: (when: string) => `Scheduled for ${when}`,
  changedOn: (day: string) => `last changed ${day}`,
  featured: 'Featured',
  missingInFrench: 'Missing in French',
  notAllowed: 'Your account reads this but does not change it.',
  notAllowedHint: 'An editor or an administrator can.',

  publish: {
    part: 'Publication',
    partHint: 'All times are Dakar time.',
    release: 'On the site',
    draft: 'Draft: nobody but staff sees it',
    offline: 'Draft: takes it off the site',
    now: 'Publish now',
    since: (when: string) => `Published since ${when}`,
    published: 'Published',
    at: 'Publish at a date',
    hour: 'Date and time, Dakar time',
    hourHint: 'Visitors see it from then on. A time in the past puts it on the site at once, under that date.',
    isFeatured: 'Featured: marked as such and listed first (“Latest Content” goes by date)',
    visibility: 'Place in the list',
    position: 'Position',
    positionHint: 'Smaller numbers come first; among equals, the newest.',
  },

  submit: { draft: 'Save the draft', now: 'Publish', at: 'Schedule', live: 'Save changes' },
  saving: 'Saving…',
  failed: 'It could not be saved',
}

const fr = {
  states: { published: 'Publié', scheduled: 'Programmé', draft: 'Brouillon' },
  state: 'État',
  category: 'Catégorie',
  scheduledFor: (when: string) => `Programmé pour le ${when}`,
  changedOn: (day: string) => `dernière modification le ${day}`,
  featured: 'Mis en avant',
  missingInFrench: 'Français manquant',
  notAllowed: 'Votre compte permet de lire ceci, pas de le modifier.',
  notAllowedHint: 'La rédaction ou l’administration le peut.',

  publish: {
    part: 'Publication',
    partHint: 'Toutes les heures sont à l’heure de Dakar.',
    release: 'Sur le site',
    draft: 'Brouillon\u00a0: seule l’équipe le voit',
    offline: 'Brouillon\u00a0: le retire du site',
    now: 'Publier maintenant',
    since: (when: string) => `Publié depuis le ${when}`,
    published: 'Publié',
    at: 'Publier à une date',
    hour: 'Date et heure, à l’heure de Dakar',
    hourHint:
      'Les visiteurs le voient à partir de là. Une heure passée le met en ligne tout de suite, sous cette date.',
    isFeatured:
      'Mis en avant\u00a0: marqué «\u00a0À la une\u00a0» et en tête des listes («\u00a0Derniers contenus\u00a0» suit les dates)',
    visibility: 'Place dans la liste',
    position: 'Position',
    positionHint: 'Les plus petits nombres viennent en premier\u202f; à égalité, le plus récent.',
  },

  submit: {
    draft: 'Enregistrer le brouillon',
    now: 'Publier',
    at: 'Programmer',
    live: 'Enregistrer',
  },
  saving: 'Enregistrement…',
  failed: 'L’enregistrement a échoué',
} satisfies typeof en

export const mediaStaffMessages = { en, fr }
