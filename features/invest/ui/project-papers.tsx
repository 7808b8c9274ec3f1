import { inLocale } from '#common/locale.ts'
import { Icon } from '#ui/icon.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { PictureImage } from '#ui/picture-image.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import type { PublicInvestment } from '../investment.public.ts'
import { investMessages } from '../messages.ts'
import { projectMessages } from '../project-messages.ts'
import { isTaken } from '../project-status.ts'
import { projectDocuments } from './documents.ts'

const PLAN_SIZES = '(min-width: 62rem) 56vw, 100vw'

/** The drawings, whole and as large as the page; a press opens them as they were drawn. */
export function Plans({ project: { planPictures } }: { project: PublicInvestment }) {
  const { plans } = useMessages(projectMessages)
  const { newTab } = useMessages(investMessages)
  const { locale } = useSite()
  if (planPictures.length === 0) return null
  return (
    <section className="wrap section drawings" aria-labelledby="plans">
      <h2 id="plans">{plans.title}</h2>
      <ul className="drawings__list">
        {planPictures.map((picture, index) => {
          const name = picture.alt ? inLocale(locale, picture.alt, picture.altFr) : plans.plan(index + 1)
          return (
            <li key={picture.path}>
              <a className="drawing" href={picture.path} target="_blank" rel="noreferrer">
                <PictureImage picture={picture} sizes={PLAN_SIZES} alt="" />
                <span className="drawing__words">
                  <span>{name}</span>
                  <span className="drawing__open">
                    {plans.open} <span className="sr">{newTab}</span>
                    <Icon name="expand" />
                  </span>
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Deck, brochures and documents; what is not online can be asked for while the project is open. */
export function Documents({ project }: { project: PublicInvestment }) {
  const { documents: words } = useMessages(projectMessages)
  const { newTab } = useMessages(investMessages)
  const documents = projectDocuments(project, useSite().locale)
  const hasNone = project.brochures.length === 0 && !project.investorDeckUrl
  if (documents.length === 0 && isTaken(project)) return null
  return (
    <section className="papers" aria-labelledby="documents">
      <h2 id="documents">{words.title}</h2>
      {documents.length > 0 && (
        <ul className="papers__list">
          {documents.map(({ href, kind, name, facts }) => (
            <li key={`${kind} ${href}`}>
              <a href={href} target="_blank" rel="noreferrer">
                <span className="papers__name">
                  {kind} {name && <span className="papers__file">{name}</span>}
                </span>
                <span className="small soft">
                  {facts} <span className="sr">{newTab}</span>
                </span>
                <Icon name="arrow" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {hasNone && !isTaken(project) && (
        <>
          <p className="soft">{words.none}</p>
          <p>
            <SiteLink className="text-link" to={`/contact?subject=brochure&investment=${project.id}`}>
              {words.ask}
            </SiteLink>
          </p>
        </>
      )}
    </section>
  )
}
