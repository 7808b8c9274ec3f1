/** What the browser needs besides the page's HTML. No script: words that the entry reads, so that the policy need not know them. */
export interface PageParcel {
  /** As React Router's server hands it to its browser half. */
  context: object
  /** Which build made the page. */
  build: string
  /** The list of routes. */
  manifest: string
  /** The code of the routes on this page, by their ids. */
  routes: Record<string, string[]>
}

export const PARCEL_TYPE = 'text/kais-page'

/** In one line the parcel, below it the data of the page as React Router streams it. */
export function sealParcel(parcel: PageParcel, data: string): string {
  // Both are JSON: a '<' can only stand in a text, where this is another way to write it.
  const text = `${JSON.stringify(parcel)}\n${data}`.replaceAll('<', '\\u003c')
  return `<script type="${PARCEL_TYPE}">${text}</script>`
}

export function openParcel(sealed: string): { parcel: PageParcel; data: string } {
  const end = sealed.indexOf('\n')
  return { parcel: JSON.parse(sealed.slice(0, end)) as PageParcel, data: sealed.slice(end + 1) }
}
