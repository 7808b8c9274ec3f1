import { formatDay } from '#common/dates.ts'
import { type Locale, withLocalePrefix } from '#common/locale.ts'
import { useSite } from '#ui/page/site.ts'
import type { Picture } from '#ui/picture-address.ts'
import { LEAD_PICTURE, PictureImage } from '#ui/picture-image.tsx'
import { Share } from '#ui/share/share-button.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { articlesPath } from '../article-path.ts'
import type { BilingualText } from '../bilingual-text.ts'
import type { MediaMessages } from '../messages.ts'
import { mediaMessages } from '../messages.ts'
import { type ArticleSource, SourceLine } from './source-line.tsx'

export interface ArticleHeadData {
  path: string
  title: BilingualText
  excerpt: BilingualText | null
  author: string
  category: string
  publishedAt: string
  minutes: number
  picture: Picture | null
  source: ArticleSource
}

interface Props {
  head: ArticleHeadData
  /** The reader's. */
  locale: Locale
  isUntranslated: boolean
}

/** Longer titles are set smaller: five lines of the largest size would be a poster. */
const LONG_TITLE = 44

/** The picture, the title stepping into it, and all that is known of the piece before it is read. */
export function ArticleHead({ head, locale, isUntranslated }: Props) {
  const { article, latest, categories }: MediaMessages = mediaMessages[locale]
  const { publicUrl } = useSite()
  const { path, title, excerpt, author, category, publishedAt, minutes, picture, source } = head
  return (
    <header className={picture ? 'art__head' : 'art__head art__head--bare'}>
      {picture && (
        <div className="art__pic">
          <PictureImage picture={picture} sizes="100vw" alt="" isLead transitionName={LEAD_PICTURE} />
        </div>
      )}
      <div className={title.text.length > LONG_TITLE ? 'art__name art__name--long' : 'art__name'}>
        <h1 lang={title.lang}>{title.text}</h1>
      </div>
      <div className="art__about">
        {isUntranslated && <p className="art__language">{article.onlyEnglish}</p>}
        {excerpt && (
          <p className="lead" lang={excerpt.lang}>
            {excerpt.text}
          </p>
        )}
        <div className="art__facts">
          <p className="small soft">
            <SiteLink to={articlesPath({ category })}>{categories[category] ?? category}</SiteLink>
            <span>{article.by(author)}</span>
            <time dateTime={publishedAt}>{formatDay(new Date(publishedAt), locale)}</time>
            <span>{latest.readingTime(minutes)}</span>
            <SourceLine source={source} label={article.source} />
          </p>
          <Share
            label={article.share}
            heading={article.shareHeading}
            text={title.text}
            link={publicUrl + withLocalePrefix(path, locale)}
          />
        </div>
      </div>
    </header>
  )
}
