import { useMemo } from 'react'
import type { Locale } from '#common/locale.ts'
import { type RenderedText, renderMarkdown } from '../../markdown.ts'
import { mediaMessages } from '../../messages.ts'
import { useTextPictures } from './use-text-pictures.ts'

/** A text while it is written, by the renderer that its page uses. */
export function useRendered(text: string, locale: Locale): Pick<RenderedText, 'html' | 'words'> {
  const pictures = useTextPictures(text)
  return useMemo(() => {
    const { newTab } = mediaMessages[locale]
    const { html, words } = renderMarkdown(text, { locale, isFrenchAddress: locale === 'fr', pictures, newTab })
    // Both languages and the whole article may be shown on one page: only the whole article has names for its parts.
    return { html: html.replaceAll(/ id="s[^"]*"/g, ''), words }
  }, [text, locale, pictures])
}
