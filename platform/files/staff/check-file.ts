import { isPicture, PICTURE_CHOOSER } from '#platform/pictures/staff/split-batch.ts'
import { MAX_UPLOAD_BYTES } from '#ui/picture-address.ts'

export type Accept = 'document' | 'recording' | 'document-or-picture'
type Kind = 'document' | 'recording' | 'picture'
type Candidate = Pick<File, 'name' | 'type' | 'size'>

/** As the server has them (file-types.ts); a test holds the two together. */
export const MAX_BYTES = { document: 30 * 1024 * 1024, recording: 115 * 1024 * 1024 }

/** For the system's file chooser. */
export const CHOOSER = {
  document: '.pdf,application/pdf',
  recording: '.mp3,.m4a,.ogg,audio/mpeg,audio/mp4,audio/ogg',
  'document-or-picture': `.pdf,application/pdf,${PICTURE_CHOOSER}`,
} satisfies Record<Accept, string>

/** Systems without a name for a type leave it empty; then the ending speaks. The server reads the bytes in any case. */
function kindOf(file: Candidate): Kind | null {
  const { name, type } = file
  if (type === 'application/pdf' || /\.pdf$/i.test(name)) return 'document'
  if (/^audio\/|^video\/mp4$/.test(type) || /\.(mp3|m4a|ogg)$/i.test(name)) return 'recording'
  return isPicture(file) ? 'picture' : null
}

const KINDS: Record<Accept, readonly Kind[]> = {
  document: ['document'],
  recording: ['recording'],
  'document-or-picture': ['document', 'picture'],
}

const WRONG_KIND = { document: 'notADocument', recording: 'notARecording', 'document-or-picture': 'notAPlan' } as const

/** Where a file goes, or why it does not: checked first, so that nobody waits for an upload that must be refused. */
export function checkFile(file: Candidate, accept: Accept) {
  const kind = kindOf(file)
  if (!kind || !KINDS[accept].includes(kind)) return WRONG_KIND[accept]
  if (kind === 'picture') return file.size >= MAX_UPLOAD_BYTES ? 'pictureTooLarge' : null
  if (file.size <= MAX_BYTES[kind]) return null
  return kind === 'document' ? 'documentTooLarge' : 'recordingTooLarge'
}

export const doorFor = (file: Candidate) => (kindOf(file) === 'picture' ? '/api/upload' : '/api/files')
