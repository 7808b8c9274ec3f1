import type { z } from 'zod'
import type { FieldProblems } from './errors.ts'
import type { Locale } from './locale.ts'
import { type ValidationMessages, validationMessages } from './validation-messages.ts'

export type ValidationKey = keyof ValidationMessages

/** Names a sentence inside a schema: `z.string().min(1, say('required'))`. */
export function say(key: ValidationKey): { error: ValidationKey } {
  return { error: key }
}

/** Of a text with a limit that is not short: it is refused with its count (error-body.ts). */
export function tooManyCharacters(count: number, most: number): string {
  return `tooLong:${count}:${most}`
}

function isValidationKey(key: string): key is ValidationKey {
  return Object.hasOwn(validationMessages.en, key)
}

/**
 * 'required', or a key with the figure its sentence names: 'stayTooShort:3'. The sentence has both words that may go with
 * it: '{n} {day|days}'.
 */
export function validationMessage(problem: string, locale: Locale): string {
  const [key = '', figure = ''] = problem.split(':')
  return validationMessages[locale][isValidationKey(key) ? key : 'invalid']
    .replace('{n}', figure)
    .replace(/\{(.+)\|(.+)\}/, figure === '1' ? '$1' : '$2')
}

type Issue = z.core.$ZodIssue

/** Schemas that name no sentence of their own still get a fitting one. */
function keyOf(issue: Issue): string {
  if (isValidationKey(issue.message.split(':')[0] ?? '')) return issue.message
  if (issue.code === 'invalid_type') return issue.input === undefined ? 'required' : 'invalid'
  if (issue.code === 'invalid_value') return 'chooseOne'
  if (issue.code === 'unrecognized_keys') return 'unknownField'
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'tooLong' : 'tooLarge'
  if (issue.code === 'too_small') return issue.origin === 'string' ? 'tooShort' : 'invalid'
  return 'invalid'
}

export function fieldProblems(error: { issues: readonly Issue[] }): FieldProblems {
  const problems: FieldProblems = {}
  for (const issue of error.issues) {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
    for (const path of paths) problems[path.join('.') || 'form'] ??= keyOf(issue)
  }
  return problems
}
