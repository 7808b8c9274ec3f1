import { MAX_UPLOAD_BYTES } from '#ui/picture-address.ts'

export type Refusal = 'tooMany' | 'notAnImage' | 'tooLarge'

type Candidate = Pick<File, 'name' | 'type' | 'size'>

interface Batch<Chosen extends Candidate> {
  taken: Chosen[]
  refused: { file: Chosen; refusal: Refusal }[]
}

/** For the system's file chooser. Only Apple's systems know what an iPhone makes by its type; the others go by its ending. */
export const PICTURE_CHOOSER = 'image/*,.heic,.heif'

export function isPicture({ name, type }: Candidate): boolean {
  return type.startsWith('image/') || /\.hei[cf]$/i.test(name)
}

function refusalOf(file: Candidate): Refusal | null {
  if (!isPicture(file)) return 'notAnImage'
  return file.size >= MAX_UPLOAD_BYTES ? 'tooLarge' : null
}

/** Checked before anything is sent, so that nobody waits for an upload that must be refused. The good ones go all the same. */
export function splitBatch<Chosen extends Candidate>(files: readonly Chosen[], free: number): Batch<Chosen> {
  const batch: Batch<Chosen> = { taken: [], refused: [] }
  for (const file of files) {
    const refusal = refusalOf(file) ?? (batch.taken.length >= free ? 'tooMany' : null)
    if (refusal) batch.refused.push({ file, refusal })
    else batch.taken.push(file)
  }
  return batch
}
