const en = {
  noImages: 'No images available',
  gallery: (title: string) => `Pictures of ${title}`,
  picture: (title: string, n: number) => `${title}, picture ${n}`,
  counter: (n: number, of: number) => `${n} of ${of}`,
  showPicture: (n: number, of: number) => `Show picture ${n} of ${of}`,
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
}

const fr = {
  noImages: 'Aucune image disponible',
  gallery: (title: string) => `Images\u00a0: ${title}`,
  picture: (title: string, n: number) => `${title}, image ${n}`,
  counter: (n: number, of: number) => `${n} sur ${of}`,
  showPicture: (n: number, of: number) => `Voir l’image ${n} sur ${of}`,
  previousPicture: 'Image précédente',
  nextPicture: 'Image suivante',
  fullScreen: 'Plein écran',
  leaveFullScreen: 'Quitter le plein écran',
} satisfies typeof en

export const galleryMessages = { en, fr }
