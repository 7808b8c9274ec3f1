import { inLocale, type Locale } from '#common/locale.ts'
import type { Cover } from '#ui/page/cover.ts'
import type { PublicArticle } from './article.public.ts'
import { articleTitle } from './article-text.ts'
import { mediaMessages } from './messages.ts'
import type { PublicPodcast } from './podcast.public.ts'

type Shown = Pick<PublicArticle, 'id' | 'title' | 'titleFr' | 'isTranslated' | 'category' | 'featuredImage'>

/** What a link to an article shows where it is shared. */
export function articleCover(article: Shown, locale: Locale): Cover {
  const { id, category } = article
  return {
    name: `article-${id}`,
    locale,
    title: articleTitle(article, locale).text,
    facts: ['Kais Media', mediaMessages[locale].categories[category] ?? category],
    price: undefined,
    picture: article.featuredImage ?? undefined,
  }
}

type EpisodeCoverShown = Pick<PublicPodcast, 'id' | 'title' | 'titleFr' | 'category' | 'coverImage'>

/** What a link to an episode shows where it is shared. */
export function episodeCover(episode: EpisodeCoverShown, locale: Locale): Cover {
  const { id, category } = episode
  return {
    name: `episode-${id}`,
    locale,
    title: inLocale(locale, episode.title, episode.titleFr),
    facts: ['Podcast', mediaMessages[locale].categories[category] ?? category],
    price: undefined,
    picture: episode.coverImage ?? undefined,
  }
}
