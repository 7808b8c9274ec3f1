import { EntryBoundary } from '#platform/staff-kit/ui/entry-boundary.tsx'
import { ListState } from '#platform/staff-kit/ui/list-state.tsx'
import { useApiList } from '#platform/staff-kit/ui/use-api-list.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { useMessages } from '#ui/page/site.ts'
import type { StaffActivity, StaffLeadDetail } from '../../lead.public.ts'
import { leadUrl } from './lead-requests.ts'
import { leadPageMessages } from './messages.ts'
import { TimelineEntry } from './timeline-entry.tsx'

const PER_PAGE = 15

/** All that passed between somebody and the house, the latest first. */
export function Timeline({ lead }: { lead: StaffLeadDetail }) {
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
