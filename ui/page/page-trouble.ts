import { isRouteErrorResponse } from 'react-router'

/** A question with what was answered, as plain data: drawn without the page it stood on. */
export interface ReturnedField {
  name: string
  kind: string
  label: string
  isOptional: boolean
  rows?: number
  choices?: Record<string, string>
  value: string | string[]
}

/** A form that was sent without scripts and could not be taken. */
export interface ReturnedForm {
  form: string
  /** What a screen reader calls it. */
  name: string
  fields: ReturnedField[]
  submit: string
}

/** Why a page cannot be made for now: the house cannot be reached or can store nothing. It is no fault of the page. */
export interface PageTrouble {
  code: 'unavailable' | 'not_storable'
  returned?: ReturnedForm | undefined
}

/** Null where it is something else. */
export function troubleOf(error: unknown): PageTrouble | null {
  if (!isRouteErrorResponse(error)) return null
  return error.status === 503 || error.status === 507 ? (error.data as PageTrouble) : null
}
