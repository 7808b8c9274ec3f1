import type { MapStaffMessages } from './messages.en.ts'

export const fr = {
  latitude: 'Latitude',
  longitude: 'Longitude',
  latitudeHint: 'En degrés, par exemple 14.7456. Deux coordonnées copiées d’une carte remplissent les deux champs.',
  longitudeHint: 'En degrés\u202f; négative à l’ouest de Greenwich, par exemple -17.5106.',
  openMap: 'Placer le point sur la carte',
  closeMap: 'Fermer la carte',
  label: 'Carte où placer le point',
  how: 'Cliquez ou touchez l’endroit. Le point se fait glisser, ou se déplace avec les flèches quand il a le focus\u202f; avec Maj, il va plus loin.',
  insteadOfMap: 'Ce navigateur ne peut pas dessiner la carte. Les deux coordonnées ci-dessus suffisent.',
  point: (latitude: string, longitude: string) =>
    `Le point\u00a0: ${latitude}, ${longitude}. Les flèches le déplacent, avec Maj plus loin.`,
  pointGroup: 'Le point sur la carte',
  isAt: (latitude: string, longitude: string) => `Le point est à ${latitude}, ${longitude}.`,
  isAbroad: 'Ce point se trouve hors du Sénégal.',
  isNone: 'Aucun point\u00a0: la page montre le centre du lieu, si notre carte le connaît.',
  isRemoved: 'Le point est retiré.',
  takeMiddle: (place: string) => `Prendre le centre du lieu (${place})`,
  remove: 'Retirer le point',
} satisfies MapStaffMessages
