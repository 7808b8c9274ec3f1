import { useMessages } from '#app/site.ts'
import { Carousel } from '#app/ui/carousel.tsx'
import { LEAD_PICTURE, PictureImage } from '#app/ui/picture-image.tsx'
import type { Picture } from '#features/pictures/picture-address.ts'
import { projectMessages } from '../project-messages.ts'

const STAGE_SIZES = '(min-width: 62rem) 67vw, 100vw'
const BESIDE_SIZES = '33vw'
/** Named, not counted by picture: a place keeps the focus while its picture changes. */
const PLACES_BESIDE = ['next', 'after next'] as const

interface BesideProps {
  pictures: Picture[]
  shown: number
  show: (position: number) => void
}

function Beside({ pictures, shown, show }: BesideProps) {
  const words = useMessages(projectMessages)
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
              <figure className="gal__frame" key={picture.path}>
                <PictureImage picture={picture} sizes={BESIDE_SIZES} alt="" />
              </figure>
            </button>
          )
        )
      })}
    </div>
  )
}

/** One picture at a time, the next two beside it on a wide screen; without any, the mark on sand. */
export function ProjectGallery({ pictures, title }: { pictures: Picture[]; title: string }) {
  const words = useMessages(projectMessages)
  const slides = pictures.map((picture, position) => ({
    key: picture.path,
    content: (isInView: boolean) => (
      <figure className="gal__frame">
        <PictureImage
          picture={picture}
          sizes={STAGE_SIZES}
          alt={words.picture(title, position + 1)}
          isLead={position === 0}
          transitionName={position === 0 && isInView ? LEAD_PICTURE : undefined}
        />
      </figure>
    ),
  }))
  return (
    <div className="gal gal--still">
      <Carousel
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
        beside={(shown, show) => <Beside pictures={pictures} shown={shown} show={show} />}
      />
    </div>
  )
}
