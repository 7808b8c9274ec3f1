import { useEffect } from 'react'
import { useShortlist } from '#features/nest/shortlist/shortlist-store.ts'
import { siteHref, useSite } from '#ui/page/site.ts'
import { useHydrated } from '#ui/use-lazy-component.ts'

/** Tells the worker which homes are on the shortlist: their pages are kept while there is a network, and dropped with the home. */
export function KeptHomes() {
  const ids = useShortlist()
  // Until then the list is not empty but unknown.
  const isRead = useHydrated()
  const { isFrenchAddress, keepsPages } = useSite()
  useEffect(() => {
    if (!isRead || !keepsPages || !navigator.serviceWorker) return
    const homes = ids.map((id) => siteHref({ isFrenchAddress }, `/property/${id}`))
    const list = siteHref({ isFrenchAddress }, '/shortlist')
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ homes, list }))
  }, [ids, isRead, isFrenchAddress, keepsPages])
  return null
}
