import { type RefObject, useEffect } from 'react'
import { FILTER_DEFAULTS, type FilterName } from '../filter-defaults.ts'

/** Fields that show nothing at their default, where the scale's end means no limit. */
const EMPTY_AT_DEFAULT = new Set(['minPrice', 'maxPrice', 'minArea', 'maxArea'])

function shownValue(name: string, params: URLSearchParams): string {
  if (name === 'sort') return params.get(name) ?? 'newest'
  return params.get(name) ?? (EMPTY_AT_DEFAULT.has(name) ? '' : FILTER_DEFAULTS[name as FilterName])
}

/**
 * Keeps the uncontrolled filter fields in step with the address: back button, cleared filters, shared links. The field
 * someone is typing in is left alone, so that an answer arriving late on a slow network wipes nothing.
 */
export function useFilterFields(form: RefObject<HTMLFormElement | null>, params: URLSearchParams): void {
  useEffect(() => {
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || !field.name) continue
      if (field === document.activeElement && field.type !== 'radio') continue
      const value = shownValue(field.name, params)
      if (field.type === 'radio') (field as HTMLInputElement).checked = field.value === value
      else field.value = value
    }
  }, [form, params])
}
