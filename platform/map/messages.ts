const en = {
  zoomIn: 'Closer',
  zoomOut: 'Farther',
  zoom: 'Zoom of the map',
  opening: 'The map is being drawn.',
  waits: 'The map was left out to save data.',
  show: 'Show the map',
  unreachable: 'The map did not load. The connection may be slow or gone.',
  retry: 'Load the map again',
  styleFailed: 'The detailed map could not be reached; this is our own, simpler one.',
  credit: '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors (ODbL)',
  keys: 'Arrow keys move the map, plus and minus change the zoom.',
  wheel: 'Hold Ctrl and scroll to zoom the map',
  wheelOnMac: 'Hold ⌘ and scroll to zoom the map',
  twoFingers: 'Move the map with two fingers',
}

const fr = {
  zoomIn: 'Rapprocher',
  zoomOut: 'Éloigner',
  zoom: 'Zoom de la carte',
  opening: 'La carte se dessine.',
  waits: 'La carte n’est pas chargée, pour économiser les données.',
  show: 'Afficher la carte',
  unreachable: 'La carte n’a pas pu être chargée. La connexion est peut-être lente ou coupée.',
  retry: 'Recharger la carte',
  styleFailed: 'La carte détaillée n’a pas répondu\u202f; voici la nôtre, plus simple.',
  credit: '© les contributeurs d’<a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> (ODbL)',
  keys: 'Les flèches déplacent la carte, plus et moins changent le zoom.',
  wheel: 'Maintenez Ctrl et faites défiler pour zoomer',
  wheelOnMac: 'Maintenez ⌘ et faites défiler pour zoomer',
  twoFingers: 'Déplacez la carte avec deux doigts',
} satisfies typeof en

export const mapMessages = { en, fr }
