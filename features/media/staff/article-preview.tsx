import { useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { LOCALES, type Locale } from '#common/locale.ts'
import { Icon } from '#ui/icon.tsx'
import { Modal } from '#ui/modal.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { Picture } from '#ui/picture-address.ts'
import { articlePath } from '../article-path.ts'
import { presentArticle } from '../present-article.ts'
import { ArticleView } from '../ui/article-view.tsx'
import { articleStaffMessages } from './article-messages.ts'
import { followInPreview } from './markdown/follow-in-preview.ts'
import { useTextPictures } from './markdown/use-text-pictures.ts'
import { type ArticleFormValues, readPublishValues } from './media-form-values.ts'
import { readable } from './readable-article.ts'

/** Half an address while it is typed is none yet. */
function webAddress(typed: string): string | null {
  const text = typed.trim()
  return /^https?:/.test(text) && URL.canParse(text) ? text : null
}

interface Props {
  values: ArticleFormValues
  /** The cover as it is stored, with all its sizes. */
  cover: Picture | null
  onClose: () => void
}

/** What is typed, as its page will show it, in either language. Nothing of it is stored. */
export function ArticlePreview({ values, cover, onClose }: Props) {
  const { preview: words } = useMessages(articleStaffMessages)
  const site = useSite()
  const [locale, setLocale] = useState<Locale>(site.locale)
  const [now] = useState(() => new Date().toISOString())
  const { featuredImage } = values
  const pictures = useTextPictures(`${values.content}\n${values.contentFr}\n${featuredImage}`)
  const presented = useMemo(
    () =>
      presentArticle(
        { ...readable(values), title: values.title.trim() || words.noTitle },
        { locale, isFrenchAddress: locale === 'fr', pictures },
      ),
    [values, locale, pictures, words],
  )
  const article = {
    path: articlePath(values.slug),
    author: values.author.trim() || words.noAuthor,
    category: values.category || 'real-estate',
    picture: (cover?.path === featuredImage ? cover : pictures.get(featuredImage)) ?? null,
    tags: values.tags,
    sourceName: values.sourceName.trim() || null,
    sourceUrl: webAddress(values.sourceUrl),
    publishedAt: readPublishValues(values).publishedAt || now,
    createdAt: now,
  } as const
  // Out of the staff area's own sheet, which sets everything smaller.
  return createPortal(
    <Modal className="whole-preview" onClose={onClose}>
      {(titleId) => (
        <>
          <div className="whole-preview__top">
            <p id={titleId}>{words.title}</p>
            <div className="md__views" role="group" aria-label={words.language}>
              {LOCALES.map((one) => (
                <button key={one} type="button" aria-pressed={one === locale} onClick={() => setLocale(one)}>
                  {words.languages[one]}
                </button>
              ))}
            </div>
            <button type="button" className="icobtn" aria-label={words.close} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          <div className="whole-preview__page" lang={locale} onClickCapture={followInPreview}>
            <ArticleView key={locale} article={article} presented={presented} locale={locale} />
          </div>
        </>
      )}
    </Modal>,
    document.body,
  )
}
