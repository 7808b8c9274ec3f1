import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { siteHref, useMessages, useSite } from '#app/site.ts'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { withoutLocalePrefix } from '#common/locale.ts'
import { type LastSearch, lastSearch } from '../last-search.ts'
import type { PublicProperty } from '../property.public.ts'
import { propertyCrumbs } from '../property-crumbs.ts'
import { propertyMessages } from '../property-messages.ts'
import { isPlainPress } from './is-plain-press.ts'

/** The way back, and where this home stands on the site. */
export function PropertyTrail({ property }: { property: PublicProperty }) {
  const words = useMessages(propertyMessages)
  const crumbs = propertyCrumbs(useSite().locale, property)
  return (
    <div className="wrap trail">
      <BackLink />
      <nav aria-label={words.trail}>
        <ol>
          {crumbs.map(({ label, path }, position) => (
            <li key={path}>
              {position < crumbs.length - 1 ? (
                <SiteLink to={path}>{label}</SiteLink>
              ) : (
                <span aria-current="page">{label}</span>
              )}
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}

/** To the search the visitor came from in this tab, with its filters and where it was scrolled to; else to all homes. */
function BackLink() {
  const words = useMessages(propertyMessages)
  const site = useSite()
  const navigate = useNavigate()
  const [search, setSearch] = useState<LastSearch | null>(null)
  useEffect(() => setSearch(lastSearch()), [])
  const list = siteHref(site, '/kais-nest')
  // In the other language it is the same search, but no longer a step back.
  const isStepBack = search?.isJustBefore && search.path.split('?')[0] === list
  return (
    <SiteLink
      className="trail__back"
      to={search ? withoutLocalePrefix(search.path) : '/kais-nest'}
      onClick={(event) => {
        if (!isStepBack || !isPlainPress(event)) return
        event.preventDefault()
        navigate(-1)
      }}
    >
      <Icon name="back" />
      <span>{search?.path.includes('?') ? words.backToSearch : words.back}</span>
    </SiteLink>
  )
}
