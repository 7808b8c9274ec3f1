import { useViewTransitionState } from 'react-router'
import { siteHref, useSite } from '#ui/page/site.ts'
import { LEAD_PICTURE, PictureImage } from '#ui/picture-image.tsx'
import type { ArticleCardData } from './article-card.ts'

interface Props {
  article: Pick<ArticleCardData, 'path' | 'picture'>
  sizes: string
  isLead?: boolean
}

/** The picture of a card; pressed, it grows into the one of its page. The title beside it says what it is. */
export function ArticlePicture({ article, sizes, isLead = false }: Props) {
  const isOpening = useViewTransitionState(siteHref(useSite(), article.path))
  return (
    <PictureImage
      picture={article.picture}
      sizes={sizes}
      alt=""
      isLead={isLead}
      transitionName={isOpening ? LEAD_PICTURE : undefined}
    />
  )
}
