import { useDeferredValue, useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { type Locale, withLocalePrefix } from '#common/locale.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { articlePath } from '../article-path.ts'
import { readArticle } from '../article-text.ts'
import { frenchSpaces } from '../french-spaces.ts'
import { articleStaffMessages } from './article-messages.ts'
import type { ArticleFormValues } from './media-form-values.ts'
import { readable } from './readable-article.ts'
import { searchResult } from './search-result.ts'

/** What a search engine would show of the article, cut where it would cut. */
export function SearchPreview({ locale }: { locale: Locale }) {
  const { meta: words } = useMessages(articleStaffMessages)
  const { publicUrl } = useSite()
  const { control } = useFormContext<ArticleFormValues>()
  const values = useDeferredValue(useWatch({ control }) as ArticleFormValues)
  const { text, result } = useMemo(() => {
    const read = readArticle(readable(values), locale)
    return { text: read, result: searchResult(read.metaTitle, read.metaDescription) }
  }, [values, locale])
  const set = (line: string) => (locale === 'fr' ? frenchSpaces(line) : line)
  const isUntranslated = text.locale !== locale
  const trail = publicUrl.replace(/^https?:\/\//, '') + withLocalePrefix(articlePath(values.slug || '…'), locale)
  return (
    <section className="found" aria-label={words.result[locale]}>
      <p className="found__label">{words.result[locale]}</p>
      {isUntranslated ? (
        <p className="soft">{words.untranslated}</p>
      ) : (
        <>
          <div className="found__it" lang={locale}>
            <p className="found__where">{trail.split('/').join(' › ')}</p>
            <p className="found__title">{text.metaTitle ? set(result.title.shown) : words.noTitle}</p>
            <p className="found__text">{set(result.description.shown) || words.noDescription}</p>
          </div>
          <ul className="found__counts">
            <li data-cut={result.title.isCut}>
              {words.titleCount(result.title.length, result.title.room)}
              {result.title.isCut && <b>{words.cut}</b>}
            </li>
            <li data-cut={result.description.isCut}>
              {words.descriptionCount(result.description.length, result.description.room)}
              {result.description.isCut && <b>{words.cut}</b>}
            </li>
          </ul>
        </>
      )}
    </section>
  )
}
