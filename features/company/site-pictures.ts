/** Places on the site that show a picture of their own, not that of a home, a car or an article. */
export const SITE_PICTURE_NAMES = [
  'hero',
  'nest',
  'experience',
  'mobility',
  'media',
  'invest',
  'studio',
  'studioDetail',
  'invitation',
  'relocation',
  'partnership',
] as const

export type SitePictureName = (typeof SITE_PICTURE_NAMES)[number]

/** The settings row that names them: `{ hero: '/pictures/….webp', … }`. */
export const SITE_PICTURES_KEY = 'site.pictures'
