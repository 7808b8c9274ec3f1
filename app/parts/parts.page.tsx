import { data } from 'react-router'
import { listFeaturedCards } from '#features/nest/property-card.repository.server.ts'
import { Carousel } from '#ui/carousel.tsx'
import { pageContext } from '#ui/page/page-context.server.ts'
import { pageSheets } from '#ui/page/page-sheet.ts'
import { siteOf } from '#ui/page/seo.ts'
import { useMessages } from '#ui/page/site.ts'
import type { Picture } from '#ui/picture-address.ts'
import { PictureImage } from '#ui/picture-image.tsx'
import everyStyles from '#ui/styles/pages/every.css?url'
import { ToastProvider } from '#ui/toast.tsx'
import type { Route } from './+types/parts.page.ts'
import { ActionsSection } from './actions-section.tsx'
import { ChoicesSection, RangeSection } from './choices-section.tsx'
import { CardsSection, TablesSection, WaitingSection } from './content-section.tsx'
import { FieldsSection } from './fields-section.tsx'
import { Foundations } from './foundations.tsx'
import { partsMessages } from './messages.ts'
import { OverlaysSection } from './overlays-section.tsx'
import partsStyles from './parts.css?url'
import { Section, Specimen } from './specimen.tsx'
import { StepsSection, ViewsSection } from './views-section.tsx'

const SIZES = '(min-width: 62rem) 34vw, 100vw'
/** A picture that is none: the browser gives up on it at once, without asking the network. */
const BROKEN_PATH = 'data:image/webp;base64,AAAA'

function PicturesSection({ pictures }: { pictures: Picture[] }) {
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

const SAMPLE_HOMES = 4

export const links: Route.LinksFunction = () => pageSheets(everyStyles, partsStyles)

/** For review while building: visitors of the real site never see it. */
export async function loader({ context }: Route.LoaderArgs) {
  const { context: visitor, showsParts } = context.get(pageContext)
  if (!showsParts) throw data(null, { status: 404 })
  const homes = await listFeaturedCards(visitor.db, SAMPLE_HOMES)
  return { homes, pictures: homes.flatMap(({ picture }) => picture ?? []) }
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `${partsMessages[siteOf(matches).locale].title} | Kais` }, { name: 'robots', content: 'noindex' }]
}

export default function PartsPage({ loaderData: { homes, pictures } }: Route.ComponentProps) {
  const messages = useMessages(partsMessages)
  return (
    <ToastProvider>
      <div className="wrap parts">
        <div className="opening">
          <h1>{messages.title}</h1>
          <p className="lead">{messages.lead}</p>
        </div>
        <nav className="parts__index small" aria-label={messages.contents}>
          {Object.entries(messages.sections).map(([name, title]) => (
            <a key={name} className="text-link" href={`#${name}`}>
              {title}
            </a>
          ))}
        </nav>
        <Foundations />
        <ActionsSection />
        <FieldsSection />
        <ChoicesSection />
        <RangeSection />
        <OverlaysSection />
        <ViewsSection />
        <StepsSection />
        <PicturesSection pictures={pictures} />
        <CardsSection homes={homes} />
        <TablesSection homes={homes} />
        <WaitingSection />
      </div>
    </ToastProvider>
  )
}
