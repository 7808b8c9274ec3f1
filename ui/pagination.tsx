import { Link, useLocation, useSearchParams } from 'react-router'
import { Icon } from './icon.tsx'

interface Words {
  /** Names the row: 'Pages of the list'. */
  label: string
  previous: string
  next: string
  /** 'Page 3', for those who hear the number alone. */
  page: (page: number) => string
}

interface Props {
  current: number
  count: number
  href: (page: number) => string
  words: Words
}

/** Pages left and right of the current one that always show. */
const NEIGHBOURS = 1

/** First, last, and those around the current; null where some are left out. A gap of one page shows that page instead. */
export function pagesToShow(current: number, count: number): (number | null)[] {
  const isShown = (page: number) => page === 1 || page === count || Math.abs(page - current) <= NEIGHBOURS
  const pages = Array.from({ length: count }, (_, index) => index + 1)
  return pages.flatMap((page) => {
    if (isShown(page) || (isShown(page - 1) && isShown(page + 1))) return [page]
    return isShown(page - 1) ? [null] : []
  })
}

/** Numbered pages as real links. Renders nothing where there is only one. */
export function Pagination({ current, count, href, words }: Props) {
  if (count <= 1) return null
  return (
    <nav className="pager" aria-label={words.label}>
      {current > 1 && (
        <Link className="text-link" to={href(current - 1)} rel="prev">
          <Icon name="back" />
          {words.previous}
        </Link>
      )}
      <ol className="pages">
        {pagesToShow(current, count).map((page, position) =>
          page === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no name but its place
            <li key={`gap-${position}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
              <Link to={href(page)} aria-label={words.page(page)} aria-current={page === current ? 'page' : undefined}>
                {page}
              </Link>
            </li>
          ),
        )}
      </ol>
      {current < count && (
        <Link className="text-link" to={href(current + 1)} rel="next">
          {words.next}
          <Icon name="arrow" />
        </Link>
      )}
    </nav>
  )
}

interface CursorProps {
  /** The mark of the next page; null on the last one. */
  nextCursor: string | null
  words: {
    /** Names the row: 'Pages of the list'. */
    pages: string
    firstPage: string
    more: string
  }
  /** Its name in the address, where a page holds more than one list. */
  name?: string
  /** The id of the list, so that turning a page leads there. */
  anchor?: string
}

/** For lists that know only what comes next: back to the start, and on. All else in the address stays as it is. */
export function CursorPagination({ nextCursor, words, name = 'cursor', anchor }: CursorProps) {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const isFirst = !params.has(name)
  if (isFirst && !nextCursor) return null

  function address(cursor: string | null): string {
    const wanted = new URLSearchParams(params)
    if (cursor) wanted.set(name, cursor)
    else wanted.delete(name)
    return [pathname, wanted.size > 0 && `?${wanted}`, anchor && `#${anchor}`].filter(Boolean).join('')
  }
  return (
    <nav className="pager" aria-label={words.pages}>
      {!isFirst && (
        <Link className="text-link" to={address(null)}>
          {words.firstPage}
        </Link>
      )}
      {nextCursor && (
        <Link className="btn btn--line" to={address(nextCursor)} rel="next">
          {words.more}
        </Link>
      )}
    </nav>
  )
}
