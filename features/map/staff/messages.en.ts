export const en = {
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

export type MapStaffMessages = typeof en
