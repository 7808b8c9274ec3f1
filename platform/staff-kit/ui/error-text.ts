import type { FieldError, FieldErrors, FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { validationMessage } from '#common/validation.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { staffMessages } from '../staff-messages.ts'
import { type ApiError, NetworkError } from './api.ts'

/** The server's sentences are finished; a schema's are keys that still have to be said in the reader's language. */
const FROM_SERVER = 'server'

type Problem = FieldError | FieldErrors | readonly (FieldError | undefined)[] | undefined

function firstError(problem: Problem): FieldError | undefined {
  // A list field may have a problem as a whole, or one of its entries may.
  const error = Array.isArray(problem) ? problem.find(Boolean) : problem
  return error && typeof error.message === 'string' ? (error as FieldError) : undefined
}

/** Turns what react-hook-form knows of a field into the sentence shown under it. */
export function useErrorText(): (problem: Problem) => string | undefined {
  const { locale } = useSite()
  const { typedDate } = useMessages(staffMessages)
  return (problem) => {
    const error = firstError(problem)
    if (!error) return undefined
    // The API's own sentence is for programs, which write the year first.
    if (error.message === 'date') return typedDate
    return error.type === FROM_SERVER ? error.message : validationMessage(error.message ?? '', locale)
  }
}

interface ServerFields<Values extends FieldValues> {
  setError: UseFormSetError<Values>
  /** Reads the server's path (`images.3`) as the field that shows it (`images`). */
  fieldOf: (serverPath: string) => Path<Values> | null
}

/** Puts what the server refused at the fields that hold it. */
export function showServerFields<Values extends FieldValues>(
  error: ApiError,
  { setError, fieldOf }: ServerFields<Values>,
): void {
  for (const [path, message] of Object.entries(error.fields)) {
    const field = fieldOf(path)
    if (field) setError(field, { type: FROM_SERVER, message })
  }
}

/** What a failed call says to the person who waited for it. */
export function useFailureText(): (error: Error) => string {
  const { networkError } = useMessages(staffMessages)
  return (error) => (error instanceof NetworkError ? networkError(error.message) : error.message)
}
