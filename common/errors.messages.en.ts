import type { ErrorCode } from './errors.ts'

export const en: Record<ErrorCode, string> = {
  invalid_input: 'Some of what was sent is not usable. The fields say which and why.',
  invalid_json: 'The request is not valid JSON.',
  unauthenticated: 'Please sign in first.',
  invalid_credentials: 'Invalid credentials',
  forbidden: 'Your account is not allowed to do this.',
  foreign_origin: 'This request came from another website and was refused.',
  not_found: 'There is nothing at this address.',
  method_not_allowed: 'This address does not accept that method.',
  conflict: 'Someone else changed this in the meantime. Load it again and repeat your change.',
  idempotency_mismatch: 'This Idempotency-Key was already used for other content.',
  vehicle_taken: 'This car has just been taken for those days. Nothing was reserved.',
  too_many_holds: 'You already have three cars waiting for our confirmation. For more at once, please write to us.',
  payload_too_large: 'The request is too large.',
  image_too_large: 'Images must be smaller than 10MB.',
  file_too_large: 'Documents may have up to 30 MB, recordings up to 115 MB.',
  unsupported_media_type: 'This kind of content is not accepted here.',
  not_an_image: 'Only image files are allowed.',
  not_a_document: 'Only PDF documents and MP3, M4A or OGG recordings are accepted.',
  too_many_requests: 'Too many requests in a short time. Please wait a minute and try again.',
  too_many_reservations:
    'Many reservations came from your connection within the hour. Please try again later, or write to us.',
  too_many_sign_ins: 'Too many sign-in attempts. Please wait a few minutes and try again.',
  unavailable: 'Kais cannot answer right now. Please try again in a moment.',
  internal: 'Something went wrong on our side. Nothing was changed; please try again.',
}
