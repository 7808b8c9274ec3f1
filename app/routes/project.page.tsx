import { data, type LinksFunction, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { AppError } from '#common/errors.ts'
import { inLocale } from '#common/locale.ts'
import { convertFromXof, formatMoney } from '#common/money.ts'
import { idParam } from '#common/schema.ts'
import { truncateText } from '#common/truncate-text.ts'
import { BookingInPlace } from '#features/enquiries/viewings/public/booking-in-place.tsx'
import type { PublicInvestment } from '#features/invest/investment.public.ts'
import { investMessages } from '#features/invest/messages.ts'
import { projectCover } from '#features/invest/project-cover.ts'
import { projectMessages } from '#features/invest/project-messages.ts'
import { isTaken } from '#features/invest/project-status.ts'
import { getInvestment, listOtherInvestments } from '#features/invest/read-investments.server.ts'
import { ProjectActions, ProjectBar } from '#features/invest/ui/project-actions.tsx'
import { type ProjectCardData, toProjectCard } from '#features/invest/ui/project-card-data.ts'
import { ProjectAbout, ProjectFigures, Works } from '#features/invest/ui/project-figures.tsx'
import { ProjectHead, ProjectTrail, projectCrumbs } from '#features/invest/ui/project-head.tsx'
import { projectLink, projectPath } from '#features/invest/ui/project-link.ts'
import { ProjectRow } from '#features/invest/ui/project-row.tsx'
import { areWordsKept } from '#platform/forms/kept-words.ts'
import { asleep } from '#ui/asleep.tsx'
import { Gallery } from '#ui/gallery/gallery.tsx'
import type { OpeningHours } from '#ui/page/company-profile.ts'
import { pageContext } from '#ui/page/page-context.server.ts'
import { pageSheets } from '#ui/page/page-sheet.ts'
import { describePage, describeTrail, siteOf } from '#ui/page/seo.ts'
import { type Site, useMessages, useSite } from '#ui/page/site.ts'
import { RuledList } from '#ui/ruled-list.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import styles from '#ui/styles/pages/project.css?url'
import { plainPostAction } from './plain-posts.server.ts'

const ProjectPlace = asleep(() => import('#features/invest/ui/project-place.tsx').then((part) => part.ProjectPlace), {
  wakesWhenNear: true,
})
const StagePayments = asleep(() => import('#features/invest/ui/stage-payments.tsx').then((part) => part.StagePayments))
const Documents = asleep(() => import('#features/invest/ui/project-papers.tsx').then((part) => part.Documents))
const Plans = asleep(() => import('#features/invest/ui/project-papers.tsx').then((part) => part.Plans))
const InquiryForm = asleep(
  () => import('#features/enquiries/inquiry/inquiry-form.tsx').then((part) => part.InquiryForm),
  { isNeeded: areWordsKept },
)

const YieldCalculator = asleep(() =>
  import('#features/invest/yield/yield-calculator.tsx').then((part) => part.YieldCalculator),
)

/** A project for search engines, as schema.org words it: what it asks and where it is. What it may bring is no fact. */
function describeProject(site: Site, project: PublicInvestment): Record<string, unknown> {
  const { locale, publicUrl } = site
  const { latitude, longitude } = project
  return {
    '@type': 'RealEstateListing',
    name: inLocale(locale, project.title, project.titleFr),
    description: inLocale(locale, project.description, project.descriptionFr),
    url: projectLink(site, project.id),
    datePosted: project.createdAt,
    image: project.images.map((path) => publicUrl + path),
    offers: {
      '@type': 'Offer',
      price: project.minInvestment,
      priceCurrency: 'XOF',
      availability: `https://schema.org/${isTaken(project) ? 'SoldOut' : 'InStock'}`,
    },
    about: {
      '@type': 'Place',
      name: project.location,
      address: { '@type': 'PostalAddress', addressLocality: project.location, addressCountry: 'SN' },
      ...(latitude !== null && longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    },
  }
}

/** What to have in writing before paying anything. General advice: it says nothing of this project. */
function BeforeSigning({ project }: { project: Pick<PublicInvestment, 'isVefa' | 'completionDate'> }) {
  const { sign } = useMessages(projectMessages)
  // What stands already may still be under works.
  const isBeingBuilt = project.isVefa || project.completionDate !== null
  return (
    <section className="deep deep--two" aria-labelledby="sign">
      <div className="deep__txt">
        <h2 id="sign">{sign.title}</h2>
        <p>{sign.text}</p>
        <p className="micro soft">{sign.note}</p>
      </div>
      <RuledList
        entries={[
          sign.deed,
          sign.extract,
          sign.notary,
          ...(isBeingBuilt ? [sign.guarantee, sign.delivery, sign.penalty] : [sign.handover]),
        ]}
      />
    </section>
  )
}

function ProjectNotFound({ others }: { others: ProjectCardData[] }) {
  const words = useMessages(projectMessages)
  const { contact } = useMessages(investMessages)
  return (
    <>
      <section className="wrap gone">
        <h1>{words.notFound}</h1>
        <p className="lead">{others.length > 0 ? words.notFoundText : words.notFoundNone}</p>
        <div className="acts">
          <SiteLink className="btn" to="/invest">
            {words.back}
          </SiteLink>
          <SiteLink className="text-link" to="/contact?subject=investment">
            {contact}
          </SiteLink>
        </div>
      </section>
      {others.length > 0 && <ProjectRow id="go-on" title={words.goOn} projects={others} />}
    </>
  )
}

const OTHERS_SHOWN = 3
/** With the price before it, about as long as a search engine shows. */
const DESCRIPTION_LENGTH = 125
/** Ids begin at 1: all the others are others to this one. */
const NO_PROJECT = 0

export const links: LinksFunction = () => pageSheets(styles)

export { keepOnYieldChange as shouldRevalidate } from '#features/invest/yield/yield-address.ts'
/** The enquiry form without JavaScript. */
export const action = plainPostAction('inquiry')

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { context: visitor, locale, company } = context.get(pageContext)
  const parsed = idParam.safeParse(params)
  try {
    if (!parsed.success) throw new AppError('not_found')
    const project = await getInvestment(visitor, parsed.data.id)
    const others = await listOtherInvestments(visitor, project.id, OTHERS_SHOWN)
    return data({
      project,
      others: others.map((other) => toProjectCard(other, locale)),
      hours: company.openingHours,
    })
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not_found')) throw error
    const others = await listOtherInvestments(visitor, NO_PROJECT, OTHERS_SHOWN)
    const cards = others.map((other) => toProjectCard(other, locale))
    return data({ project: null, others: cards, hours: null }, { status: 404 })
  }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const site = siteOf(matches)
  const words = projectMessages[site.locale]
  const project = loaderData?.project
  if (!project) return [{ title: `${words.notFound} | ${site.company.name}` }, { name: 'robots', content: 'noindex' }]
  const title = inLocale(site.locale, project.title, project.titleFr)
  const description = inLocale(site.locale, project.description, project.descriptionFr)
  return [
    ...describePage({
      site,
      path: projectPath(project.id),
      title: title.includes(project.location) ? title : `${title}, ${project.location}`,
      description: words.summary(
        formatMoney(project.minInvestment, 'XOF'),
        truncateText(description, DESCRIPTION_LENGTH),
      ),
      cover: projectCover(project, site.locale),
      jsonLd: describeProject(site, project),
    }),
    { 'script:ld+json': describeTrail(site, projectCrumbs(site.locale, project)) },
  ]
}

interface ProjectProps {
  project: PublicInvestment
  others: ProjectCardData[]
  /** When we can call. */
  hours: OpeningHours | null
}

/** Of a project that is full nothing is worked out or signed any more: the open ones come at once. */
function Project({ project, others, hours }: ProjectProps) {
  const words = useMessages(projectMessages)
  const title = inLocale(useSite().locale, project.title, project.titleFr)
  return (
    <>
      <ProjectTrail project={project} />
      <article>
        <Gallery pictures={project.pictures} title={title} />
        <div className="prop">
          <div className="prop__main">
            <ProjectHead project={project} title={title} />
            <ProjectFigures project={project} />
            <ProjectAbout project={project} />
            <Works project={project} />
            <StagePayments project={project} />
            <Documents project={project} />
            <ProjectPlace project={project} />
          </div>
          <div className="prop__side">
            <ProjectActions project={project} title={title} />
          </div>
        </div>
        <Plans project={project} />
      </article>
      {isTaken(project) ? (
        <>
          {others.length > 0 && <ProjectRow id="others" title={words.taken.others} projects={others} />}
          <div className="wrap prop__ask">
            <InquiryForm subject={{ investmentId: project.id }} about={title} words={words.taken.form} />
          </div>
        </>
      ) : (
        <>
          <div className="section">
            <YieldCalculator initial={{ price: convertFromXof(project.minInvestment, 'XOF') }} />
          </div>
          <BeforeSigning project={project} />
          <div className="wrap prop__ask">
            <InquiryForm subject={{ investmentId: project.id }} about={title} />
          </div>
          {others.length > 0 && <ProjectRow id="others" title={words.others} projects={others} />}
        </>
      )}
      <ProjectBar project={project} title={title} />
      <BookingInPlace
        subject={{
          propertyId: null,
          investmentId: project.id,
          name: title,
          path: projectPath(project.id),
          reference: title,
        }}
        hours={hours}
      />
    </>
  )
}

export default function ProjectPage() {
  const { project, others, hours } = useLoaderData<typeof loader>()
  // A project of its own each: where one was left in its pictures says nothing of the next.
  return project ? (
    <Project key={project.id} project={project} others={others} hours={hours} />
  ) : (
    <ProjectNotFound others={others} />
  )
}
