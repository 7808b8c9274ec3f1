import type { PictureStaffMessages } from './messages.en.ts'

export const fr = {
  choose: 'Choisir des images',
  chooseOne: 'Choisir une image',
  replace: 'Remplacer l’image',
  removeOne: 'Retirer l’image',
  hint: (max: number) =>
    `Jusqu’à ${max} images de moins de 10\u00a0Mo chacune, choisies, déposées ici ou collées. La première sert de couverture.`,
  hintOne: 'Une image de moins de 10\u00a0Mo, choisie, déposée ici ou collée.',
  count: (n: number, max: number) => `${n} sur ${max}`,
  left: (n: number) => (n < 2 ? `Encore ${n} envoi` : `Encore ${n} envois`),
  alt: (n: number) => `Image ${n}`,
  altOne: (label: string) => `${label}\u00a0: l’image`,
  cover: 'Couverture',
  makeCover: 'Mettre en couverture',
  makeCoverOf: (n: number) => `Mettre en couverture\u00a0: image ${n}`,
  isCover: (n: number) => `L’image ${n} est maintenant la couverture.`,
  moveEarlier: (n: number) => `Avancer l’image ${n}`,
  moveLater: (n: number) => `Reculer l’image ${n}`,
  remove: (n: number) => `Retirer l’image ${n}`,
  moved: (from: number, to: number) => `L’image ${from} est maintenant le numéro ${to}.`,
  removed: (n: number) => `L’image ${n} est retirée.`,
  removedOne: 'L’image est retirée.',
  sending: (n: number) => (n < 2 ? `Envoi de ${n} image.` : `Envoi de ${n} images.`),
  isThere: 'Cette image y figure déjà\u202f; elle n’est gardée qu’une fois.',

  sort: {
    handle: (n: number, count: number) => `Image ${n} sur ${count}`,
    role: 'image déplaçable',
    help: 'Appuyez sur la barre d’espace pour prendre l’image, sur les flèches pour la déplacer, à nouveau sur la barre d’espace pour la poser, et sur Échap pour la laisser à sa place.',
    lifted: (n: number, count: number) => `L’image ${n} sur ${count} est prise.`,
    over: (n: number, count: number) => `Place ${n} sur ${count}.`,
    dropped: (from: number, to: number) => `L’image ${from} est posée à la place ${to}.`,
    cancelled: (n: number) => `L’image ${n} reste à sa place.`,
  },

  refusals: {
    tooMany: {
      title: 'Nombre maximal d’images atteint',
      text: (max: number) => (max === 1 ? 'Une seule image suffit ici.' : `Vous pouvez envoyer jusqu’à ${max} images.`),
    },
    notAnImage: { title: 'Type de fichier non accepté', text: () => 'Seuls les fichiers image sont acceptés.' },
    tooLarge: { title: 'Fichier trop volumineux', text: () => 'Les images doivent peser moins de 10\u00a0Mo.' },
  },
  failed: 'Échec de l’envoi',
  failedText: 'L’envoi des images a échoué. Merci de réessayer.',
  failedOne: (name: string, reason: string) => `${name}\u00a0: ${reason}`,
  uploaded: 'Images envoyées',
  uploadedText: (n: number) => (n < 2 ? `${n} image ajoutée.` : `${n} images ajoutées.`),
} satisfies PictureStaffMessages
