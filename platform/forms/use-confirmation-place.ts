import { useLocation } from 'react-router'

/** One form in one entry of the tab's history: who comes to the page anew finds the form, and not what they sent before. */
export function useConfirmationPlace(draft: string): string {
  const { key, pathname, search } = useLocation()
  return `${key} ${pathname}${search} ${draft}`
}
