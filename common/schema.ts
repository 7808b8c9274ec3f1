import { z } from 'zod'
import { say, type ValidationKey } from './validation.ts'

/** Building blocks that several entities share. */
const TEXT_LIMIT = { line: 200, paragraph: 5_000, page: 100_000 } as const

/** A stray control character or half an emoji is never meant; PostgreSQL refuses NUL and lone surrogates outright. */
export const withoutControls = (text: string) =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
    .trim()

const emptyToNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value)

export const line = z
  .string()
  .transform(withoutControls)
  .pipe(z.string().min(1, say('required')).max(TEXT_LIMIT.line, say('tooLong')))
export const paragraph = z
  .string()
  .transform(withoutControls)
  .pipe(z.string().min(1, say('required')).max(TEXT_LIMIT.paragraph, say('tooLong')))
export const page = z
  .string()
  .transform(withoutControls)
  .pipe(z.string().max(TEXT_LIMIT.page, say('tooLong')))

export const optionalLine = z.preprocess(emptyToNull, line.nullish().default(null))
export const optionalParagraph = z.preprocess(emptyToNull, paragraph.nullish().default(null))
export const optionalPage = z.preprocess(emptyToNull, page.nullish().default(null))

export const email = z
  .string()
  .transform(withoutControls)
  .pipe(z.email(say('email')).max(254, say('tooLong')))
export const optionalPhone = z.preprocess(
  emptyToNull,
  z
    .string()
    .trim()
    .max(40, say('tooLong'))
    .regex(/^[+()\d][\d\s().+/-]{4,}$/, say('phone'))
    .nullish()
    .default(null),
)

/** Francs as a decimal text, at most numeric(12,2); a number is accepted and becomes text. `missing` is said of none at all. */
export const francs = (missing: ValidationKey) =>
  z
    .union([z.string(), z.number()], say(missing))
    .transform((value) => String(value).replace(/[\s\u00a0\u202f]/g, ''))
    .pipe(
      z
        .string()
        .min(1, say(missing))
        .regex(/^\d{1,10}(\.\d{1,2})?$/, say('price')),
    )
export const price = francs('price').refine((amount) => Number(amount) > 0, say('price'))

export const httpUrl = z
  .url({ protocol: /^https?$/, error: 'url' })
  .regex(/^[^\s\p{Cc}]+$/u, say('url'))
  .max(2_000, say('tooLong'))
export const optionalUrl = z.preprocess(emptyToNull, httpUrl.nullish().default(null))
const YEAR = /^(19|20|21)\d\d-/
export const optionalDate = z.preprocess(
  emptyToNull,
  z.iso.date(say('date')).regex(YEAR, say('date')).nullish().default(null),
)
export const optionalMoment = z.preprocess(
  emptyToNull,
  z.iso
    .datetime({ offset: true, error: 'date' })
    .regex(YEAR, say('date'))
    .transform((text) => new Date(text))
    .nullish()
    .default(null),
)

/** A whole number, from the least that makes sense: one rule, and one sentence for it whatever is wrong. */
export const wholeNumber = (least: number, rule: ValidationKey) =>
  z.number(say(rule)).int(say(rule)).min(least, say(rule)).max(1_000_000, say('tooLarge'))
export const count = wholeNumber(0, 'count')
export const countFromOne = wholeNumber(1, 'countFromOne')
export const area = wholeNumber(1, 'area')

/** Lists of short words (amenities, features, tags): trimmed, no empties, no duplicates whatever the case. */
export const words = z
  .array(
    z
      .string()
      .transform(withoutControls)
      .pipe(z.string().max(80, say('tooLong'))),
  )
  .max(60, say('tooLarge'))
  .transform((list) => {
    const seen = new Map(list.filter(Boolean).map((word) => [word.toLowerCase(), word]))
    return [...seen.values()]
  })

/** Where an uploaded picture lives: a content address, so the path says that it was stored here. */
export const PICTURE_PATH = /^\/pictures\/[0-9a-f]{32}\.webp$/
export const picturePath = z.string().regex(PICTURE_PATH, say('imagePath'))

/** Where an uploaded document or recording lives: platform/files. */
export const FILE_PATH = /^\/files\/[0-9a-f]{32}\/[a-z0-9-]+\.[a-z0-9]+$/
/** A document or a recording: uploaded here, or kept by somebody else. */
export const fileOrUrl = z.union([z.string().regex(FILE_PATH), httpUrl], say('fileOrUrl'))
export const optionalFileOrUrl = z.preprocess(emptyToNull, fileOrUrl.nullish().default(null))

export const coordinate = (limit: number, key: 'latitude' | 'longitude') =>
  z.number(say('number')).min(-limit, say(key)).max(limit, say(key)).nullish().default(null)

/** A point has two coordinates or there is none: half a point is nowhere. For an object with both. */
export const wholePoint = z.superRefine<{ latitude: number | null; longitude: number | null }>((at, context) => {
  if ((at.latitude === null) === (at.longitude === null)) return
  const path = [at.latitude === null ? 'latitude' : 'longitude']
  context.addIssue({ code: 'custom', path, message: say('required').error })
})

/** Of a list in the address: what staff look for, and a tick that may be left open. */
export const optionalSearch = z
  .string()
  .transform(withoutControls)
  .pipe(z.string().max(TEXT_LIMIT.line, say('tooLong')))
  .optional()
export const optionalYesOrNo = z
  .enum(['true', 'false'], say('chooseOne'))
  .transform((word) => word === 'true')
  .optional()

/** PostgreSQL's integer ends here. */
const MAX_ID = 2_147_483_647

export const idParam = z.object({
  id: z.coerce.number(say('id')).int(say('id')).positive(say('id')).max(MAX_ID, say('id')),
})

/** In JSON a number is a number. */
export const bodyId = z.number(say('id')).int(say('id')).positive(say('id')).max(MAX_ID, say('id'))

/** A form without JavaScript sends its number as text, and one it has no number for as nothing. */
export const optionalId = z.preprocess(
  emptyToNull,
  z
    .union(
      [
        z.number(),
        z
          .string()
          .regex(/^\d{1,10}$/)
          .transform(Number),
      ],
      say('id'),
    )
    .pipe(z.number().int(say('id')).positive(say('id')).max(MAX_ID, say('id')))
    .nullish()
    .default(null),
)
