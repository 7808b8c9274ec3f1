import { LoadFailed, SkeletonRows } from '#platform/staff-kit/ui/load-states.tsx'
import { useMessages } from '#ui/page/site.ts'
import { EnquiriesPerWeek, LeadFunnel, TimeToFirstAnswer } from './enquiry-charts.tsx'
import { Figures } from './figure-cards.tsx'
import { overviewMessages } from './messages.ts'
import { useOverview } from './use-overview.ts'
import { MostViewedListings, WhereVisitsComeFrom } from './visit-charts.tsx'

/** Figures and charts: how the house does. What an account may not read is not among them. */
export function HowItGoes() {
  const words = useMessages(overviewMessages)
  const { data, isPending, isLoadingError, error, refetch } = useOverview()
  if (isPending) return <SkeletonRows rows={4} />
  if (isLoadingError) return <LoadFailed error={error} onRetry={() => refetch()} />
  if (!data) return null
  const { enquiries, funnel, firstAnswers, listings, arrivals } = data
  return (
    <>
      <Figures overview={data} />
      <div className="charts" role="group" aria-label={words.charts}>
        {enquiries && <EnquiriesPerWeek weeks={enquiries} />}
        {funnel && <LeadFunnel funnel={funnel} />}
        {firstAnswers && <TimeToFirstAnswer answers={firstAnswers} />}
        <MostViewedListings listings={listings} />
        <WhereVisitsComeFrom arrivals={arrivals} />
      </div>
    </>
  )
}
