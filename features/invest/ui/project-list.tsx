import { useMessages } from '#ui/page/site.ts'
import { Skeleton, Waiting } from '#ui/skeleton.tsx'
import { investMessages } from '../messages.ts'

/** The title, and how many are open once that is known. */
export function ProjectsHead({ count = 0 }: { count?: number }) {
  const { projects, found } = useMessages(investMessages)
  return (
    <div className="headrow">
      <h2 id="projects-title">{projects}</h2>
      {count > 0 && <p className="live">{found(count)}</p>}
    </div>
  )
}

const COMING = [1, 2, 3]

/** Sand shapes of three projects, at the measures of those that come. */
export function ComingProjects() {
  const { fetching } = useMessages(investMessages)
  return (
    <Waiting label={fetching} className="projects">
      {COMING.map((n) => (
        <div key={n} className="project">
          <div className="project__pic skel" />
          <div className="project__txt project__txt--coming">
            <Skeleton height="2rem" width="70%" />
            <Skeleton height="6rem" width="100%" />
            <Skeleton height="9rem" width="100%" />
          </div>
        </div>
      ))}
    </Waiting>
  )
}
