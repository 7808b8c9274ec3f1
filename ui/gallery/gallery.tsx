import { useRef, useState } from 'react'
import { Carousel, type CarouselControl } from '../carousel.tsx'
import { Icon } from '../icon.tsx'
import { useMessages } from '../page/site.ts'
import type { Picture } from '../picture-address.ts'
import { LEAD_PICTURE } from '../picture-image.tsx'
import { useLazyComponent, useOverdue } from '../use-lazy-component.ts'
import { galleryMessages } from './gallery-messages.ts'
import { GalleryPicture } from './gallery-picture.tsx'

const loadFullScreen = () => import('./full-screen-gallery.tsx').then(({ FullScreenGallery }) => FullScreenGallery)

const STAGE_SIZES = '(min-width: 62rem) 67vw, 100vw'
const BESIDE_SIZES = '33vw'
/** Named, not counted by picture: a place keeps the focus while its picture changes. */
const PLACES_BESIDE = ['next', 'after next'] as const

/** One picture at a time, the next two beside it on a wide screen, all of them on the whole screen when asked. */
export function Gallery({ pictures, title }: { pictures: Picture[]; title: string }) {
  const words = useMessages(galleryMessages)
  const [shown, setShown] = useState(0)
  /** What was shown, and its neighbours, is fetched: a phone need not load ten pictures for one. */
  const [reached, setReached] = useState<ReadonlySet<number>>(new Set([0, 1]))
  const [isFull, setFull] = useState(false)
  const FullScreenGallery = useLazyComponent(loadFullScreen, isFull, () => {})
  useOverdue(isFull && !FullScreenGallery)
  const stage = useRef<CarouselControl>(null)

  function arrive(position: number) {
    const { length } = pictures
    const around = [position + length - 1, position, position + 1].map((place) => place % length)
    setShown(position)
    setReached((before) => new Set([...before, ...around]))
  }

  function leave(position: number) {
    setFull(false)
    stage.current?.show(position)
  }

  const slides = pictures.map((picture, position) => ({
    key: picture.path,
    content: (isInView: boolean) => {
      const shownPicture = (
        <GalleryPicture
          picture={picture}
          sizes={STAGE_SIZES}
          alt={words.picture(title, position + 1)}
          isLead={position === 0}
          transitionName={position === 0 && isInView ? LEAD_PICTURE : undefined}
        />
      )
      return reached.has(position) ? shownPicture : <noscript>{shownPicture}</noscript>
    },
  }))

  return (
    <div className="gal">
      <Carousel
        ref={stage}
        className="gal__stage"
        slides={slides}
        loops
        words={{
          label: words.gallery(title),
          previous: words.previousPicture,
          next: words.nextPicture,
          position: words.counter,
        }}
        empty={<p>{words.noImages}</p>}
        onShow={arrive}
        onPress={() => setFull(true)}
        tools={
          <button type="button" className="icobtn" aria-label={words.fullScreen} onClick={() => setFull(true)}>
            <Icon name="expand" />
          </button>
        }
        beside={(current, show) => <Beside pictures={pictures} shown={current} show={show} />}
      />
      {isFull && FullScreenGallery && (
        <FullScreenGallery pictures={pictures} title={title} start={shown} onClose={leave} />
      )}
    </div>
  )
}

interface BesideProps {
  pictures: Picture[]
  shown: number
  show: (position: number) => void
}

function Beside({ pictures, shown, show }: BesideProps) {
  const words = useMessages(galleryMessages)
  const count = pictures.length
  return (
    <div className="gal__beside">
      {PLACES_BESIDE.slice(0, count - 1).map((place, n) => {
        const position = (shown + 1 + n) % count
        const picture = pictures[position]
        return (
          picture && (
            <button
              key={place}
              type="button"
              aria-label={words.showPicture(position + 1, count)}
              onClick={() => show(position)}
            >
              <GalleryPicture key={picture.path} picture={picture} sizes={BESIDE_SIZES} alt="" />
            </button>
          )
        )
      })}
    </div>
  )
}
