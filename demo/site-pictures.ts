import type { SitePictureName } from '#features/company/site-pictures.ts'

/** Which picture of the library stands where on the site. */
export const demoSitePictures: Record<SitePictureName, string> = {
  hero: 'villa-sea-terrace-dusk',
  nest: 'villa-pool-front-golden',
  experience: 'concierge-bell',
  mobility: 'suv-front',
  media: 'podcast-microphone',
  invest: 'maquette-residence-day',
  studio: 'design-material-board',
  studioDetail: 'woven-textile-detail',
  invitation: 'villa-pool-dusk',
  relocation: 'house-keys-plans',
  partnership: 'magazines-ceramic-vase',
}
