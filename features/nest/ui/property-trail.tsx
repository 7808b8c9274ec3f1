import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { withoutLocalePrefix } from '#common/locale.ts'
import { siteHref, useMessages, useSite } from '#ui/page/site.ts'
import { Trail, TrailBack } from '#ui/trail.tsx'
import { type LastSearch, lastSearch } from '../last-search.ts'
import type { PublicProperty } from '../property.public.ts'
import { propertyCrumbs } from '../property-crumbs.ts'
import { propertyMessages } from '../property-messages.ts'
import { isPlainPress } from './is-plain-press.ts'

/** The way back, and where this home stands on the site. */
export function PropertyTrail({ property }: { property: PublicProperty }) {
  const words = useMessages(propertyMessages)
  const crumbs = propertyCrumbs(useSite().locale, property)
  return <Trail label={words.trail} crumbs={crumbs} back={<BackLink />} />
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
    <TrailBack
      to={search ? withoutLocalePrefix(search.path) : '/kais-nest'}
      label={search?.path.includes('?') ? words.backToSearch : words.back}
      onClick={(event) => {
        if (!isStepBack || !isPlainPress(event)) return
        event.preventDefault()
        navigate(-1)
      }}
    />
  )
}
