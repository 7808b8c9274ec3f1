import type { FastifySchemaCompiler } from 'fastify'
import type { ZodType } from 'zod'
import { AppError } from '#common/errors.ts'
import { fieldProblems } from '#common/validation.ts'

/** Every schema's refusal becomes one error with a sentence per field. */
export const validatorCompiler: FastifySchemaCompiler<ZodType> =
  ({ schema }) =>
  (data) => {
    const result = schema.safeParse(data, { reportInput: true })
    if (result.success) return { value: result.data }
    return { error: new AppError('invalid_input', { fields: fieldProblems(result.error) }) }
  }
