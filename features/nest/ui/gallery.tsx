import { type UIEvent, useState } from 'react'
import { useMessages } from '#app/site.ts'
import { LEAD_PICTURE, PictureImage } from '#app/ui/picture-image.tsx'
import type { Picture } from '#features/pictures/picture-address.ts'
import { nestMessages } from '../messages.ts'
import { propertyMessages } from '../property-messages.ts'

const LEAD_SIZES = '(min-width: 62rem) 67vw, 100vw'
const SIDE_SIZES = '(min-width: 62rem) 33vw, 100vw'

/** Swiped on a phone, a mosaic on a desktop; plain scrolling, so it works before and without JavaScript. */
export function Gallery({ pictures, title }: { pictures: Picture[]; title: string }) {
  const messages = useMessages(nestMessages)
  const { gallery, counter, noImages } = useMessages(propertyMessages)
  const [shown, setShown] = useState(1)

  if (pictures.length === 0) {
    return (
      <div className="gal gal--none">
        <p className="wrap soft">{noImages}</p>
      </div>
    )
  }

  function follow({ currentTarget: row }: UIEvent<HTMLElement>) {
    setShown(Math.round(row.scrollLeft / row.clientWidth) + 1)
  }

  return (
    <section className="gal" aria-label={gallery}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div className="gal__row" onScroll={follow} tabIndex={0} role="group" aria-label={gallery}>
        {pictures.map((picture, position) => (
          <figure key={picture.path}>
            <PictureImage
              picture={picture}
              sizes={position === 0 ? LEAD_SIZES : SIDE_SIZES}
              alt={messages.picture(title, position + 1)}
              isLead={position === 0}
              transitionName={position === 0 ? LEAD_PICTURE : undefined}
            />
          </figure>
        ))}
      </div>
      {pictures.length > 1 && <p className="gal__n">{counter(shown, pictures.length)}</p>}
    </section>
  )
}
