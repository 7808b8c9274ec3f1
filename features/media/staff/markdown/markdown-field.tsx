import { type Ref, useDeferredValue, useMemo, useRef, useState } from 'react'
import { type FieldValues, type Path, useFormContext, useWatch } from 'react-hook-form'
import type { Locale } from '#common/locale.ts'
import { PICTURE_CHOOSER } from '#platform/pictures/staff/split-batch.ts'
import { usePictureUploads } from '#platform/pictures/staff/use-picture-uploads.ts'
import { DropArea } from '#platform/staff-kit/fields/drop-area.tsx'
import { staffFieldMessages } from '#platform/staff-kit/fields/messages.ts'
import { RefusedFiles } from '#platform/staff-kit/fields/refused-files.tsx'
import { isWorthRetrying, UploadProgress } from '#platform/staff-kit/fields/upload-state.tsx'
import { FormField, useFieldLabel } from '#platform/staff-kit/ui/form-field.tsx'
import { useMessages } from '#ui/page/site.ts'
import { minutesToRead } from '../../article-text.ts'
import { type RenderedText, renderMarkdown } from '../../markdown.ts'
import { mediaMessages } from '../../messages.ts'
import { MarkdownText } from '../../ui/markdown-text.tsx'
import { DescribePictures } from './describe-pictures.tsx'
import { followInPreview } from './follow-in-preview.ts'
import { markdownMessages } from './messages.ts'
import { ToolIcon } from './tool-icon.tsx'
import { Toolbar } from './toolbar.tsx'
import { useEditing } from './use-editing.ts'
import { useTextPictures } from './use-text-pictures.ts'

type TextUploadsProps = Pick<ReturnType<typeof usePictureUploads>, 'uploads' | 'failureText' | 'retry' | 'remove'>

/** Pictures on their way into the text: how far each is, and what can be done when one does not arrive. */
function TextUploads({ uploads, failureText, retry, remove }: TextUploadsProps) {
  const { uploads: words } = useMessages(staffFieldMessages)
  if (uploads.length === 0) return null
  return (
    <ul className="md__uploads">
      {uploads.map((upload) => {
        const { id, file, error, state } = upload
        return (
          <li key={id}>
            <span className="md__file-name">{file.name}</span>
            {error ? <span className="md__failed">{failureText(error)}</span> : <UploadProgress upload={upload} />}
            {error && isWorthRetrying(error) && (
              <button
                type="button"
                className="text-link"
                aria-label={words.retryOne(file.name)}
                onClick={() => retry(id)}
              >
                {words.retry}
              </button>
            )}
            <button type="button" className="text-link" onClick={() => remove(id)}>
              {state === 'failed' ? words.remove(file.name) : words.stop(file.name)}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

interface PictureToolProps {
  tabIndex: 0 | -1
  onFiles: (files: File[]) => void
}

/** The system's own file chooser behind a tool. */
function PictureTool({ tabIndex, onFiles }: PictureToolProps) {
  const words = useMessages(markdownMessages)
  return (
    <label className="icobtn md__file" title={words.picture}>
      <ToolIcon name="picture" />
      <input
        type="file"
        accept={PICTURE_CHOOSER}
        multiple
        tabIndex={tabIndex}
        aria-label={words.picture}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // Emptied, so that choosing the same file again is a choice again.
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </label>
  )
}

interface LivePreviewProps {
  ref: Ref<HTMLElement>
  /** As useRendered made it. */
  html: string
  /** The language of the text. */
  locale: Locale
}

/** The text as its page will show it. */
function LivePreview({ ref, html, locale }: LivePreviewProps) {
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

/** A text while it is written, by the renderer that its page uses. */
function useRendered(text: string, locale: Locale): Pick<RenderedText, 'html' | 'words'> {
  const pictures = useTextPictures(text)
  return useMemo(() => {
    const { newTab } = mediaMessages[locale]
    const { html, words } = renderMarkdown(text, { locale, isFrenchAddress: locale === 'fr', pictures, newTab })
    // Both languages and the whole article may be shown on one page: only the whole article has names for its parts.
    return { html: html.replaceAll(/ id="s[^"]*"/g, ''), words }
  }, [text, locale, pictures])
}

interface Props<Values extends FieldValues> {
  name: Path<Values>
  label?: string | undefined
  /** The language of the text. */
  locale: Locale
  /** How Markdown is written, unless there is something else to say. */
  hint?: string
  isOptional?: boolean
}

const VIEWS = ['write', 'preview'] as const
/** Chosen at once; a text holds as many as it likes. */
const MOST_PICTURES = 15

/** Markdown and what becomes of it, side by side; on a phone one at a time. */
export function MarkdownField<Values extends FieldValues>({
  name,
  label: given,
  locale,
  hint,
  isOptional,
}: Props<Values>) {
  const label = useFieldLabel(name, given)
  const words = useMessages(markdownMessages)
  const { latest } = useMessages(mediaMessages)
  const { control, setValue } = useFormContext<Values>()
  const text: string = useWatch({ control, name })
  const deferred = useDeferredValue(text)
  const [view, setView] = useState<(typeof VIEWS)[number]>('write')
  const { area, use, addPicture, onKeyDown } = useEditing()
  const preview = useRef<HTMLElement>(null)
  const uploads = usePictureUploads({
    max: MOST_PICTURES,
    free: (underWay) => MOST_PICTURES - underWay,
    onStored(path) {
      addPicture(path)
      return true
    },
  })
  const { html, words: count } = useRendered(deferred, locale)

  /** Both show the same part of the text, as near as their lengths allow. */
  function followScroll() {
    const [from, to] = [area.current, preview.current]
    if (!from || !to) return
    const passed = from.scrollTop / Math.max(1, from.scrollHeight - from.clientHeight)
    to.scrollTop = passed * (to.scrollHeight - to.clientHeight)
  }

  return (
    <FormField<Values> name={name} label={label} isOptional={isOptional} isWide hint={hint ?? words.hint}>
      {({ ref, ...control }) => (
        <div className="md" data-view={view}>
          <div className="md__views" role="group" aria-label={words.views(label)}>
            {VIEWS.map((one) => (
              <button key={one} type="button" aria-pressed={view === one} onClick={() => setView(one)}>
                {words[one]}
              </button>
            ))}
          </div>
          <DropArea onFiles={uploads.addFiles}>
            <div className="md__write">
              <Toolbar
                label={label}
                onTool={use}
                last={(tabIndex) => <PictureTool tabIndex={tabIndex} onFiles={uploads.addFiles} />}
              />
              <textarea
                {...control}
                ref={(element) => {
                  ref(element)
                  area.current = element
                }}
                lang={locale}
                spellCheck
                rows={16}
                // Out of sight it is still where an error leads: focus brings it back.
                tabIndex={view === 'write' ? 0 : -1}
                onFocus={() => setView('write')}
                onKeyDown={onKeyDown}
                onScroll={followScroll}
              />
            </div>
          </DropArea>
          <LivePreview ref={preview} html={html} locale={locale} />
          <div className="md__below">
            <p className="hint">
              {[words.words(count), count > 0 && latest.readingTime(minutesToRead(deferred))]
                .filter(Boolean)
                .join(', ')}
            </p>
            <DescribePictures
              text={text}
              locale={locale}
              area={area}
              onText={(described) => setValue(name, described as never, { shouldDirty: true })}
            />
            <TextUploads {...uploads} />
            <RefusedFiles files={uploads.leftOut} onDismiss={uploads.dismiss} />
            <p className="sr" role="status">
              {uploads.said}
            </p>
          </div>
        </div>
      )}
    </FormField>
  )
}
