/** Data of a page names the build that made it: what another build makes may not fit the code that is here. */
export const BUILD_HEADER = 'x-kais-build'

/** The page whose data is asked for at an address of React Router's: '/nest.data?beds=3&_routes=…' is '/nest?beds=3'. */
export function pageOfData(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://kais')
  searchParams.delete('_routes')
  const page = pathname.replace(/(\/_root|\/_)?\.data$/, '') || '/'
  return searchParams.size > 0 ? `${page}?${searchParams}` : page
}

/**
 * While a new version is rolled out, and for whoever had a page open before it, the server may be another build than the page.
 * Then the press that asks for data fetches the whole page instead, which React Router does when it is told so.
 */
export function loadPagesOfOtherBuilds(own: string): void {
  const ask = window.fetch
  window.fetch = async (...asked) => {
    const answer = await ask(...asked)
    const build = answer.headers.get(BUILD_HEADER)
    if (build === null || build === own) return answer
    return new Response(null, {
      status: 204,
      headers: { 'X-Remix-Redirect': pageOfData(answer.url), 'X-Remix-Reload-Document': 'true' },
    })
  }
}
