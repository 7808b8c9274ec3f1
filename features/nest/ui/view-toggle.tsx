import { useMessages } from '#ui/page/site.ts'
import { AddressLink } from '#ui/site-link.tsx'
import { nestMessages } from '../messages.ts'
import { type SearchAddress, type View, viewOf } from './use-search-address.ts'

const VIEWS = ['list', 'map'] as const

/** Drawn on the grid of ui/icon.tsx. */
const PATHS: Record<View, string> = {
  list: 'M3.5 5.5h4v4h-4zM3.5 14.5h4v4h-4zM11.5 7.5h9M11.5 16.5h9',
  map: 'M3.5 6.5l6-2.5 5 2.5 6-2.5v13.5l-6 2.5-5-2.5-6 2.5zM9.5 4v13.5M14.5 6.5V20',
}

function ViewIcon({ view }: { view: View }) {
  return (
    <svg className="ico" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[view]} />
    </svg>
  )
}

function inView(params: URLSearchParams, view: View): URLSearchParams {
  const wanted = new URLSearchParams(params)
  if (view === 'map') wanted.set('view', 'map')
  else wanted.delete('view')
  return wanted
}

/** Two links, so that either view can be shared. */
export function ViewToggle({ params, href }: Pick<SearchAddress, 'params' | 'href'>) {
  const { list } = useMessages(nestMessages)
  return (
    <nav className="views" aria-label={list.view}>
      {VIEWS.map((view) => (
        <AddressLink
          key={view}
          to={href(inView(params, view))}
          aria-current={view === viewOf(params) ? 'true' : undefined}
          preventScrollReset
        >
          <ViewIcon view={view} />
          {list.views[view]}
        </AddressLink>
      ))}
    </nav>
  )
}

/** On a phone, at the thumb while the results are on the screen: the view one is not in. */
export function OtherView({ params, href }: Pick<SearchAddress, 'params' | 'href'>) {
  const { list } = useMessages(nestMessages)
  const other = viewOf(params) === 'map' ? 'list' : 'map'
  return (
    <p className="otherview">
      <AddressLink className="btn btn--tight" to={`${href(inView(params, other))}#homes`}>
        <ViewIcon view={other} />
        {list.views[other]}
      </AddressLink>
    </p>
  )
}
