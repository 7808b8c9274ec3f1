import type { Ref } from 'react'
import type { Locale } from '#common/locale.ts'
import { useMessages } from '#ui/page/site.ts'
import { MarkdownText } from '../../ui/markdown-text.tsx'
import { followInPreview } from './follow-in-preview.ts'
import { markdownMessages } from './messages.ts'

interface Props {
  ref: Ref<HTMLElement>
  /** As useRendered made it. */
  html: string
  /** The language of the text. */
  locale: Locale
}

/** The text as its page will show it. */
export function LivePreview({ ref, html, locale }: Props) {
  const words = useMessages(markdownMessages)
  return (
    <section
      ref={ref}
      className="md__preview"
      aria-label={words.previewOf[locale]}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and not everybody has a wheel
      tabIndex={0}
      onClickCapture={followInPreview}
    >
      {html ? <MarkdownText html={html} lang={locale} /> : <p className="soft md__empty">{words.emptyPreview}</p>}
    </section>
  )
}
