import { Icon } from '#ui/icon.tsx'
import { useMessages } from '#ui/page/site.ts'
import type { Picture } from '#ui/picture-address.ts'
import { PictureImage } from '#ui/picture-image.tsx'
import { propertyMessages } from '../property-messages.ts'

interface Props {
  url: string
  /** Stands for the tour until somebody opens it. */
  picture: Picture | undefined
}

/** The door to a tour that lives elsewhere: nothing of it loads before it is opened, and it opens in a tab of its own. */
export function VirtualTour({ url, picture }: Props) {
  const words = useMessages(propertyMessages)
  return (
    <section aria-labelledby="tour">
      <h2 id="tour">{words.tour}</h2>
      <a className="tour" href={url} target="_blank" rel="noreferrer">
        <PictureImage picture={picture} sizes="(min-width: 62rem) 58vw, 100vw" alt="" />
        <span className="notch">
          <span className="text-link">
            {words.tourOpen}
            <Icon name="arrow" />
          </span>
          <span className="sr">{words.newTab}</span>
        </span>
      </a>
      <p className="small soft">{words.tourHost(new URL(url).host)}</p>
    </section>
  )
}
