import { createHash } from 'node:crypto'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import type { z } from 'zod'
import { pageContext } from '#app/page-context.server.ts'
import { AppError, type FieldProblems } from '#common/errors.ts'
import type { Locale } from '#common/locale.ts'
import { fieldProblems, validationMessage } from '#common/validation.ts'
import type { Context } from '#db/context.server.ts'
import { type FormAnswer, readFormValues } from './form-values.ts'

interface Stored<Values> {
  submission: Values
  locale: Locale
  idempotencyKey: string
}

interface PlainPost<Schema extends z.ZodType> {
  /** Its name, which keeps it apart from other forms with the same fields. */
  form: string
  schema: Schema
  store: (visitor: Context, request: Stored<z.output<Schema>>) => Promise<unknown>
  /** What the address says afterwards: '?sent=1'. */
  done: string
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

/** A public form's way without JavaScript: the use case behind its API, then a page that says so or names what is wrong. */
export async function answerPlainPost<Schema extends z.ZodType>(
  { request, context, url }: ActionFunctionArgs,
  { form, schema, store, done }: PlainPost<Schema>,
) {
  const { context: visitor, locale } = context.get(pageContext)
  const values = readFormValues(await request.formData())
  const refuse = (found: FieldProblems) => {
    const problems = Object.fromEntries(
      Object.entries(found).map(([field, key]) => [field, validationMessage(key, locale)]),
    )
    return data<FormAnswer>({ problems, values }, { status: 400 })
  }
  const parsed = schema.safeParse(values)
  if (!parsed.success) return refuse(fieldProblems(parsed.error))
  try {
    await store(visitor, { submission: parsed.data, locale, idempotencyKey: repeatKey(form, parsed.data) })
  } catch (error) {
    if (error instanceof AppError && error.fields) return refuse(error.fields)
    throw error
  }
  return redirect(url.pathname + done, 303)
}
