import type { MapMessages } from './messages.en.ts'

export const fr = {
  zoomIn: 'Rapprocher',
  zoomOut: 'Éloigner',
  zoom: 'Zoom de la carte',
  opening: 'La carte se dessine.',
  unreachable: 'La carte n’a pas pu être chargée. La connexion est peut-être lente ou coupée.',
  retry: 'Recharger la carte',
  styleFailed: 'La carte détaillée n’a pas répondu\u202f; voici la nôtre, plus simple.',
  credit: '© les contributeurs d’<a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> (ODbL)',
  keys: 'Les flèches déplacent la carte, plus et moins changent le zoom.',
  wheel: 'Maintenez Ctrl et faites défiler pour zoomer',
  wheelOnMac: 'Maintenez ⌘ et faites défiler pour zoomer',
  twoFingers: 'Déplacez la carte avec deux doigts',
} satisfies MapMessages
