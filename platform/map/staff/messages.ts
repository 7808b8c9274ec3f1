const en = {
  latitude: 'Latitude',
  longitude: 'Longitude',
  latitudeHint: 'In degrees, for example 14.7456. A pair copied from a map fills both.',
  longitudeHint: 'In degrees; west of Greenwich is negative, for example -17.5106.',
  openMap: 'Set the point on the map',
  closeMap: 'Close the map',
  label: 'Map to set the point on',
  how: 'Click or tap where it is. The point can be dragged, or moved with the arrow keys once it has the focus; with Shift it moves farther.',
  insteadOfMap: 'This browser cannot draw the map. The two coordinates above do the same.',
  point: (latitude: string, longitude: string) =>
    `The point: ${latitude}, ${longitude}. The arrow keys move it, with Shift farther.`,
  pointGroup: 'The point on the map',
  isAt: (latitude: string, longitude: string) => `The point is at ${latitude}, ${longitude}.`,
  isAbroad: 'This point lies outside Senegal.',
  isNone: 'No point is set: the page shows the centre of the place, if our map knows it.',
  isRemoved: 'The point is removed.',
  takeMiddle: (place: string) => `Use the centre of ${place}`,
  remove: 'Remove the point',
}

const fr = {
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
} satisfies typeof en

export const mapStaffMessages = { en, fr }
