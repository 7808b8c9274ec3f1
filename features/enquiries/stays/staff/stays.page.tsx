import { can } from '#common/permissions.ts'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { tabMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { SwitchLinks } from '#platform/staff-kit/ui/switch-links.tsx'
import { useDialogAddress } from '#platform/staff-kit/use-dialog-address.ts'
import { useAddressParams } from '#ui/destination.ts'
import { useMessages } from '#ui/page/site.ts'
import { PaymentList } from '../../payments/staff/payment-list.tsx'
import { StayBoard } from './board/stay-board.tsx'
import { CleaningList } from './figures/cleaning-list.tsx'
import { OccupancyView } from './figures/occupancy-view.tsx'
import { AddStayDialog } from './forms/add-stay-dialog.tsx'
import { BlockDialog } from './forms/block-dialog.tsx'
import { StayList } from './list/stay-list.tsx'
import { staysMessages } from './messages.ts'
import { STAY_VIEWS, useStayView, viewPath } from './stay-links.ts'

export const meta = tabMeta('stays')

const VIEWS = {
  board: StayBoard,
  list: StayList,
  payments: PaymentList,
  occupancy: OccupancyView,
  cleaning: CleaningList,
}

/** Who sleeps where and when: the day's work, every request, what is to be paid, what the homes bring, and what there is to clean. */
export default function StaysPage() {
  const { dashboard } = useMessages(staffMessages)
  const words = useMessages(staysMessages)
  const [params, change] = useAddressParams()
  const { open, add, close } = useDialogAddress()
  const mayWrite = can(useActor(), 'enquiry:write')
  const view = useStayView()
  const View = VIEWS[view]
  return (
    <section className="staff-section stays">
      <div className="headrow stays-head">
        <h2 tabIndex={-1}>{dashboard.tabs.stays}</h2>
        <SwitchLinks views={STAY_VIEWS} words={words.views} current={view} to={viewPath} />
        {mayWrite && (
          <div className="stays-head__acts">
            <button type="button" className="btn btn--tight" onClick={add}>
              {words.add}
            </button>
            <button type="button" className="btn btn--line btn--tight" onClick={() => change({ block: '' })}>
              {words.block}
            </button>
          </div>
        )}
      </div>
      <View />
      {mayWrite && open === 'add' && <AddStayDialog onClose={close} />}
      {mayWrite && params.has('block') && <BlockDialog onClose={() => change({ block: null }, { replace: true })} />}
    </section>
  )
}
