import { type RefObject, useEffect } from 'react'
import { FILTER_DEFAULTS } from '../filter-defaults.ts'

/** The browser's own fields. The place and the ranges are given their value and keep themselves in step. */
const SHOWN_AT_DEFAULT = {
  search: FILTER_DEFAULTS.search,
  kind: FILTER_DEFAULTS.kind,
  isVefa: FILTER_DEFAULTS.isVefa,
  bedrooms: FILTER_DEFAULTS.bedrooms,
  bathrooms: FILTER_DEFAULTS.bathrooms,
  sort: 'newest',
}

function isFollowing(name: string): name is keyof typeof SHOWN_AT_DEFAULT {
  return name in SHOWN_AT_DEFAULT
}

/**
 * Keeps the uncontrolled filter fields in step with the address: back button, cleared filters, shared links. The field
 * someone is typing in is left alone, so that an answer arriving late on a slow network wipes nothing.
 */
export function useFilterFields(form: RefObject<HTMLFormElement | null>, params: URLSearchParams): void {
  useEffect(() => {
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue
      if (!isFollowing(field.name) || (field.type === 'search' && field === document.activeElement)) continue
      const value = params.get(field.name) ?? SHOWN_AT_DEFAULT[field.name]
      if (field.type === 'radio') (field as HTMLInputElement).checked = field.value === value
      else field.value = value
    }
  }, [form, params])
}
