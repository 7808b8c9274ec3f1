import type { Locale } from './locale.ts'

/** Every way a request can be refused. One table maps a code to a status, one to a sentence in the caller's language. */
export const ERROR_STATUS = {
  invalid_input: 400,
  invalid_json: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  invalid_code: 401,
  wrong_password: 403,
  forbidden: 403,
  foreign_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  slug_taken: 409,
  username_taken: 409,
  email_taken: 409,
  feed_known: 409,
  lead_known: 409,
  forbidden_move: 409,
  submission_of_lead: 409,
  already_separated: 409,
  own_submission: 409,
  not_failed: 409,
  account_changed: 409,
  too_many_passkeys: 409,
  passkey_known: 409,
  authenticator_on: 409,
  authenticator_off: 409,
  idempotency_mismatch: 409,
  vehicle_taken: 409,
  no_car_free: 409,
  nights_taken: 409,
  viewing_taken: 409,
  too_many_holds: 409,
  last_admin: 409,
  same_lead: 409,
  open_hires: 409,
  open_stays: 409,
  open_viewings: 409,
  no_email_address: 409,
  home_not_sendable: 409,
  link_over: 410,
  stale_edit: 412,
  payload_too_large: 413,
  image_too_large: 413,
  file_too_large: 413,
  unsupported_media_type: 415,
  range_not_satisfiable: 416,
  not_an_image: 415,
  heic_unreadable: 415,
  not_a_document: 415,
  too_many_requests: 429,
  too_many_reservations: 429,
  too_many_sign_ins: 429,
  unavailable: 503,
  not_storable: 503,
  no_room_for_files: 507,
  internal: 500,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

/** A sentence that names what it is about: this address, that status. */
export type Sentence = Record<Locale, string>

/** Field path to validation message key. */
export type FieldProblems = Record<string, string>

export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldProblems | undefined
  /** What the caller can do instead, for programs. */
  readonly offers: object | undefined
  /** Instead of what the code says by itself. */
  readonly sentence: Sentence | undefined
  /** In how many seconds it is worth another try. */
  readonly retryAfter: number | undefined

  constructor(
    code: ErrorCode,
    options: {
      fields?: FieldProblems
      offers?: object
      sentence?: Sentence
      retryAfter?: number
      cause?: unknown
    } = {},
  ) {
    super(code, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.fields = options.fields
    this.offers = options.offers
    this.sentence = options.sentence
    this.retryAfter = options.retryAfter
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }
}

/** The JSON body of every failed answer. */
export interface ErrorBody {
  code: ErrorCode
  message: string
  fields?: Record<string, string>
  offers?: object
}
