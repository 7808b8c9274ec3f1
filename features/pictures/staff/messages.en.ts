export const en = {
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
