import { withoutLocalePrefix } from '#common/locale.ts'

const LIST = '/kais-nest'

export interface LastSearch {
  /** As it stands in the address: '/fr/kais-nest?location=Ngor'. */
  path: string
  /** One step back in this tab: going there by that step also finds the place it was scrolled to. */
  isJustBefore: boolean
}

/** The list of homes this tab showed last on its way here, with its filters. The browser remembers; nothing is stored. */
export function lastSearch(): LastSearch | null {
  const { navigation } = window as { navigation?: Navigation }
  const here = navigation?.currentEntry?.index
  if (!navigation || here === undefined) return null
  const before = navigation.entries().slice(0, here)
  const at = before.findLastIndex(({ url }) => url && withoutLocalePrefix(new URL(url).pathname) === LIST)
  const url = before[at]?.url
  if (!url) return null
  const { pathname, search } = new URL(url)
  return { path: pathname + search, isJustBefore: at === here - 1 }
}
