import { data, type LinksFunction, type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router'
import { AppError } from '#common/errors.ts'
import { isFrenchPath, type Locale } from '#common/locale.ts'
import type { Context } from '#db/context.server.ts'
import type { PublicArticle } from '#features/media/article.public.ts'
import { type ARTICLE_CATEGORIES, articleInputSchema } from '#features/media/article.schema.ts'
import { articleCover } from '#features/media/article-cover.ts'
import { ARTICLES_PATH, articlePath } from '#features/media/article-path.ts'
import { feedLinks } from '#features/media/feeds/feed-links.ts'
import { mediaMessages } from '#features/media/messages.ts'
import { presentArticle } from '#features/media/present-article.ts'
import {
  describeArticlePictures,
  getArticle,
  getRelatedArticles,
  listArticles,
} from '#features/media/read-articles.server.ts'
import { articleCrumbs, describeArticle, lastChangeOf, publicationOf } from '#features/media/structured-data.ts'
import { type ArticleCardData, toArticleCard } from '#features/media/ui/article-card.ts'
import { ArticleView } from '#features/media/ui/article-view.tsx'
import { MediaTrail } from '#features/media/ui/feed-link.tsx'
import { RelatedArticles } from '#features/media/ui/related-articles.tsx'
import { sharePath } from '#ui/page/cover.ts'
import { pageContext } from '#ui/page/page-context.server.ts'
import { pageSheets } from '#ui/page/page-sheet.ts'
import { describePage, describeTrail, siteOf } from '#ui/page/seo.ts'
import { siteHref, useMessages, useSite } from '#ui/page/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import styles from '#ui/styles/pages/media.css?url'

/** What somebody who read to the end may want to do about it; it follows from what the piece was about. */
function NextStep({ category }: { category: (typeof ARTICLE_CATEGORIES)[number] }) {
  const { title, text, links } = useMessages(mediaMessages).next[category]
  return (
    <section className="deep deep--two" aria-labelledby="next-step">
      <h2 id="next-step">{title}</h2>
      <div className="deep__txt">
        <p>{text}</p>
        <p className="next__also">
          {links.map(({ to, label }, position) => (
            <SiteLink key={to} className={position === 0 ? 'btn btn--ondeep' : 'text-link'} to={to}>
              {label}
            </SiteLink>
          ))}
        </p>
      </div>
    </section>
  )
}

/** Withdrawn, not out yet, or never there: what there is instead. */
function ArticleNotFound({ others }: { others: ArticleCardData[] }) {
  const { article, title } = useMessages(mediaMessages)
  return (
    <>
      <section className="wrap gone">
        <h1>{article.notFound}</h1>
        <p className="lead">{article.notFoundText}</p>
        <p className="acts">
          <SiteLink className="btn" to={ARTICLES_PATH}>
            {article.back}
          </SiteLink>
          <SiteLink className="text-link" to="/kais-media">
            {title}
          </SiteLink>
        </p>
      </section>
      {others.length > 0 && <RelatedArticles articles={others} />}
    </>
  )
}

const RELATED = 3

const slugParam = articleInputSchema.pick({ slug: true })

interface Reader {
  locale: Locale
  isFrenchAddress: boolean
  savesData: boolean
}

async function present(visitor: Context, article: PublicArticle, { locale, isFrenchAddress, savesData }: Reader) {
  const [pictures, related] = await Promise.all([
    describeArticlePictures(visitor, [article]),
    getRelatedArticles(visitor, article, RELATED),
  ])
  // The text travels as the page shows it; its source, in both languages, stays here.
  const { content, contentFr, ...facts } = article
  return {
    article: { ...facts, path: articlePath(article.slug) },
    ...presentArticle(article, { locale, isFrenchAddress, pictures, savesData }),
    related: related.map((other) => toArticleCard(other, locale)),
  }
}

export const links: LinksFunction = () => pageSheets(styles)

export async function loader({ params, context, url }: LoaderFunctionArgs) {
  const { context: visitor, locale, savesData } = context.get(pageContext)
  const isFrenchAddress = isFrenchPath(url.pathname)
  const wanted = slugParam.safeParse(params)
  try {
    if (!wanted.success) throw new AppError('not_found')
    const article = await getArticle(visitor, wanted.data.slug)
    if (article.slug !== params.slug) {
      throw redirect(siteHref({ isFrenchAddress }, articlePath(article.slug)) + url.search, 301)
    }
    return data({ found: await present(visitor, article, { locale, isFrenchAddress, savesData }), others: [] })
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not_found')) throw error
    const { items } = await listArticles(visitor, { limit: RELATED })
    return data({ found: null, others: items.map((other) => toArticleCard(other, locale)) }, { status: 404 })
  }
}

type Found = NonNullable<Awaited<ReturnType<typeof loader>>['data']['found']>

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const site = siteOf(matches)
  const found = loaderData?.found
  if (!found)
    return [{ title: `${mediaMessages[site.locale].article.notFound} | Kais` }, { name: 'robots', content: 'noindex' }]
  const { article, text, words } = found
  const cover = articleCover(article, site.locale)
  const images = [article.picture && site.publicUrl + article.picture.path, site.publicUrl + sharePath(cover)]
  return [
    ...describePage({
      site,
      path: article.path,
      languages: article.isTranslated ? undefined : ['en'],
      title: text.metaTitle,
      description: text.metaDescription,
      cover,
      type: 'article',
      jsonLd: describeArticle(site, { article, text, words, images: images.filter((image) => image !== null) }),
    }),
    { property: 'article:published_time', content: publicationOf(article) },
    { property: 'article:modified_time', content: lastChangeOf(article) },
    ...feedLinks(site),
    {
      'script:ld+json': describeTrail(site, articleCrumbs(site.locale, { title: text.title.text, path: article.path })),
    },
  ]
}

function Article({ found: { article, related, ...presented } }: { found: Found }) {
  const messages = useMessages(mediaMessages)
  const { locale } = useSite()
  return (
    <>
      <MediaTrail
        crumbs={articleCrumbs(locale, { title: presented.text.title.text, path: article.path })}
        back={{ label: messages.article.back, path: ARTICLES_PATH }}
      />
      <ArticleView article={article} presented={presented} locale={locale} />
      <NextStep category={article.category} />
      {related.length > 0 && <RelatedArticles articles={related} />}
    </>
  )
}

export default function ArticlePage() {
  const { found, others } = useLoaderData<typeof loader>()
  return found ? <Article key={found.article.id} found={found} /> : <ArticleNotFound others={others} />
}
