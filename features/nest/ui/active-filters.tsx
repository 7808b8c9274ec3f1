import { Link, useLocation } from 'react-router'
import { useMessages } from '#app/site.ts'
import { Icon } from '#app/ui/icon.tsx'
import { activeFilters, type FilterName } from '../filter-defaults.ts'
import type { NestMessages } from '../messages.en.ts'
import { nestMessages } from '../messages.ts'
import { KINDS } from '../property-types.ts'

/** A set filter in words: 'Almadies', 'Bedrooms, at least 3'. */
function describe(name: FilterName, value: string, messages: NestMessages): string {
  const { list } = messages
  switch (name) {
    case 'search':
      return `“${value}”`
    case 'location':
      return value
    case 'kind':
    case 'bounds':
    case 'type': {
      const kind = KINDS.find((candidate) => candidate === value)
      if (kind) return messages.kinds[kind]
      return value in list.dealTabs ? list.dealTabs[value as keyof typeof list.dealTabs] : value
    }
    case 'isVefa':
      return value === 'true' ? list.vefaOnly : list.vefaNone
    case 'bedrooms':
      return `${list.bedrooms} ${value}`
    case 'bathrooms':
      return `${list.bathrooms} ${value}`
    case 'minPrice':
    case 'maxPrice':
      return `${list.price}, ${(name === 'minPrice' ? list.from : list.to).toLowerCase()} ${value}`
    case 'minArea':
    case 'maxArea':
      return `${list.area}, ${(name === 'minArea' ? list.from : list.to).toLowerCase()} ${value}`
  }
}

export function ActiveFilters({ params, total }: { params: URLSearchParams; total: number }) {
  const messages = useMessages(nestMessages)
  const { pathname } = useLocation()
  const active = activeFilters(params)
  const without = (name: FilterName) => {
    const rest = new URLSearchParams(params)
    rest.delete(name)
    rest.delete('cursor')
    return rest.size > 0 ? `${pathname}?${rest}` : pathname
  }
  return (
    <div className="active">
      <p role="status" className="active__count">
        {messages.list.found(total)}
      </p>
      {active.map((name) => (
        <Link key={name} to={without(name)} preventScrollReset>
          {describe(name, params.get(name) ?? '', messages)} <Icon name="close" />
        </Link>
      ))}
      {active.length > 0 && (
        <Link className="thread" to={pathname} preventScrollReset>
          {messages.list.clearAll}
        </Link>
      )}
    </div>
  )
}
