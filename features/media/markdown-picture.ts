import { inLocale, type Locale } from '#common/locale.ts'
import { type Picture, srcSet, variantPath } from '#ui/picture-address.ts'

interface Drawing {
  /** The words of the text's author; where there are none, the picture's own. */
  alt: string
  locale: Locale
  origin?: string
}

/** As wide as the column of text: the whole of a phone, 46 rem on anything larger. */
const SIZES = '(min-width: 48rem) 46rem, 100vw'
/** Away from the site nothing chooses among widths: one that suits a mail programme and a phone. */
const PLAIN_WIDTH = 960

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function attributes(values: Record<string, string | number>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${String(value).replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)}"`)
    .join('')
}

/** Never wider than the column, than itself, or taller than the screen; the browser knows its shape before it comes. */
function frame({ width, height, placeholder }: Picture): string {
  return `width:min(100%,${width}px,${Math.round((9000 * width) / height) / 100}svh);background-image:url(${placeholder})`
}

function plainImage(picture: Picture, alt: string, origin: string): string {
  const width = picture.widths.find((candidate) => candidate >= PLAIN_WIDTH) ?? picture.widths.at(-1)
  const path = width ? variantPath(picture.path, width, 'webp') : picture.path
  const shown = width ?? picture.width
  const height = Math.round((picture.height * shown) / picture.width)
  return `<img${attributes({ src: origin + path, width: shown, height, alt })}>`
}

/** A stored picture as ui/picture-image.tsx shows it, for text that is not made of components. */
export function drawPicture(picture: Picture, { alt, locale, origin }: Drawing): string {
  const said = alt || inLocale(locale, picture.alt ?? '', picture.altFr)
  if (origin !== undefined) return plainImage(picture, said, origin)
  const hasWidths = picture.widths.length > 0
  const source = hasWidths
    ? `<source${attributes({ type: 'image/avif', srcset: srcSet(picture, 'avif'), sizes: SIZES })}>`
    : ''
  const image = attributes({
    src: picture.path,
    ...(hasWidths && { srcset: srcSet(picture, 'webp'), sizes: SIZES }),
    width: picture.width,
    height: picture.height,
    alt: said,
    loading: 'lazy',
    decoding: 'async',
    style: frame(picture),
  })
  return `<picture>${source}<img${image}></picture>`
}

export function drawFigure(picture: Picture, drawing: Drawing & { caption: string }): string {
  const words = drawing.caption.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)
  const caption = words && `<figcaption>${words}</figcaption>`
  return `<figure>${drawPicture(picture, drawing)}${caption}</figure>`
}
