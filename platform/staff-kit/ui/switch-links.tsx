import { StaffLink } from './staff-link.tsx'

interface Props<View extends string> {
  views: readonly View[]
  words: Record<View | 'label', string>
  current: View
  to: (view: View) => string | { search: string }
}

/** The same things seen in several ways: each has an address of its own. */
export function SwitchLinks<View extends string>({ views, words, current, to }: Props<View>) {
  return (
    <nav className="lead-switch" aria-label={words.label}>
      {views.map((view) => (
        <StaffLink key={view} to={to(view)} aria-current={view === current ? 'true' : undefined} preventScrollReset>
          {words[view]}
        </StaffLink>
      ))}
    </nav>
  )
}
