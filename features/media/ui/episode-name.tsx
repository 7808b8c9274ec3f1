import type { BilingualText } from '../bilingual-text.ts'

interface Props {
  episodeNumber: number | null
  title: BilingualText
  /** 'Episode 3: The title', in the reader's language; the player brings its own, so as not to carry the pages' words. */
  name: (episodeNumber: number | null, title: string) => string
}

/** The number in the reader's language, the title in its own. */
export function EpisodeName({ episodeNumber, title, name }: Props) {
  if (!title.lang) return name(episodeNumber, title.text)
  return (
    <>
      {name(episodeNumber, '')}
      <span lang={title.lang}>{title.text}</span>
    </>
  )
}
