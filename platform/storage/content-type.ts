const TYPES: Record<string, string> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  pdf: 'application/pdf',
  tar: 'application/x-tar',
  webp: 'image/webp',
}

/** What lies under a name, which is of our making. */
export const contentTypeOf = (name: string) =>
  TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
