import type { ViewingKind } from '../viewing-status.ts'

const kinds: Record<ViewingKind, string> = { 'in-person': 'In person', video: 'By video' }

const en = {
  title: { home: 'Book a viewing', project: 'Book a meeting' },
  lead: (about: string) => `See ${about} with one of our advisers: in person, or by video from wherever you are.`,
  description: (about: string) => `Free times to see ${about} with an adviser of Kais, in person or by video.`,
  back: (about: string) => `Back to ${about}`,
  close: 'Close',
  kind: 'How would you like to see it?',
  kinds,
  day: 'Day',
  time: (day: string) => `Time on ${day}`,
  length: (minutes: number) => `It takes about ${minutes} minutes. Times are in Dakar time.`,
  lengthWith: (minutes: number, town: string) =>
    `It takes about ${minutes} minutes. Times are in Dakar time, with ${town} time below.`,
  inDakar: (clock: string) => `${clock} in Dakar`,
  zone: {
    label: 'Also show the time in',
    hint: 'Where you will be on that day.',
    dakar: 'Dakar time only',
    show: 'Show the times',
  },
  wait: 'Looking for free times…',
  found: (days: number) => (days === 1 ? 'Free times on one day' : `Free times on ${days} days`),
  lost: 'The free times could not be loaded.',
  again: 'Try again',
  none: 'No free time at the moment',
  noneText: 'None of us is free in the coming weeks. Ask us for a time, or for a callback: we will find one.',
  noneByVideo: 'None of us is free by video in the coming weeks. Perhaps in person?',
  taken: 'This time has just been taken.',
  near: 'These times close to it are free:',
  noneNear: 'Please choose another day.',
  callback: 'Request a callback',
  enquiry: 'Ask a question',
}

const fr = {
  title: { home: 'Réserver une visite', project: 'Prendre rendez-vous' },
  lead: (about: string) =>
    `Découvrez ${about} avec l’un de nos conseillers\u00a0: sur place, ou en visio où que vous soyez.`,
  description: (about: string) => `Créneaux pour voir ${about} avec un conseiller de Kais, sur place ou en visio.`,
  back: (about: string) => `Retour\u00a0: ${about}`,
  close: 'Fermer',
  kind: 'Comment souhaitez-vous visiter\u202f?',
  kinds: { 'in-person': 'Sur place', video: 'En visio' } satisfies typeof kinds,
  day: 'Jour',
  time: (day: string) => `Heure, ${day}`,
  length: (minutes: number) => `Comptez environ ${minutes}\u00a0minutes. Les heures sont celles de Dakar.`,
  lengthWith: (minutes: number, town: string) =>
    `Comptez environ ${minutes}\u00a0minutes. Les heures sont celles de Dakar, et en dessous celles de votre fuseau (${town}).`,
  inDakar: (clock: string) => `${clock} à Dakar`,
  zone: {
    label: 'Afficher aussi l’heure de',
    hint: 'Là où vous serez ce jour-là.',
    dakar: 'Heure de Dakar seulement',
    show: 'Afficher les heures',
  },
  wait: 'Recherche des créneaux libres…',
  found: (days: number) =>
    days < 2 ? 'Des créneaux libres sur un seul jour' : `Des créneaux libres sur ${days}\u00a0jours`,
  lost: 'Les créneaux libres n’ont pas pu être chargés.',
  again: 'Réessayer',
  none: 'Aucun créneau libre pour le moment',
  noneText:
    'Aucun de nos conseillers n’est disponible dans les semaines à venir. Demandez-nous un créneau, ou un rappel\u00a0: nous en trouverons un.',
  noneByVideo:
    'Aucun de nos conseillers n’est disponible en visio dans les semaines à venir. Peut-être sur place\u202f?',
  taken: 'Ce créneau vient d’être pris.',
  near: 'Ces créneaux proches sont libres\u00a0:',
  noneNear: 'Merci de choisir un autre jour.',
  callback: 'Demander un rappel',
  enquiry: 'Poser une question',
} satisfies typeof en

/** Of the panels and pages by which a viewing is booked. */
export const bookingMessages = { en, fr }
