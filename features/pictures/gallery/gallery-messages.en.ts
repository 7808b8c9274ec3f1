export const en = {
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

export type GalleryMessages = typeof en
