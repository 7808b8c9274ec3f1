/** Of one letter: more nobody looks at. */
export const MOST_HOMES = 10
/** Whom one home goes to at a time: a letter to each, not a mailing. */
export const MOST_LEADS = 20
/** What is filled in for each of several people; all else is the same for them. */
export const NAME_PLACES = ['firstName', 'lastName', 'fullName'] as const
