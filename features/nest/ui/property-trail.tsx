import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { inLocale, type Locale, withoutLocalePrefix } from '#common/locale.ts'
import type { Crumb } from '#ui/page/seo.ts'
import { siteHref, useMessages, useSite } from '#ui/page/site.ts'
import { isPlainPress } from '#ui/site-link.tsx'
import { Trail, TrailBack } from '#ui/trail.tsx'
import type { PublicProperty } from '../property.public.ts'
import { propertyMessages } from '../property-messages.ts'

/** From the front door to this home: the house, its homes, those of the same place, this one. */
export function propertyCrumbs(locale: Locale, property: PublicProperty): Crumb[] {
  const words = propertyMessages[locale]
  return [
    { label: words.home, path: '/' },
    { label: words.nest, path: '/kais-nest' },
    { label: property.location, path: `/kais-nest?location=${encodeURIComponent(property.location)}` },
    { label: inLocale(locale, property.title, property.titleFr), path: `/property/${property.id}` },
  ]
}

const LIST = '/kais-nest'

interface LastSearch {
  /** As it stands in the address: '/fr/kais-nest?location=Ngor'. */
  path: string
  /** One step back in this tab: going there by that step also finds the place it was scrolled to. */
  isJustBefore: boolean
}

/** The list of homes this tab showed last on its way here, with its filters. The browser remembers; nothing is stored. */
function lastSearch(): LastSearch | null {
  const { navigation } = window as { navigation?: Navigation }
  const here = navigation?.currentEntry?.index
  if (!navigation || here === undefined) return null
  const before = navigation.entries().slice(0, here)
  const at = before.findLastIndex(({ url }) => url && withoutLocalePrefix(new URL(url).pathname) === LIST)
  const url = before[at]?.url
  if (!url) return null
  const { pathname, search } = new URL(url)
  return { path: pathname + search, isJustBefore: at === here - 1 }
}

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
