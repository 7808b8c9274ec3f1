import type { PublicationState } from '../publication.ts'

const states: Record<PublicationState, string> = { published: 'Published', scheduled: 'Scheduled', draft: 'Draft' }

/** What articles and episodes have in common. */
export const en = {
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
    isFeatured: 'Featured: comes before the others',
    visibility: 'Place in the list',
    position: 'Position',
    positionHint: 'Smaller numbers come first; among equals, the newest.',
  },

  submit: { draft: 'Save the draft', now: 'Publish', at: 'Schedule', live: 'Save changes' },
  saving: 'Saving…',
  failed: 'It could not be saved',
}

export type MediaStaffMessages = typeof en
