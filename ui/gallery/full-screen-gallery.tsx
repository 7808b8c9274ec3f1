import { useRef } from 'react'
import { inLocale } from '#common/locale.ts'
import { Carousel } from '../carousel.tsx'
import { Icon } from '../icon.tsx'
import { Modal } from '../modal.tsx'
import { useMessages, useSite } from '../page/site.ts'
import type { Picture } from '../picture-address.ts'
import { galleryMessages } from './gallery-messages.ts'
import { GalleryPicture } from './gallery-picture.tsx'
import '#ui/styles/lightbox.css'

interface Props {
  pictures: Picture[]
  title: string
  start: number
  /** Tells which picture was being looked at. */
  onClose: (shown: number) => void
}

/** The pictures whole, one at a time, on the whole screen. */
export function FullScreenGallery({ pictures, title, start, onClose }: Props) {
  const words = useMessages(galleryMessages)
  const { locale } = useSite()
  const seen = useRef(start)
  const leave = () => onClose(seen.current)

  const slides = pictures.map((picture, position) => ({
    key: picture.path,
    content: (
      <>
        <GalleryPicture
          picture={picture}
          sizes="100vw"
          alt={words.picture(title, position + 1)}
          isLead={position === start}
          isWhole
        />
        {picture.alt && (
          // The picture's own words, which are read out with it.
          <p className="show__words" aria-hidden="true">
            {inLocale(locale, picture.alt, picture.altFr)}
          </p>
        )}
      </>
    ),
  }))

  return (
    <Modal className="show" onClose={leave}>
      {(titleId) => (
        <>
          <h2 id={titleId} className="show__title">
            {title}
          </h2>
          <Carousel
            className="show__stage"
            slides={slides}
            loops
            start={start}
            words={{
              label: words.gallery(title),
              previous: words.previousPicture,
              next: words.nextPicture,
              position: words.counter,
            }}
            empty={null}
            onShow={(position) => {
              seen.current = position
            }}
            tools={
              <button type="button" className="icobtn" aria-label={words.leaveFullScreen} onClick={leave}>
                <Icon name="close" />
              </button>
            }
            beside={(shown, show) => (
              <div className="show__all">
                {pictures.map((picture, position) => (
                  <button
                    key={picture.path}
                    type="button"
                    aria-label={words.showPicture(position + 1, pictures.length)}
                    aria-current={position === shown ? 'true' : undefined}
                    onClick={() => show(position)}
                  >
                    <GalleryPicture picture={picture} sizes="6rem" alt="" />
                  </button>
                ))}
              </div>
            )}
          />
        </>
      )}
    </Modal>
  )
}
