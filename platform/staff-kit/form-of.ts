import { type ZodObject, type ZodRawShape, type ZodType, z } from 'zod'
import { groupDigits } from '#platform/calculator/read-amount.ts'

/** '1600000.00' is '1600000' to whoever types it. */
const withoutCentimes = (amount: string) => amount.replace(/\.0+$/, '')

/** An amount of francs. It is read in one place only: `francs` of common/schema.ts, at the end of every form. */
export const money = z.codec(z.string(), z.string(), { decode: (text) => text, encode: withoutCentimes })
/** Set apart by threes; the schema reads the spaces away again. */
export const groupedMoney = z.codec(z.string(), z.string(), {
  decode: (text) => text,
  encode: (amount) => groupDigits(withoutCentimes(amount)),
})
export const optionalMoney = z.codec(z.string(), z.string().nullable(), {
  decode: (text) => text.trim() || null,
  encode: (amount) => withoutCentimes(amount ?? ''),
})

/** As people set it apart and as a French keyboard writes it: '1 200', '14,7456'. */
const readNumber = (text: string) => Number(text.replaceAll(/\s/g, '').replace(',', '.'))

/** An empty text would count as zero. Whether a number is a good one, the API's own schema says: no codec refuses anything. */
const numberText = <Empty extends number | null | undefined>(empty: Empty) =>
  z.codec(z.string(), z.custom<number | Empty>(), {
    decode: (text) => (text.trim() === '' ? empty : readNumber(text)),
    encode: (stored) => stored?.toString() ?? '',
  })
/** Left empty it is no number at all, and the schema asks for one. */
export const number = numberText(Number.NaN)
export const optionalNumber = numberText(null)
/** Left empty, the schema takes its default. */
export const numberOrDefault = numberText<null | undefined>(undefined)

/** One of these words, which lend their type here, and none before one is chosen: the schema refuses that. */
export const choice = <const Word extends string>(_words: readonly Word[]) =>
  z.codec(z.custom<Word | ''>(), z.custom<Word>(), { decode: (word) => word as Word, encode: (word) => word })

/** Below a default or a permission to be missing. */
function isNumber(rule: z.core.$ZodType): boolean {
  const { def } = rule._zod
  return 'innerType' in def ? isNumber(def.innerType as z.core.$ZodType) : def.type === 'number'
}

/** Numbers are typed as texts; texts, ticks and lists of words are held as they are stored. What is missing is an empty text. */
const asStored = (rule: z.core.$ZodType) => {
  const mayBeMissing = z.safeParse(rule, null).success
  if (isNumber(rule)) return mayBeMissing ? optionalNumber : number
  return z.codec(z.unknown(), z.unknown(), {
    decode: (held) => (mayBeMissing && held === '' ? null : held),
    encode: (stored) => stored ?? '',
  })
}

type AsStored = string | number | boolean | null | readonly string[]
type Held<Stored> = Stored extends number
  ? string
  : null extends Stored
    ? Stored extends null
      ? ''
      : Stored | ''
    : Stored

/** How an input holds a field that is more than a text, a number or a tick, and what only the form has. Null: the form has no such input. */
type Codecs<Shape extends ZodRawShape> = Record<string, ZodType | null> & {
  [Name in keyof Shape as z.output<Shape[Name]> extends AsStored ? never : Name]: ZodType | null
}

type Fields<Shape extends ZodRawShape, Own> = {
  -readonly [Name in keyof Shape | keyof Own as Name extends keyof Own
    ? Own[Name] extends null
      ? never
      : Name
    : Name]: Name extends keyof Own
    ? Extract<Own[Name], ZodType>
    : Name extends keyof Shape
      ? ZodType<z.output<Shape[Name]>, Held<z.output<Shape[Name]>>>
      : never
}

/** What an empty form cannot know: neither a text that may be empty nor something the schema has a default for. */
type Unsaid<Shape extends ZodRawShape, Values> = {
  [Name in keyof Values as '' extends Values[Name]
    ? never
    : Name extends keyof Shape
      ? undefined extends z.input<Shape[Name]>
        ? never
        : Name
      : Name]: Values[Name]
}

type FormValues<Shape extends ZodRawShape, Own> = z.input<ZodObject<Fields<Shape, Own>>>
type Draft<Shape extends ZodRawShape, Own> = z.output<ZodObject<Fields<Shape, Own>>>

/**
 * A form of staff, from the schema of the API: what its inputs hold, a stored record as they hold it, and the way back
 * through the API's own schema. The form knows no rule of its own.
 */
export function formOf<Shape extends ZodRawShape, const Own extends Codecs<Shape>, Stored = Draft<Shape, Own>>(
  schema: ZodObject<Shape>,
  own: Own,
  /** Where an input is not simply a field: the record as the inputs' fields have it, and back to what the API takes. */
  whole: {
    show?: (stored: Stored) => Draft<Shape, Own>
    read?: (draft: Draft<Shape, Own>) => z.input<ZodObject<Shape>>
  } = {},
) {
  type Values = FormValues<Shape, Own>
  const { show = (stored: Stored) => stored, read = (draft: unknown) => draft } = whole
  const named: Record<string, ZodType | null> = own
  const all = Object.entries({ ...schema.shape, ...own }).flatMap(([name, rule]) => {
    const field = name in named ? named[name] : rule && asStored(rule)
    return field ? [[name, field] as const] : []
  })
  const fields = z.object(Object.fromEntries(all))
  /** What is not there is what the schema takes where nothing is said: of a new record, or of a server that is older. */
  const hold = (record: Record<string, unknown>) =>
    Object.fromEntries(
      all.map(([name, field]) => {
        const rule = schema.shape[name]
        const stored = record[name] === undefined && rule ? z.safeParse(rule, undefined).data : record[name]
        return [name, stored === undefined ? '' : z.encode(field, stored)]
      }),
    ) as Values
  return {
    /** For rows of another form. */
    fields: fields as unknown as ZodType<Draft<Shape, Own>, Values>,
    /** What is typed becomes what the API takes, in one pass and with the API's own sentences. */
    schema: fields.transform(read as never).pipe(schema) as unknown as ZodType<z.output<ZodObject<Shape>>, Values>,
    toValues: (stored: Stored) => hold(show(stored) as Record<string, unknown>),
    /** A new one, and what is said of it here. */
    empty: (said: Partial<Values> & Unsaid<Shape, Values>): Values => ({ ...hold({}), ...said }),
  }
}

/** What the inputs of a form hold. */
export type ValuesOf<Form extends { schema: ZodType }> = z.input<Form['schema']>
