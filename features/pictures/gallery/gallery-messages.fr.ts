import type { GalleryMessages } from './gallery-messages.en.ts'

export const fr = {
  noImages: 'Aucune image disponible',
  gallery: (title: string) => `Images\u00a0: ${title}`,
  picture: (title: string, n: number) => `${title}, image ${n}`,
  counter: (n: number, of: number) => `${n} sur ${of}`,
  showPicture: (n: number, of: number) => `Voir l’image ${n} sur ${of}`,
  previousPicture: 'Image précédente',
  nextPicture: 'Image suivante',
  fullScreen: 'Plein écran',
  leaveFullScreen: 'Quitter le plein écran',
} satisfies GalleryMessages
