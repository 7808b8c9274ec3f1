import { useMutation, useQueryClient } from '@tanstack/react-query'
import { todayInDakar } from '#common/dakar-time.ts'
import { formatClock } from '#common/dates.ts'
import type { JobStatus } from '#platform/jobs/job.public.ts'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { DakarTime } from '#platform/staff-kit/ui/dakar-clock.tsx'
import { useFailureText } from '#platform/staff-kit/ui/error-text.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { sayDuration } from './duration.ts'
import { jobMessages } from './messages.ts'

const URL = '/api/admin/jobs'

function RunNow({ name, title }: { name: JobStatus['name']; title: string }) {
  const words = useMessages(jobMessages)
  const toast = useToast()
  const failureText = useFailureText()
  const queryClient = useQueryClient()
  const run = useMutation({
    mutationFn: () => callApi(`${URL}/${name}/run`, { method: 'POST' }),
    onSuccess: () => toast({ title: words.asked }),
    onError: (error) => toast({ title: words.askFailed, description: failureText(error), variant: 'destructive' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [URL] }),
  })
  return (
    <div className="feed__acts">
      <Button
        className="btn btn--line btn--tight"
        isBusy={run.isPending}
        busyLabel={words.asking}
        onClick={() => run.mutate()}
      >
        {words.runNow}
        <span className="sr"> {title}</span>
      </Button>
    </div>
  )
}

function StateBadge({ job: { state, failures } }: { job: JobStatus }) {
  const { states, failing } = useMessages(jobMessages)
  if (failures > 0) return <Badge tone="danger">{failing}</Badge>
  const tone = { running: 'positive', waiting: 'neutral', orphaned: 'warning' } as const
  return <Badge tone={tone[state]}>{states[state]}</Badge>
}

/** Today by its clock alone: a list of fourteen jobs that all ran a moment ago needs no dates. */
function Moment({ iso }: { iso: string }) {
  const { locale } = useSite()
  const moment = new Date(iso)
  if (todayInDakar(moment) !== todayInDakar()) return <DakarTime iso={iso} />
  return <time dateTime={iso}>{formatClock(moment, locale)}</time>
}

function Times({ job }: { job: JobStatus }) {
  const words = useMessages(jobMessages)
  const { locale } = useSite()
  const { on, runningSince, lastEndedAt, lastTookMs, nextAt, isStanding, state } = job
  const took = lastTookMs === null ? '' : `, ${words.took(sayDuration(lastTookMs, words, locale))}`
  return (
    <div className="soft small">
      {runningSince && (
        <p>
          {words.runningSince} <Moment iso={runningSince} /> {on && words.on(on.machine, on.process)}
        </p>
      )}
      {!isStanding && (
        <p>
          {lastEndedAt ? words.lastRun : words.never} {lastEndedAt && <Moment iso={lastEndedAt} />}
          {lastEndedAt && took}
        </p>
      )}
      {nextAt && state === 'waiting' && (
        <p>
          {words.nextRun} <Moment iso={nextAt} />
        </p>
      )}
    </div>
  )
}

/** One job: what it does, who has it, how it went, when it comes again. */
export function JobEntry({ job }: { job: JobStatus }) {
  const words = useMessages(jobMessages)
  const { name, does } = words.jobs[job.name]
  return (
    <li className="feed job">
      <div className="job__what">
        <div className="enquiry__head">
          <h3>{name}</h3>
          <StateBadge job={job} />
        </div>
        <p className="soft">{does}</p>
        {job.state === 'orphaned' && <p>{words.orphanedHint}</p>}
        {job.failures > 0 && (
          <p role="note">
            {words.failures(job.failures)} {job.problem && words.problems[job.problem]}
            {job.code && (
              <>
                {' '}
                <code>{job.code}</code>
              </>
            )}{' '}
            {job.failingSince && (
              <span className="soft small">
                {words.since} <Moment iso={job.failingSince} />
              </span>
            )}
          </p>
        )}
      </div>
      <Times job={job} />
      {!job.isStanding && job.state !== 'running' && <RunNow name={job.name} title={name} />}
    </li>
  )
}
