import { Suspense, use, useEffect } from 'react'
import {
  type ClientLoaderFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { AppError } from '#common/errors.ts'
import { readSitePictures } from '#features/company/read-settings.server.ts'
import { investMessages } from '#features/invest/messages.ts'
import { listInvestments, readOpenProjects } from '#features/invest/read-investments.server.ts'
import { ConvertedNote } from '#features/invest/ui/converted-note.tsx'
import { Opening } from '#features/invest/ui/invest-sections.tsx'
import { ProjectCard } from '#features/invest/ui/project-card.tsx'
import { type ProjectCardData, toProjectCard } from '#features/invest/ui/project-card-data.ts'
import { ComingProjects, ProjectsHead } from '#features/invest/ui/project-list.tsx'
import { asleep } from '#ui/asleep.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailedList } from '#ui/failed-list.tsx'
import { pageContext } from '#ui/page/page-context.server.ts'
import { pageSheets } from '#ui/page/page-sheet.ts'
import { describePage, siteOf } from '#ui/page/seo.ts'
import { useMessages } from '#ui/page/site.ts'
import { CursorPagination } from '#ui/pagination.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import styles from '#ui/styles/pages/invest.css?url'

const loadTexts = () => import('#features/invest/ui/invest-texts.tsx')
const Benefits = asleep(() => loadTexts().then((texts) => texts.Benefits), { isStill: true })
const FirstQuestions = asleep(() => loadTexts().then((texts) => texts.FirstQuestions), { isStill: true })
const BuyersCosts = asleep(() => loadTexts().then((texts) => texts.BuyersCosts), { isStill: true })
const Closing = asleep(() => loadTexts().then((texts) => texts.Closing), { isStill: true })
const YieldCalculator = asleep(() =>
  import('#features/invest/yield/yield-calculator.tsx').then((part) => part.YieldCalculator),
)

const PAGE_SIZE = 12

export const links: LinksFunction = () => pageSheets(styles)

export { keepOnYieldChange as shouldRevalidate } from '#features/invest/yield/yield-address.ts'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { context: visitor, locale } = context.get(pageContext)
  const cursor = url.searchParams.get('cursor') ?? undefined
  const [pictures, open, { items, nextCursor }] = await Promise.all([
    readSitePictures(visitor),
    readOpenProjects(visitor),
    listInvestments(visitor, { limit: PAGE_SIZE, cursor }).catch((error: unknown) => {
      // A page mark someone mangled while sharing: start from the first page instead of failing.
      if (!(error instanceof AppError) || !cursor) throw error
      return listInvestments(visitor, { limit: PAGE_SIZE })
    }),
  ])
  const projects = items.map((project) => toProjectCard(project, locale))
  return {
    picture: pictures.invest,
    open,
    projects: projects.filter(({ isTaken }) => !isTaken),
    // Stays as a record, after what is open.
    taken: projects.filter(({ isTaken }) => isTaken),
    nextCursor,
    isFailed: false,
  }
}

type Answer = Awaited<ReturnType<typeof loader>>

/** What this browser shows; set once the projects stand. */
let shown: Answer | null = null
const NOTHING: Answer = {
  picture: undefined,
  open: { count: 0, targets: null },
  projects: [],
  taken: [],
  nextCursor: null,
  isFailed: false,
}

/** An answer that comes at once shows no shapes. */
const QUICK_MS = 150

/** The page opens before its projects have come: they are its longest part, and all else on it is known already. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<Answer | Later> {
  const answer = serverLoader<typeof loader>().catch(() => ({ ...(shown ?? NOTHING), isFailed: true }))
  const slow = new Promise<null>((resolve) => setTimeout(resolve, QUICK_MS, null))
  return (await Promise.race([answer, slow])) ?? { later: answer }
}

interface Later {
  later: Promise<Answer>
}

export function meta({ matches, loaderData }: MetaArgs<typeof clientLoader>) {
  const site = siteOf(matches)
  const { title, description } = investMessages[site.locale]
  const picture = loaderData && 'picture' in loaderData ? loaderData.picture : undefined
  return describePage({ site, path: '/invest', title, description, image: picture?.path })
}

function Cards({ projects }: { projects: ProjectCardData[] }) {
  if (projects.length === 0) return null
  return (
    <div className="projects">
      {projects.map((project) => (
        <ProjectCard key={project.id} project={project} />
      ))}
    </div>
  )
}

function Projects({ answer }: { answer: Answer }) {
  const messages = useMessages(investMessages)
  const { open, projects, taken, nextCursor, isFailed } = answer
  useEffect(() => {
    shown = answer
    return () => {
      shown = null
    }
  }, [answer])
  if (isFailed) {
    return (
      <>
        <ProjectsHead />
        <FailedList heading="h3" messages={investMessages} />
      </>
    )
  }
  return (
    <>
      <ProjectsHead count={open.count} />
      <Cards projects={projects} />
      {open.count === 0 && (
        <EmptyState heading="h3" title={messages.empty} hint={messages.emptyHint}>
          <SiteLink className="btn btn--line" to="/contact?subject=investment">
            {messages.contact}
          </SiteLink>
        </EmptyState>
      )}
      {taken.length > 0 && (
        <section className="taken" aria-labelledby="taken">
          <h2 id="taken">{messages.takenGroup.title}</h2>
          <p className="soft">{messages.takenGroup.text}</p>
          <Cards projects={taken} />
        </section>
      )}
      <ConvertedNote />
      <CursorPagination anchor="projects" nextCursor={nextCursor} words={messages} />
    </>
  )
}

function LaterProjects({ later }: Later) {
  return <Projects answer={use(later)} />
}

function LaterOpening({ later }: Later) {
  const { picture, open } = use(later)
  return <Opening picture={picture} targets={open.targets} />
}

export default function InvestPage() {
  const data = useLoaderData<typeof clientLoader>()
  const [params] = useSearchParams()
  const isLater = 'later' in data
  return (
    <>
      {isLater ? (
        <Suspense fallback={<Opening isComing />}>
          <LaterOpening later={data.later} />
        </Suspense>
      ) : (
        <Opening picture={data.picture} targets={data.open.targets} />
      )}
      <Benefits />
      <FirstQuestions />
      <section className="wrap projects-section" id="projects" aria-labelledby="projects-title">
        {isLater ? (
          // Another page of the list shows its own shapes; the same page asked for again keeps what stands there.
          <Suspense
            key={params.get('cursor')}
            fallback={
              <>
                <ProjectsHead />
                <ComingProjects />
              </>
            }
          >
            <LaterProjects later={data.later} />
          </Suspense>
        ) : (
          <Projects answer={data} />
        )}
      </section>
      <div className="section">
        <YieldCalculator />
      </div>
      <BuyersCosts />
      <Closing />
    </>
  )
}

/** Nothing was here yet when the projects could not be fetched. */
export function ErrorBoundary() {
  return (
    <>
      <Opening />
      <section className="wrap projects-section" id="projects" aria-labelledby="projects-title">
        <ProjectsHead />
        <FailedList heading="h3" messages={investMessages} />
      </section>
      <Closing />
    </>
  )
}
