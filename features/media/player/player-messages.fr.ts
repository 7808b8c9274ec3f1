import type { PlayerMessages } from './player-messages.en.ts'

const counted = (n: number, one: string) => (n === 0 ? [] : [`${n} ${n === 1 ? one : `${one}s`}`])

export const fr = {
  region: 'Lecteur du podcast',
  name: (n, title) => (n === null ? title : `Épisode ${n}\u00a0: ${title}`),
  play: 'Écouter',
  pause: 'Pause',
  listen: 'Écouter',
  resume: (at) => `Reprendre à ${at}`,
  heard: 'Écouté',
  back: 'Reculer de 15 secondes',
  forward: 'Avancer de 30 secondes',
  seek: 'Position dans l’épisode',
  position: (at, total) => (total === null ? at : `${at} sur ${total}`),
  time: ({ hours, minutes, seconds }) =>
    [...counted(hours, 'heure'), ...counted(minutes, 'minute'), ...counted(seconds, 'seconde')].join(' ') ||
    '0 seconde',
  speed: 'Vitesse',
  times: (rate) => `${String(rate).replace('.', ',')}\u00a0×`,
  close: 'Fermer le lecteur',
  loading: 'Chargement…',
  leftOver: (at) => `Écoute interrompue à ${at}.`,
  ended: 'Fin de l’épisode.',
  failures: {
    offline: 'L’enregistrement n’arrive pas\u00a0: le réseau est coupé, ou très lent.',
    missing: 'L’enregistrement est introuvable pour le moment. La page de l’épisode en donne le plan.',
    unplayable: 'L’enregistrement est abîmé, ou dans un format que ce navigateur ne lit pas.',
    unknown: 'L’enregistrement ne se charge pas\u00a0: il a changé d’adresse, ou ce navigateur ne sait pas le lire.',
  },
  retry: 'Réessayer',
  house: 'Kais',
  series: 'Le podcast de Kais',
} satisfies PlayerMessages
