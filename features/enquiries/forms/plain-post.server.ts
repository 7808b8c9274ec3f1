import { createHash } from 'node:crypto'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import type { z } from 'zod'
import { pageContext } from '#app/page-context.server.ts'
import { AppError, type FieldProblems } from '#common/errors.ts'
import type { Locale } from '#common/locale.ts'
import { fieldProblems, validationMessage } from '#common/validation.ts'
import type { Context } from '#db/context.server.ts'
import type { FormDefinition } from './form.ts'
import { FORM_NAME_FIELD, type FormAnswer, readFormValues } from './form-values.ts'

interface Stored<Answers> {
  submission: Answers
  locale: Locale
  idempotencyKey: string
}

export interface PlainPost<Answers> {
  form: FormDefinition
  schema: z.ZodType<Answers>
  store: (visitor: Context, request: Stored<Answers>) => Promise<unknown>
  /** What the address says afterwards: '?sent=1'. */
  done: string
}

/** Ties a schema to the use case that takes what it makes. */
export function plainPost<Answers>(post: PlainPost<Answers>): PlainPost<unknown> {
  return post as PlainPost<unknown>
}

/** Who presses again because nothing seems to happen does it within this time. */
const REPEAT_MS = 10 * 60_000

/** Pages are the same for everybody and cannot carry a key: the same words to the same form are the same message. */
function repeatKey(form: string, submission: unknown): string {
  const period = Math.floor(Date.now() / REPEAT_MS)
  return createHash('sha256')
    .update(JSON.stringify([form, submission, period]))
    .digest('hex')
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
  const { context: visitor, locale } = context.get(pageContext)
  const posted = await request.formData()
  const name = posted.get(FORM_NAME_FIELD)
  const { form, schema, store, done } = others.find((post) => post.form.name === name) ?? first
  const values = readFormValues(form, posted)
  const refuse = (found: FieldProblems) => {
    const problems = Object.fromEntries(
      Object.entries(found).map(([field, key]) => [field, validationMessage(key, locale)]),
    )
    return data<FormAnswer>({ form: form.name, problems, values }, { status: 400 })
  }
  const parsed = schema.safeParse(values)
  if (!parsed.success) return refuse(fieldProblems(parsed.error))
  try {
    await store(visitor, { submission: parsed.data, locale, idempotencyKey: repeatKey(form.name, parsed.data) })
  } catch (error) {
    if (error instanceof AppError && error.fields) return refuse(error.fields)
    throw error
  }
  return redirect(url.pathname + done, 303)
}
