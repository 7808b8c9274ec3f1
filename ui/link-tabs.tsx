import { AddressLink } from './site-link.tsx'

interface Props<Key extends string> {
  /** Names the row: 'Deal', 'Category'. */
  label: string
  current: string
  tabs: readonly { key: Key; label: string; to: string }[]
}

/** Views that have an address of their own: links, so that one can be shared and the back button works. */
export function LinkTabs<Key extends string>({ label, current, tabs }: Props<Key>) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map(({ key, label: name, to }) => (
        <AddressLink key={key} to={to} aria-current={key === current ? 'true' : undefined} preventScrollReset>
          {name}
        </AddressLink>
      ))}
    </nav>
  )
}
