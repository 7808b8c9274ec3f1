import { useQuery } from '@tanstack/react-query'
import type { JobStatus } from '#platform/jobs/job.public.ts'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { LoadFailed, SkeletonRows } from '#platform/staff-kit/ui/load-states.tsx'
import { tabMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { useMessages } from '#ui/page/site.ts'
import { JobEntry } from './job-entry.tsx'
import { jobMessages } from './messages.ts'

const JOBS_URL = '/api/admin/jobs'
const EVERY_MS = 5_000

export const meta = tabMeta('jobs')

/** What calls for somebody comes first. */
const byFailures = (one: JobStatus, other: JobStatus) => other.failures - one.failures

/** What the house does by itself: who does it, how it went, when it is due. */
export default function JobsPage() {
  const words = useMessages(jobMessages)
  const { dashboard } = useMessages(staffMessages)
  const jobs = useQuery<JobStatus[]>({ queryKey: [JOBS_URL], refetchInterval: EVERY_MS })
  return (
    <section className="staff-section">
      <div className="headrow">
        <h2>{dashboard.tabs.jobs}</h2>
      </div>
      <p className="soft">{words.intro}</p>
      {jobs.isPending && <SkeletonRows rows={6} />}
      {jobs.isError && <LoadFailed error={jobs.error} onRetry={() => jobs.refetch()} />}
      {jobs.data?.length === 0 && <EmptyState heading="h3" title={words.empty} hint={words.emptyHint} />}
      {jobs.data && jobs.data.length > 0 && (
        <ul>
          {[...jobs.data].sort(byFailures).map((job) => (
            <JobEntry key={job.name} job={job} />
          ))}
        </ul>
      )}
    </section>
  )
}
