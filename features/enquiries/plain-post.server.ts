import { type ActionFunctionArgs, data, redirect } from 'react-router'
import type { z } from 'zod'
import { pageContext } from '#app/page-context.server.ts'
import { AppError, type FieldProblems } from '#common/errors.ts'
import type { Locale } from '#common/locale.ts'
import { fieldProblems, validationMessage } from '#common/validation.ts'
import type { Context } from '#db/context.server.ts'
import { type FormAnswer, readFormValues } from './form-values.ts'

interface PlainPost<Schema extends z.ZodType> {
  schema: Schema
  store: (visitor: Context, submission: z.output<Schema>, locale: Locale) => Promise<unknown>
  /** What the address says afterwards: '?sent=1'. */
  done: string
}

/** A public form's way without JavaScript: the use case behind its API, then a page that says so or names what is wrong. */
export async function answerPlainPost<Schema extends z.ZodType>(
  { request, context, url }: ActionFunctionArgs,
  { schema, store, done }: PlainPost<Schema>,
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
    await store(visitor, parsed.data, locale)
  } catch (error) {
    if (error instanceof AppError && error.fields) return refuse(error.fields)
    throw error
  }
  return redirect(url.pathname + done, 303)
}
