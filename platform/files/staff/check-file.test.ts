import { expect, test } from 'vitest'
import { MAX_UPLOAD_BYTES } from '#ui/picture-address.ts'
import { fileTypeOf } from '../file-types.ts'
import { checkFile, doorFor, MAX_BYTES } from './check-file.ts'

const file = (name: string, type: string, size = 1_000) => ({ name, type, size })

test('The form’s limits are the server’s', () => {
  expect(fileTypeOf(Buffer.from('%PDF-1.7'))?.maxBytes).toBe(MAX_BYTES.document)
  expect(fileTypeOf(Buffer.from('OggS'))?.maxBytes).toBe(MAX_BYTES.recording)
})

test('A field takes what it is for, and says what else it was given', () => {
  expect(checkFile(file('deck.pdf', 'application/pdf'), 'document')).toBe(null)
  expect(checkFile(file('deck.pdf', ''), 'document')).toBe(null)
  expect(checkFile(file('talk.mp3', 'audio/mpeg'), 'document')).toBe('notADocument')
  expect(checkFile(file('talk.m4a', 'audio/x-m4a'), 'recording')).toBe(null)
  expect(checkFile(file('deck.pdf', 'application/pdf'), 'recording')).toBe('notARecording')
  expect(checkFile(file('plan.png', 'image/png'), 'document-or-picture')).toBe(null)
  expect(checkFile(file('plan.dwg', ''), 'document-or-picture')).toBe('notAPlan')
})

test('What is too large is refused before it is sent', () => {
  expect(checkFile(file('a.pdf', 'application/pdf', MAX_BYTES.document), 'document')).toBe(null)
  expect(checkFile(file('a.pdf', 'application/pdf', MAX_BYTES.document + 1), 'document')).toBe('documentTooLarge')
  expect(checkFile(file('a.mp3', 'audio/mpeg', MAX_BYTES.recording + 1), 'recording')).toBe('recordingTooLarge')
  expect(checkFile(file('a.png', 'image/png', MAX_UPLOAD_BYTES), 'document-or-picture')).toBe('pictureTooLarge')
})

test('Pictures and documents go through doors of their own', () => {
  expect(doorFor(file('plan.png', 'image/png'))).toBe('/api/upload')
  expect(doorFor(file('IMG_0412.HEIC', ''))).toBe('/api/upload')
  expect(doorFor(file('plan.pdf', 'application/pdf'))).toBe('/api/files')
})
