import { SiteLink } from './site-link.tsx'

interface Way {
  label: string
  to: string
}

/** The last block of a page: where to go from here. */
export function NextLinks({ title, ways }: { title: string; ways: readonly Way[] }) {
  return (
    <section className="wrap also" aria-labelledby="also">
      <h2 id="also">{title}</h2>
      <div className="next__also">
        {ways.map(({ label, to }) => (
          <SiteLink key={to} className="text-link" to={to}>
            {label}
          </SiteLink>
        ))}
      </div>
    </section>
  )
}
