import { createHash } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { z } from 'zod'
import { errorBody } from '#common/error-body.ts'
import { AppError } from '#common/errors.ts'
import { isFrenchPath, type Locale, withLocalePrefix } from '#common/locale.ts'
import type { Sender } from '#common/sender.ts'
import { fieldProblems } from '#common/validation.ts'
import type { Context } from '#db/context.server.ts'
import { codeOfUnknownError } from '#db/database-error.server.ts'
import { pageContext } from '#ui/page/page-context.server.ts'
import type { ReturnedForm } from '#ui/page/page-trouble.ts'
import { type FormDefinition, fieldsOf } from './form.ts'
import {
  cutToFields,
  type FieldProblemTexts,
  FORM_NAME_FIELD,
  type FormAnswer,
  type FormValues,
  fieldOfPath,
  readFormValues,
  TRAP_FIELD,
} from './form-values.ts'
import { idempotencyKeys } from './submission-columns.server.ts'

interface Stored<Answers> {
  submission: Answers
  locale: Locale
  idempotencyKey: string
  sender: Sender
  /** What stood in the field that people cannot see (suspicion.ts). */
  trap: string | undefined
}

/** Of a form's words, those it is asked with. */
interface AskedWords {
  name: string
  fields: Readonly<Record<string, string>>
  choices: object
  submit: string
}

export interface PlainPost<Answers> {
  form: FormDefinition
  words: Record<Locale, AskedWords>
  schema: z.ZodType<Answers>
  store: (visitor: Context, request: Stored<Answers>) => Promise<unknown>
  /** Where what was stored has a page of its own: its path, without the language's prefix. */
  pageOf?: (stored: never) => string
}

/** Every question with its words and what was answered, to be drawn where the page it stood on cannot be. */
export function returnedForm(form: FormDefinition, words: AskedWords, values: FormValues): ReturnedForm {
  const choices = words.choices as Partial<Record<string, Record<string, string>>>
  const fields = Object.entries(fieldsOf(form)).map(([name, field]) => ({
    name,
    // A number of ours, which its page draws as a list of things to choose from.
    kind: /Id$/.test(name) ? 'hidden' : field.kind,
    label: words.fields[name] ?? name,
    isOptional: field.isOptional,
    ...('rows' in field && { rows: field.rows }),
    ...(choices[name] && { choices: choices[name] }),
    value: values[name] ?? '',
  }))
  return { form: form.name, name: words.name, fields, submit: words.submit }
}

/** Ties a schema to the use case that takes what it makes. */
export function plainPost<Answers>(post: PlainPost<Answers>): PlainPost<unknown> {
  return post as PlainPost<unknown>
}

/** Where the confirmation of a plain post stands, under its key. */
const SENT_PATH = '/sent'

/** Who presses again because nothing seems to happen does it within this time. */
const REPEAT_MS = 5 * 60_000
/** Where the use cases behind our forms keep their keys (storeOnce). */
const SCOPES = ['booking', 'contact', 'inquiry', 'stay', 'viewing']

/**
 * Pages are the same for everybody and cannot carry a key: the same words to the same form are the same message. Time is
 * cut into periods; two presses may fall on both sides of a cut, so what came in the period before counts as well.
 */
async function repeatKey({ db }: Context, form: string, submission: unknown): Promise<string> {
  const period = Math.floor(Date.now() / REPEAT_MS)
  const keyOf = (when: number) =>
    createHash('sha256')
      .update(JSON.stringify([form, submission, when]))
      .digest('hex')
  const before = keyOf(period - 1)
  const isBefore = and(inArray(idempotencyKeys.scope, SCOPES), eq(idempotencyKeys.key, before))
  return (await db.$count(idempotencyKeys, isBefore)) > 0 ? before : keyOf(period)
}

/** Null where the body is none that a form sends. */
export function readPosted(request: Request): Promise<FormData | null> {
  return request.formData().catch(() => null)
}

/** A problem with what was only brought along, or with the whole, has no field where anybody could read it. */
function unasked(form: FormDefinition, problems: FieldProblemTexts): string | undefined {
  const fields = fieldsOf(form)
  return Object.entries(problems).find(([name]) => !fields[name] || fields[name].kind === 'hidden')?.[1]
}

/**
 * The public forms of a page without JavaScript: the use case behind their API, then a page that says so or names what is
 * wrong. A page with several forms gives them all; the form says which it is.
 */
export async function answerPlainPost(
  { request, context, url }: ActionFunctionArgs,
  first: PlainPost<unknown>,
  ...others: PlainPost<unknown>[]
) {
  const page = context.get(pageContext)
  const { context: visitor, locale, sender, refusal, logError } = page
  if (!sender) throw new Error('A form came without saying where it comes from')
  const readable = await readPosted(request)
  const posted = readable ?? new FormData()
  const name = posted.get(FORM_NAME_FIELD)
  const { form, words, schema, store, pageOf } = others.find((post) => post.form.name === name) ?? first
  const values = readFormValues(form, posted)
  const trap = posted.get(TRAP_FIELD)
  const answer = (error: AppError) => {
    const { message, fields } = errorBody(error, locale)
    const problems = Object.fromEntries(
      Object.entries(fields ?? {}).map(([path, text]) => [fieldOfPath(form, path), text]),
    )
    const notice = fields ? unasked(form, problems) : message
    const shown = cutToFields(form, values)
    // What keeps us from taking it may keep its page from being made as well.
    if (error.status >= 500) page.returned = returnedForm(form, words[locale], shown)
    return data<FormAnswer>({ form: form.name, problems, values: shown, notice }, { status: error.status })
  }
  if (refusal) return answer(refusal)
  if (!readable) return answer(new AppError('unsupported_media_type'))
  const parsed = schema.safeParse(values)
  if (!parsed.success) return answer(new AppError('invalid_input', { fields: fieldProblems(parsed.error) }))
  try {
    const idempotencyKey = await repeatKey(visitor, form.name, parsed.data)
    const stored = await store(visitor, {
      submission: parsed.data,
      locale,
      idempotencyKey,
      sender,
      trap: typeof trap === 'string' ? trap : undefined,
    })
    // A page of its own, which the form's page, the same for everybody, cannot be. Loaded again, it sends nothing.
    const path = pageOf ? pageOf(stored as never) : `${SENT_PATH}/${idempotencyKey}`
    return redirect(withLocalePrefix(path, isFrenchPath(url.pathname) ? 'fr' : 'en'), 303)
  } catch (error) {
    if (error instanceof AppError) return answer(error)
    if (error instanceof z.ZodError) return answer(new AppError('invalid_input', { fields: fieldProblems(error) }))
    logError(error)
    return answer(new AppError(codeOfUnknownError(error), { cause: error }))
  }
}
