const en = {
  choose: 'Choose pictures',
  chooseOne: 'Choose a picture',
  replace: 'Replace the picture',
  removeOne: 'Remove the picture',
  hint: (max: number) =>
    `Up to ${max} pictures of less than 10 MB each, chosen, dropped here or pasted. The first one is the cover.`,
  hintOne: 'One picture of less than 10 MB, chosen, dropped here or pasted.',
  count: (n: number, max: number) => `${n} of ${max}`,
  left: (n: number) => (n === 1 ? '1 upload to go' : `${n} uploads to go`),
  alt: (n: number) => `Picture ${n}`,
  altOne: (label: string) => `${label}: the picture`,
  cover: 'Cover',
  makeCover: 'Make cover',
  makeCoverOf: (n: number) => `Make cover: picture ${n}`,
  isCover: (n: number) => `Picture ${n} is now the cover.`,
  moveEarlier: (n: number) => `Move picture ${n} earlier`,
  moveLater: (n: number) => `Move picture ${n} later`,
  remove: (n: number) => `Remove picture ${n}`,
  moved: (from: number, to: number) => `Picture ${from} is now number ${to}.`,
  removed: (n: number) => `Picture ${n} is removed.`,
  removedOne: 'The picture is removed.',
  sending: (n: number) => (n === 1 ? 'One picture is being uploaded.' : `${n} pictures are being uploaded.`),
  isThere: 'This picture is already there; it is kept once.',

  sort: {
    handle: (n: number, count: number) => `Picture ${n} of ${count}`,
    role: 'picture that can be moved',
    help: 'Press the space bar to pick the picture up, the arrow keys to move it, the space bar again to put it down, and Escape to leave it where it was.',
    lifted: (n: number, count: number) => `Picture ${n} of ${count} is picked up.`,
    over: (n: number, count: number) => `Place ${n} of ${count}.`,
    dropped: (from: number, to: number) => `Picture ${from} is put down at place ${to}.`,
    cancelled: (n: number) => `Picture ${n} stays where it was.`,
  },

  refusals: {
    tooMany: {
      title: 'Maximum Images Reached',
      text: (max: number) => (max === 1 ? 'One image is enough here.' : `You can only upload up to ${max} images.`),
    },
    notAnImage: { title: 'Invalid File Type', text: () => 'Only image files are allowed.' },
    tooLarge: { title: 'File Too Large', text: () => 'Images must be smaller than 10MB.' },
  },
  failed: 'Upload Failed',
  failedText: 'Failed to upload images. Please try again.',
  failedOne: (name: string, reason: string) => `${name}: ${reason}`,
  uploaded: 'Images Uploaded',
  uploadedText: (n: number) => (n === 1 ? '1 image was added.' : `${n} images were added.`),
}

export type PictureStaffMessages = typeof en

const fr = {
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

export const pictureStaffMessages = { en, fr }
