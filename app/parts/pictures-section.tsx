import { Carousel } from '#ui/carousel.tsx'
import { useMessages } from '#ui/page/site.ts'
import type { Picture } from '#ui/picture-address.ts'
import { PictureImage } from '#ui/picture-image.tsx'
import { partsMessages } from './messages.ts'
import { Section, Specimen } from './specimen.tsx'

const SIZES = '(min-width: 62rem) 34vw, 100vw'
/** A picture that is none: the browser gives up on it at once, without asking the network. */
const BROKEN_PATH = 'data:image/webp;base64,AAAA'

export function PicturesSection({ pictures }: { pictures: Picture[] }) {
  const { pictures: words, states } = useMessages(partsMessages)
  const slides = pictures.map((picture) => ({
    key: picture.path,
    content: <PictureImage picture={picture} sizes={SIZES} alt={words.sample} />,
  }))
  const { previous, next, position, none } = words
  const labelled = (label: string) => ({ label, previous, next, position })
  return (
    <Section name="pictures">
      <Specimen name={words.label}>
        <Carousel slides={slides} words={labelled(words.label)} loops empty={none} />
      </Specimen>
      <Specimen name={words.labelStops}>
        <Carousel slides={slides} words={labelled(words.labelStops)} empty={none} />
      </Specimen>
      <Specimen name={states.single}>
        <Carousel slides={slides.slice(0, 1)} words={labelled(words.singleLabel)} loops empty={none} />
      </Specimen>
      <Specimen name={states.empty}>
        <Carousel slides={[]} words={labelled(words.label)} empty={none} />
      </Specimen>
      <Specimen name={states.missing}>
        <div className="parts__frame">
          <PictureImage
            picture={pictures[0] && { ...pictures[0], path: BROKEN_PATH, widths: [] }}
            sizes={SIZES}
            alt={words.sample}
          />
        </div>
      </Specimen>
    </Section>
  )
}
