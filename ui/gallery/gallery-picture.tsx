import { useState } from 'react'
import type { Picture } from '../picture-address.ts'
import { PictureImage } from '../picture-image.tsx'

interface Props {
  picture: Picture
  sizes: string
  alt: string
  isLead?: boolean
  isWhole?: boolean
  transitionName?: string | undefined
}

/** A picture that may have failed before React was there to hear of it; the mark on sand stands in for it all the same. */
export function GalleryPicture({ picture, ...rest }: Props) {
  const [isBroken, setBroken] = useState(false)

  function check(frame: HTMLElement | null) {
    const image = frame?.querySelector('img')
    if (image?.complete && image.currentSrc && image.naturalWidth === 0) setBroken(true)
  }

  return (
    <figure ref={check} className="gal__frame">
      <PictureImage picture={isBroken ? undefined : picture} {...rest} />
    </figure>
  )
}
