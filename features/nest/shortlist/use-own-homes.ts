import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { siteHref, useSite } from '#ui/page/site.ts'
import type { SharedHomes, ShortlistAnswer } from './shared-list.tsx'
import { shortlistPath } from './shortlist-ids.ts'

const NOTHING: SharedHomes = { asked: [], homes: [], beyond: 0 }

/** The homes behind the numbers the browser kept: fetched as the same list would be, had somebody sent it. */
export function useOwnHomes(ids: readonly number[]) {
  const site = useSite()
  const { load, data, state } = useFetcher<ShortlistAnswer>()
  // What was fetched last stays in view while more is on its way, or does not come.
  const [known, setKnown] = useState(NOTHING)
  if (data?.list && data.list !== known) setKnown(data.list)
  const address = siteHref(site, shortlistPath({ ids }))
  const isMissing = ids.some((id) => !known.asked.includes(id))
  const hasFailed = isMissing && state === 'idle' && data?.hasFailed === true

  useEffect(() => {
    if (isMissing) void load(address)
    // Not again by itself when it failed: that is for the visitor to say.
  }, [isMissing, address, load])

  return { known, hasFailed, retry: () => void load(address) }
}
