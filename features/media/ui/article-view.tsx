import type { Locale } from '#common/locale.ts'
import { SiteLink } from '#ui/site-link.tsx'
import type { PublicArticle } from '../article.public.ts'
import { articlesPath } from '../article-path.ts'
import { mediaMessages } from '../messages.ts'
import type { PresentedArticle } from '../present-article.ts'
import { publicationOf } from '../structured-data.ts'
import { ArticleHead } from './article-head.tsx'
import { ContentsBeside, ContentsFolded } from './contents.tsx'
import { MarkdownText } from './markdown-text.tsx'

interface Props {
  article: Pick<
    PublicArticle,
    'author' | 'category' | 'picture' | 'tags' | 'sourceName' | 'sourceUrl' | 'publishedAt' | 'createdAt'
  > & { path: string }
  presented: PresentedArticle
  /** The reader's. Its preview shows an article in either language, whatever the editor's own is. */
  locale: Locale
}

/** The article itself, as its page and its preview show it. */
export function ArticleView({ article, presented: { text, html, minutes, contents }, locale }: Props) {
  const lang = text.locale === locale ? undefined : text.locale
  const { path, author, category, picture, tags } = article
  return (
    <article className="art">
      <ArticleHead
        head={{
          path,
          title: text.title,
          excerpt: text.excerpt,
          author,
          category,
          publishedAt: publicationOf(article),
          minutes,
          picture,
          source: { name: article.sourceName, url: article.sourceUrl },
        }}
        locale={locale}
        isUntranslated={lang !== undefined}
      />
      <div className="art__body">
        {contents.length > 0 && <ContentsFolded headings={contents} lang={lang} locale={locale} />}
        <MarkdownText html={html} lang={lang} />
        {contents.length > 0 && <ContentsBeside headings={contents} lang={lang} locale={locale} />}
        {tags.length > 0 && (
          <nav className="topics art__topics" aria-label={mediaMessages[locale].article.topics}>
            <ul>
              {tags.map((tag) => (
                <li key={tag}>
                  <SiteLink to={articlesPath({ tag })}>{tag}</SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </article>
  )
}
