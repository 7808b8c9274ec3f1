import { useMessages } from '#ui/page/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import type { ARTICLE_CATEGORIES } from '../article.schema.ts'
import { mediaMessages } from '../messages.ts'

/** What somebody who read to the end may want to do about it; it follows from what the piece was about. */
export function NextStep({ category }: { category: (typeof ARTICLE_CATEGORIES)[number] }) {
  const { title, text, links } = useMessages(mediaMessages).next[category]
  return (
    <section className="deep deep--two" aria-labelledby="next-step">
      <h2 id="next-step">{title}</h2>
      <div className="deep__txt">
        <p>{text}</p>
        <p className="next__also">
          {links.map(({ to, label }, position) => (
            <SiteLink key={to} className={position === 0 ? 'btn btn--ondeep' : 'text-link'} to={to}>
              {label}
            </SiteLink>
          ))}
        </p>
      </div>
    </section>
  )
}
