import { formatDateTime } from '#common/dates.ts'
import { useSite } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { publicationState } from '../publication.ts'

interface SavedWords {
  draft: string
  published: string
  scheduled: (when: string) => string
}

type Saved = Parameters<typeof publicationState>[0] & { title: string; publishedAt: string | null }

/** Says what became of a piece that was saved: kept as a draft, on the site, or on it from an hour to come. */
export function useSaySaved(words: SavedWords): (saved: Saved) => void {
  const { locale } = useSite()
  const toast = useToast()
  return (saved) => {
    const state = publicationState(saved)
    const when = formatDateTime(saved.publishedAt ?? '', locale)
    toast({ title: state === 'scheduled' ? words.scheduled(when) : words[state], description: saved.title })
  }
}
