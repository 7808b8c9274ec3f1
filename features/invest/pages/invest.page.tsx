import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { pageContext } from '#app/page-context.server.ts'
import { describePage, siteOf } from '#app/seo.ts'
import { useMessages, useSite } from '#app/site.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { CursorPagination } from '#app/ui/pagination.tsx'
import { PictureImage } from '#app/ui/picture-image.tsx'
import { RuledList } from '#app/ui/ruled-list.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { AppError } from '#common/errors.ts'
import { readSitePictures } from '#features/company/read-site-pictures.server.ts'
import type { Picture } from '#features/pictures/picture-address.ts'
import { listInvestments } from '../list-investments.server.ts'
import { investMessages } from '../messages.ts'
import { ProjectCard } from '../ui/project-card.tsx'
import { toProjectCard } from '../ui/project-card-data.ts'

const PAGE_SIZE = 8

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { context: visitor, locale } = context.get(pageContext)
  const cursor = url.searchParams.get('cursor') ?? undefined
  const [pictures, { items, total, nextCursor }] = await Promise.all([
    readSitePictures(visitor),
    listInvestments(visitor, { limit: PAGE_SIZE, cursor }).catch((error: unknown) => {
      // A page mark someone mangled while sharing: start from the first page instead of failing.
      if (!(error instanceof AppError) || !cursor) throw error
      return listInvestments(visitor, { limit: PAGE_SIZE })
    }),
  ])
  const projects = items.map((project) => toProjectCard(project, locale))
  return {
    picture: pictures.invest,
    // What is taken stays as a record, after what is open.
    projects: [...projects.filter(({ isTaken }) => !isTaken), ...projects.filter(({ isTaken }) => isTaken)],
    total,
    nextCursor,
  }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const site = siteOf(matches)
  const { title, description } = investMessages[site.locale]
  return describePage({ site, path: '/invest', title, description, image: loaderData?.picture?.path })
}

/** The figure never stands without its risk: both share the notch. */
function Opening({ picture }: { picture: Picture | undefined }) {
  const messages = useMessages(investMessages)
  const { company } = useSite()
  const { target } = messages
  return (
    <section className="invest-top">
      <div className="invest-top__say">
        <h1>{messages.title}</h1>
        <p className="lead">{messages.lead}</p>
        <p>
          <a className="btn" href={company.schedulerUrl} target="_blank" rel="noreferrer">
            {messages.start} <span className="sr">{messages.newTab}</span>
          </a>
        </p>
      </div>
      <div className="invest-top__pic">
        <PictureImage picture={picture} sizes="(min-width: 62rem) 68vw, 100vw" alt="" isLead />
      </div>
      <div className="invest-top__target">
        <p className="small soft">{target.title}</p>
        <p className="invest-top__figure">{target.figure}</p>
        <p className="small">{target.risk}</p>
      </div>
    </section>
  )
}

function Benefits() {
  const { benefitsTitle, benefits } = useMessages(investMessages)
  return (
    <section className="section wrap" aria-labelledby="benefits">
      <div className="headrow">
        <h2 id="benefits">{benefitsTitle}</h2>
      </div>
      <ul className="benefits">
        {benefits.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What to ask stands before the projects, not after them. */
function FirstQuestions() {
  const { questions } = useMessages(investMessages)
  return (
    <section className="deep deep--two" aria-labelledby="questions">
      <div className="deep__txt">
        <h2 id="questions">{questions.title}</h2>
        <p>{questions.text}</p>
        <p className="micro soft">{questions.note}</p>
      </div>
      <RuledList entries={questions.list} />
    </section>
  )
}

function Closing() {
  const { closing, meeting, newTab } = useMessages(investMessages)
  const { company } = useSite()
  return (
    <section className="section wrap two" aria-labelledby="closing">
      <h2 id="closing">{closing.title}</h2>
      <div>
        <p className="lead">{closing.text}</p>
        <div className="acts">
          <SiteLink className="btn" to="/contact?subject=investment">
            {closing.contact}
          </SiteLink>
          <a className="thread" href={company.schedulerUrl} target="_blank" rel="noreferrer">
            {meeting} <span className="sr">{newTab}</span>
          </a>
        </div>
      </div>
    </section>
  )
}

export default function InvestPage() {
  const { picture, projects, total, nextCursor } = useLoaderData<typeof loader>()
  const messages = useMessages(investMessages)
  return (
    <>
      <Opening picture={picture} />
      <Benefits />
      <FirstQuestions />
      <section className="wrap projects-section" id="projects" aria-labelledby="projects-title">
        <div className="headrow">
          <h2 id="projects-title">{messages.projects}</h2>
          {total > 0 && <p className="live">{messages.found(total)}</p>}
        </div>
        {projects.length > 0 ? (
          <div className="projects">
            {projects.map((project) => (
              <ProjectCard key={project.id} project={project} />
            ))}
          </div>
        ) : (
          <EmptyState heading="h3" title={messages.empty} hint={messages.emptyHint}>
            <SiteLink className="btn btn--line" to="/contact?subject=investment">
              {messages.contact}
            </SiteLink>
          </EmptyState>
        )}
        <CursorPagination anchor="projects" nextCursor={nextCursor} words={messages} />
      </section>
      <Closing />
    </>
  )
}
