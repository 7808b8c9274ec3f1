import { useMessages } from '#ui/page/site.ts'
import type { Crumb } from '#ui/page/structured-trail.ts'
import { Trail, TrailBack } from '#ui/trail.tsx'
import { mediaMessages } from '../messages.ts'

/** The way back, and where this page stands on the site. */
export function MediaTrail({ crumbs, back }: { crumbs: readonly Crumb[]; back: Crumb }) {
  const { article } = useMessages(mediaMessages)
  return <Trail label={article.trail} crumbs={crumbs} back={<TrailBack to={back.path} label={back.label} />} />
}
