import { useId } from 'react'
import { ownEntry } from '#common/own-entry.ts'
import { useDeskCounts } from '#features/enquiries/desk/staff/use-desk-counts.ts'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { type Group, type Tab, tabPath } from '#platform/staff-kit/ui/tabs.ts'
import { useMessages } from '#ui/page/site.ts'

const MOST = 99
export const shortCount = (count: number) => (count > MOST ? `${MOST}+` : String(count))

interface Props {
  group: Group
  /** Null on a page that lies in no tab. */
  current: Tab | null
}

/** A tab and, beside its name, how much in it calls for somebody; what the number counts is said to whoever does not see it. */
function TabLink({ tab, isCurrent }: { tab: Tab; isCurrent: boolean }) {
  const { dashboard } = useMessages(staffMessages)
  const count = ownEntry<number>(useDeskCounts()?.byTab ?? {}, tab) ?? 0
  const say = ownEntry<(n: number) => string>(dashboard.counts, tab)
  const id = useId()
  const isShown = count > 0 && say !== undefined
  return (
    <li>
      <StaffLink
        to={tabPath(tab)}
        aria-current={isCurrent ? 'page' : undefined}
        aria-describedby={isShown ? id : undefined}
      >
        {dashboard.tabs[tab]}
      </StaffLink>
      {isShown && (
        <span className="tab-count" data-late={tab === 'tasks' || undefined}>
          <span aria-hidden="true">{shortCount(count)}</span>
          <span id={id} className="sr">
            {say(count)}
          </span>
        </span>
      )}
    </li>
  )
}

function TabGroup({ group: { name, tabs }, current }: Props) {
  const { dashboard } = useMessages(staffMessages)
  const nameId = useId()
  return (
    <div className="tab-group">
      {name && (
        <p id={nameId} className="tab-group__name">
          {dashboard.groups[name]}
        </p>
      )}
      <ul aria-labelledby={name ? nameId : undefined}>
        {tabs.map((tab) => (
          <TabLink key={tab} tab={tab} isCurrent={tab === current} />
        ))}
      </ul>
    </div>
  )
}

/** The dashboard's tabs in their groups: links, so that each can be kept, sent and opened beside another. */
export function TabLinks({ groups, current }: { groups: readonly Group[]; current: Tab | null }) {
  return groups.map((group) => <TabGroup key={group.name} group={group} current={current} />)
}
