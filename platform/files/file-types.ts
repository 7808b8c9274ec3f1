const MEGABYTE = 1024 * 1024

interface FileType {
  extension: string
  contentType: string
  maxBytes: number
  /** Read from the first bytes, whatever the name claims. */
  isIn: (head: Buffer) => boolean
}

const MAX_DOCUMENT_BYTES = 30 * MEGABYTE
/** An hour at 256 kbit/s. */
const MAX_RECORDING_BYTES = 115 * MEGABYTE

const startsWith =
  (text: string, at = 0) =>
  (head: Buffer) =>
    head.subarray(at, at + text.length).equals(Buffer.from(text))

/** A frame of MPEG audio, layer III: eleven set bits, then the version, then the layer. */
function isMp3Frame(head: Buffer): boolean {
  const [first = 0, second = 0] = head
  return first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x06) === 0x02
}

const FILE_TYPES: readonly FileType[] = [
  { extension: 'pdf', contentType: 'application/pdf', maxBytes: MAX_DOCUMENT_BYTES, isIn: startsWith('%PDF-') },
  {
    extension: 'mp3',
    contentType: 'audio/mpeg',
    maxBytes: MAX_RECORDING_BYTES,
    isIn: (head) => startsWith('ID3')(head) || isMp3Frame(head),
  },
  {
    extension: 'm4a',
    contentType: 'audio/mp4',
    maxBytes: MAX_RECORDING_BYTES,
    // Phones call theirs mp42 or isom. Should a film come so, it is served, and heard, as sound.
    isIn: (head) => ['M4A', 'M4B', 'mp42', 'isom'].some((brand) => startsWith(`ftyp${brand}`, 4)(head)),
  },
  { extension: 'ogg', contentType: 'audio/ogg', maxBytes: MAX_RECORDING_BYTES, isIn: startsWith('OggS') },
]

/** Enough of a file to tell what it is. */
export const HEAD_BYTES = 16
export const MAX_FILE_BYTES = MAX_RECORDING_BYTES

export function fileTypeOf(head: Buffer): FileType | undefined {
  return FILE_TYPES.find(({ isIn }) => isIn(head))
}

const LONGEST_NAME = 80

/** 'Résidence Filao, présentation.pdf' is served as 'residence-filao-presentation.pdf'. */
export function servedName(name: string, extension: string): string {
  const plain = name
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_NAME)
    .replace(/^-+|-+$/g, '')
  return `${plain || 'kais'}.${extension}`
}

/** What a page says of an uploaded document or recording. */
export interface StoredFile {
  path: string
  name: string
  contentType: string
  bytes: number
}
