import type { ServiceType } from '../service-types.ts'

const services: Record<ServiceType, string> = {
  nest: 'Nest',
  experience: 'Experience',
  mobility: 'Mobility',
  investment: 'Investment',
  media: 'Media',
}

export const en = {
  saving: 'Saving...',
  save: 'Save changes',

  reviews: {
    add: 'Add Client Review',
    edit: 'Edit Client Review',
    submit: 'Add review',
    added: 'Review added successfully',
    saved: 'Review saved',
    /** Names the record in the question before it is deleted. */
    of: (name: string) => `the review by ${name}`,
    empty: { title: 'No reviews yet', hint: 'What clients say of the house will stand here.' },

    rated: (marks: number, of: number) => `Rated ${marks} of ${of} stars`,
    featured: 'Featured',
    inactive: 'Inactive',
    unverified: 'Unverified',
    feature: 'Feature',
    unfeature: 'Unfeature',
    hide: 'Hide',
    show: 'Show',
    nowFeatured: (name: string) => `${name} now stands on the home page`,
    nowNotFeatured: (name: string) => `${name} no longer stands on the home page`,
    nowShown: (name: string) => `The review by ${name} is active`,
    nowHidden: (name: string) => `The review by ${name} is inactive`,

    search: 'Search reviews',
    filters: {
      service: 'Service',
      featured: 'Home page',
      featuredOnly: 'Featured',
      notFeatured: 'Not featured',
      state: 'State',
      active: 'Active',
      inactive: 'Inactive',
    },

    clientName: 'Client name',
    location: 'Location',
    clientTitle: 'Title or occupation in English',
    clientTitleFr: 'Title or occupation in French',
    portrait: 'Portrait',
    service: 'Service type',
    serviceNone: 'Choose…',
    serviceOther: 'Other',
    serviceOwn: 'Which service',
    services,
    rating: 'Rating',
    stars: (n: number) => (n === 1 ? '1 star' : `${n} stars`),
    text: 'Review in English',
    textFr: 'Review in French',
    project: 'Project in English',
    projectFr: 'Project in French',
    state: 'State',
    isVerified: 'Verified: we know that this client said it',
    isFeatured: 'Featured: on the home page, which shows the six newest',
    isActive: 'Active: visitors may read it',
  },

  links: {
    note: 'Below every page of the site, in this order.',
    add: 'Add Social Media Link',
    edit: 'Edit Social Media Link',
    submit: 'Add link',
    added: 'Social media link added successfully',
    saved: 'Social media link saved',
    of: (platform: string) => `the link to ${platform}`,
    empty: { title: 'No links yet', hint: 'Once there are some, they stand below every page of the site.' },

    active: 'Active',
    inactive: 'Inactive',
    up: 'Move up',
    down: 'Move down',
    switchOn: 'Switch on',
    switchOff: 'Switch off',
    moved: (platform: string, place: number, of: number) => `${platform} is now number ${place} of ${of}`,
    nowOn: (platform: string) => `${platform} stands in the footer`,
    nowOff: (platform: string) => `${platform} no longer stands in the footer`,
    order: (n: number) => `Order ${n}`,
    newTab: '(opens a new tab)',

    platform: 'Platform',
    platformNone: 'Choose…',
    url: 'URL',
    urlHint: 'The whole address, with https:// in front.',
    displayOrder: 'Display order',
    displayOrderHint: 'Smaller numbers come first.',
    state: 'State',
    isActive: 'Active: visitors see it',
  },
}

export type CompanyStaffMessages = typeof en
