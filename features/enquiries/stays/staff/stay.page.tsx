import { useParams } from 'react-router'
import { inLocale } from '#common/locale.ts'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { LoadFailed, SkeletonRows } from '#platform/staff-kit/ui/load-states.tsx'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { tabMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { tabPath } from '#platform/staff-kit/ui/tabs.ts'
import { isMissing, useRecord } from '#platform/staff-kit/use-record.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { DeleteSubmission } from '../../desk/staff/delete-submission.tsx'
import { SpamMark } from '../../desk/staff/spam-mark.tsx'
import { PaymentsPart } from '../../payments/staff/payments-part.tsx'
import type { StaffStay } from '../stay.public.ts'
import { DecidePart } from './page/decide-part.tsx'
import { FactsPart } from './page/facts-part.tsx'
import { GuestPart } from './page/guest-part.tsx'
import { stayPageMessages } from './page/messages.ts'
import { stayUrl } from './page/use-stay-act.ts'
import { StayBadge } from './stay-badge.tsx'

export const meta = tabMeta('stays')

function Stay({ stay }: { stay: StaffStay }) {
  const { locale } = useSite()
  return (
    <>
      <div className="stay-head">
        <h2 dir="auto">{stay.name}</h2>
        <p>
          <StayBadge status={stay.status} />{' '}
          <span className="soft">
            <span className="stay-ref">{stay.reference}</span> · {inLocale(locale, stay.homeTitle, stay.homeTitleFr)}
          </span>
        </p>
      </div>
      <SpamMark kind="stay" id={stay.id} suspicion={stay.suspicion} />
      {stay.suspicion && <DeleteSubmission kind="stay" item={{ ...stay, leadId: stay.lead?.id ?? null }} />}
      <div className="lead-page">
        <div className="lead-page__first">
          <DecidePart stay={stay} />
          <GuestPart stay={stay} />
        </div>
        <div className="lead-page__main">
          <FactsPart stay={stay} />
          <PaymentsPart stay={stay} />
        </div>
      </div>
    </>
  )
}

/** One stay: how it stands, what it costs, who comes, and what can be decided about it. */
export default function StayPage() {
  const { back, gone } = useMessages(stayPageMessages)
  const { dashboard } = useMessages(staffMessages)
  const { id = '' } = useParams()
  const query = useRecord<StaffStay>(stayUrl(id))
  const isGone = isMissing(query.error)
  return (
    <section className="staff-section one-lead">
      <p className="crumb">
        <StaffLink to={tabPath('stays')}>
          <Icon name="back" />
          {back}
        </StaffLink>
      </p>
      {(isGone || !query.data) && <h2>{dashboard.tabs.stays}</h2>}
      {isGone && (
        <EmptyState heading="h3" title={gone.title} hint={gone.hint}>
          <StaffLink className="btn btn--line" to={tabPath('stays')}>
            {gone.back}
          </StaffLink>
        </EmptyState>
      )}
      {query.isPending && <SkeletonRows rows={6} />}
      {query.isLoadingError && !isGone && <LoadFailed error={query.error} onRetry={() => query.refetch()} />}
      {query.data && !isGone && <Stay key={query.data.id} stay={query.data} />}
    </section>
  )
}
