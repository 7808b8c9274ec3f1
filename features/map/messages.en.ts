export const en = {
  zoomIn: 'Closer',
  zoomOut: 'Farther',
  zoom: 'Zoom of the map',
  opening: 'The map is being drawn.',
  unreachable: 'The map did not load. The connection may be slow or gone.',
  retry: 'Load the map again',
  styleFailed: 'The detailed map could not be reached; this is our own, simpler one.',
  credit: '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors (ODbL)',
  keys: 'Arrow keys move the map, plus and minus change the zoom.',
  wheel: 'Hold Ctrl and scroll to zoom the map',
  wheelOnMac: 'Hold ⌘ and scroll to zoom the map',
  twoFingers: 'Move the map with two fingers',
}

export type MapMessages = typeof en
