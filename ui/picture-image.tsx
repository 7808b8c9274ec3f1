import { useState } from 'react'
import { inLocale } from '#common/locale.ts'
import { useSite } from './page/site.ts'
import { type Picture, smallPicture, srcSet } from './picture-address.ts'

/** The picture a card and the page behind it share: it grows from one into the other (shell.css). */
export const LEAD_PICTURE = 'lead-picture'

interface Props {
  picture: Picture | undefined
  /** How wide it stands on the page, as the `sizes` attribute says it. */
  sizes: string
  /** Said when the picture itself has no words. '' where it only adorns: then nobody hears of it. */
  alt: string
  /** The one picture the reader sees first. */
  isLead?: boolean
  /** Looked at for itself, on the whole screen. */
  isWhole?: boolean
  /** Names it for the transition between two pages that show the same picture. */
  transitionName?: string | undefined
}

/** A stored picture at the right width and format, blurred until it is there, a sand ground with the mark when it is not. */
export function PictureImage({ picture: given, sizes, alt, isLead = false, isWhole = false, transitionName }: Props) {
  const { locale, savesData } = useSite()
  const [isBroken, setBroken] = useState(false)
  if (!given || isBroken) {
    const said = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
    return <div className="pic--missing" {...said} />
  }
  const picture = savesData ? smallPicture(given, isLead || isWhole ? 'lead' : 'other') : given
  const said = alt && picture.alt ? inLocale(locale, picture.alt, picture.altFr) : alt
  return (
    <picture>
      {picture.widths.length > 0 && <source type="image/avif" srcSet={srcSet(picture, 'avif')} sizes={sizes} />}
      <img
        src={picture.path}
        srcSet={picture.widths.length > 0 ? srcSet(picture, 'webp') : undefined}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={said}
        loading={isLead ? 'eager' : 'lazy'}
        fetchPriority={isLead ? 'high' : 'auto'}
        decoding={isLead ? 'sync' : 'async'}
        style={{
          backgroundImage: `url(${picture.placeholder})`,
          backgroundSize: 'cover',
          viewTransitionName: transitionName,
          objectPosition: `${picture.focusX}% ${picture.focusY}%`,
          backgroundPosition: `${picture.focusX}% ${picture.focusY}%`,
        }}
        onError={() => setBroken(true)}
      />
    </picture>
  )
}
