import { useParams } from 'react-router'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { EntryBoundary } from '#platform/staff-kit/ui/entry-boundary.tsx'
import { ListState } from '#platform/staff-kit/ui/list-state.tsx'
import { LoadFailed, SkeletonRows } from '#platform/staff-kit/ui/load-states.tsx'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { tabMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { tabPath } from '#platform/staff-kit/ui/tabs.ts'
import { useApiList } from '#platform/staff-kit/ui/use-api-list.ts'
import { isMissing, useRecord } from '#platform/staff-kit/use-record.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { useMessages } from '#ui/page/site.ts'
import { LeadMatches } from '../../matching/staff/lead-matches.tsx'
import { LeadTasksPart } from '../../tasks/staff/lead-tasks-part.tsx'
import { LeadViewings } from '../../viewings/staff/lead-viewings.tsx'
import type { StaffActivity, StaffLeadDetail } from '../lead.public.ts'
import { AnswerPart } from './page/answer-part.tsx'
import { DetailsPart } from './page/details-part.tsx'
import { DuplicatesPart } from './page/duplicates-part.tsx'
import { ErasePart } from './page/erase-part.tsx'
import { BackToLeads, LeadHead } from './page/lead-head.tsx'
import { leadUrl } from './page/lead-requests.ts'
import { leadPageMessages } from './page/messages.ts'
import { ReachPart } from './page/reach-part.tsx'
import { TimelineEntry } from './page/timeline-entry.tsx'

const PER_PAGE = 15

/** All that passed between somebody and the house, the latest first. */
function Timeline({ lead }: { lead: StaffLeadDetail }) {
  const { timeline: words } = useMessages(leadPageMessages)
  const list = useApiList<StaffActivity>(`${leadUrl(lead.id)}/activities`, { pageSize: PER_PAGE })
  const submissions = list.items.filter(({ type }) => type === 'submission')
  // Of the only thing somebody sent there is nobody else to separate it from.
  const maySeparate = submissions.length > 1 || list.query.hasNextPage
  return (
    <section className="lead-part" aria-labelledby="lead-timeline">
      <div className="headrow">
        <h3 id="lead-timeline">{words.title}</h3>
        {list.items.length > 0 && <p className="soft">{words.shown(list.items.length, list.total)}</p>}
      </div>
      <ListState list={list as never} empty={<EmptyState heading="h3" title={words.empty} hint={words.emptyHint} />}>
        <ol className="timeline">
          {list.items.map((activity) => (
            <EntryBoundary key={activity.id} id={activity.id}>
              <TimelineEntry
                activity={activity}
                lead={lead}
                isLatestSubmission={activity === submissions[0]}
                maySeparate={maySeparate}
              />
            </EntryBoundary>
          ))}
        </ol>
      </ListState>
    </section>
  )
}

export const meta = tabMeta('leads')

/** On a phone in the order of work: reach, plan, answer, read; then what is looked up. On a desk in two columns. */
function Lead({ lead }: { lead: StaffLeadDetail }) {
  return (
    <>
      <LeadHead lead={lead} />
      <div className="lead-page">
        <div className="lead-page__first">
          <ReachPart lead={lead} />
          <LeadTasksPart lead={lead} />
          <LeadViewings lead={lead} />
        </div>
        <div className="lead-page__main">
          <AnswerPart lead={lead} />
          <Timeline lead={lead} />
        </div>
        <div className="lead-page__more">
          <DetailsPart lead={lead} />
          <DuplicatesPart lead={lead} />
        </div>
      </div>
      <LeadMatches lead={lead} />
      <ErasePart lead={lead} />
    </>
  )
}

export default function LeadPage() {
  const { gone } = useMessages(leadPageMessages)
  const { dashboard } = useMessages(staffMessages)
  const { id = '' } = useParams()
  const query = useRecord<StaffLeadDetail>(leadUrl(id))
  // Also when it was here a moment ago: somebody joined it with another lead, or deleted what it held.
  const isGone = isMissing(query.error)
  return (
    <section className="staff-section one-lead">
      <BackToLeads />
      {(isGone || !query.data) && <h2>{dashboard.tabs.leads}</h2>}
      {isGone && (
        <EmptyState heading="h3" title={gone.title} hint={gone.hint}>
          <StaffLink className="btn btn--line" to={tabPath('leads')}>
            {gone.back}
          </StaffLink>
        </EmptyState>
      )}
      {query.isPending && <SkeletonRows rows={6} />}
      {query.isLoadingError && !isGone && <LoadFailed error={query.error} onRetry={() => query.refetch()} />}
      {query.data && !isGone && <Lead key={query.data.id} lead={query.data} />}
    </section>
  )
}
