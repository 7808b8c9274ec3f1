import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Locale } from '#common/locale.ts'

/** How wide the window inside is, in pixels: a common phone, and a desktop that shows all columns. */
const WIDTHS = { phone: 390, desktop: 1280 } as const
export const DEVICES = ['phone', 'desktop'] as const
export type Device = (typeof DEVICES)[number]

interface Props {
  title: string
  locale: Locale
  device: Device
  onEscape: () => void
  children: ReactNode
}

/** With its first line, for without it browsers draw by the rules of the nineties. */
const EMPTY = '<!doctype html><title>-</title>'
const SHEETS = 'link[rel=stylesheet], style'

/** The house's sheets, and those that come later: the map brings its own. */
function mirrorSheets(from: Document, to: Document): () => void {
  const known = new Set<Element>()
  const copy = () => {
    for (const sheet of from.head.querySelectorAll(SHEETS)) {
      if (known.has(sheet)) continue
      known.add(sheet)
      to.head.append(to.importNode(sheet, true))
    }
  }
  copy()
  const observer = new MutationObserver(copy)
  observer.observe(from.head, { childList: true })
  return () => observer.disconnect()
}

/** Until the sheets have come the words would stand there naked. */
async function sheetsLoaded(inside: Document): Promise<void> {
  const waiting = [...inside.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({ sheet }) => !sheet)
  await Promise.all(
    waiting.map(
      (link) =>
        new Promise((done) => {
          link.onload = done
          link.onerror = done
        }),
    ),
  )
}

/** How much room there is for the frame. */
function useRoom() {
  const ref = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!ref.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, room }
}

/**
 * A window of another width inside the page, so that the public sheets' own rules for phones and desktops apply. It is empty
 * and has no address of its own: what stands in it is drawn from here.
 */
export function PreviewFrame({ title, locale, device, onEscape, children }: Props) {
  const [page, setPage] = useState<Document | null>(null)
  const [isStyled, setStyled] = useState(false)
  const { ref, room } = useRoom()

  useEffect(() => {
    if (!page) return
    let isGone = false
    const stop = mirrorSheets(document, page)
    void sheetsLoaded(page).then(() => {
      if (!isGone) setStyled(true)
    })
    return () => {
      isGone = true
      stop()
    }
  }, [page])

  useEffect(() => {
    if (!page) return
    const { theme } = document.documentElement.dataset
    if (theme) page.documentElement.dataset.theme = theme
    page.documentElement.lang = locale
  }, [page, locale])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // The pictures on the whole screen leave by the same key, and first.
      if (event.key === 'Escape' && !page?.querySelector(':modal')) onEscape()
    }
    page?.addEventListener('keydown', onKeyDown)
    return () => page?.removeEventListener('keydown', onKeyDown)
  }, [page, onEscape])

  // A desktop takes what room there is; where there is too little, all of it is shown smaller.
  const width = device === 'desktop' ? Math.max(WIDTHS.desktop, room.width) : WIDTHS.phone
  const scale = Math.min(1, room.width / width)
  return (
    <div ref={ref} className="preview__room" data-device={device}>
      <iframe
        title={title}
        srcDoc={EMPTY}
        onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
        style={{
          width,
          height: scale > 0 ? room.height / scale : 0,
          left: (room.width - width * scale) / 2,
          scale: String(scale),
        }}
      />
      {page && isStyled && createPortal(children, page.body)}
    </div>
  )
}
