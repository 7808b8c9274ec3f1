import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** What the calculator's fields are called in an address: y.price, y.rent. */
export const YIELD_PREFIX = 'y.'

function withoutYield(url: URL): string {
  const rest = [...url.searchParams].filter(([name]) => !name.startsWith(YIELD_PREFIX))
  return `${url.pathname}?${new URLSearchParams(rest)}`
}

/** For the pages the calculator stands on: its figures concern nobody but itself, so no loader runs for them. */
export function keepOnYieldChange({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isYieldChange = currentUrl.search !== nextUrl.search && withoutYield(currentUrl) === withoutYield(nextUrl)
  return isYieldChange ? false : defaultShouldRevalidate
}
