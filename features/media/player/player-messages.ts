interface Time {
  hours: number
  minutes: number
  seconds: number
}

const counted = (n: number, one: string) => (n === 0 ? [] : [`${n} ${n === 1 ? one : `${one}s`}`])

const en = {
  region: 'Podcast player',
  name: (n: number | null, title: string) => (n === null ? title : `Episode ${n}: ${title}`),
  play: 'Play',
  pause: 'Pause',
  listen: 'Listen',
  resume: (at: string) => `Resume at ${at}`,
  heard: 'Heard',
  back: 'Back 15 seconds',
  forward: 'Forward 30 seconds',
  seek: 'Position in the episode',
  position: (at: string, total: string | null) => (total === null ? at : `${at} of ${total}`),
  /** '12 minutes 5 seconds', as the slider is heard. */
  time: ({ hours, minutes, seconds }: Time) =>
    [...counted(hours, 'hour'), ...counted(minutes, 'minute'), ...counted(seconds, 'second')].join(' ') || '0 seconds',
  speed: 'Speed',
  times: (rate: number) => `${rate}×`,
  close: 'Close the player',
  loading: 'Loading…',
  leftOver: (at: string) => `You stopped at ${at}.`,
  ended: 'The end of the episode.',
  failures: {
    offline: 'The recording is not coming through: the network is down, or very slow.',
    missing: 'The recording is missing at the moment. The episode’s page has its outline.',
    unplayable: 'The recording is damaged, or of a kind that this browser cannot play.',
    noDevice: 'Nothing can be heard: the browser finds no loudspeaker or headphones on this device.',
    unknown: 'The recording cannot be loaded: it has moved, or this browser cannot play it.',
  },
  retry: 'Try again',
  house: 'Kais',
  series: 'The Kais podcast',
}

const fr = {
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
    noDevice: 'Aucun son possible\u00a0: le navigateur ne trouve ni haut-parleur ni casque sur cet appareil.',
    unknown: 'L’enregistrement ne se charge pas\u00a0: il a changé d’adresse, ou ce navigateur ne sait pas le lire.',
  },
  retry: 'Réessayer',
  house: 'Kais',
  series: 'Le podcast de Kais',
} satisfies typeof en

export const playerMessages = { en, fr }
