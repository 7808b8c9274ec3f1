import { useId } from 'react'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { type Group, type Tab, tabPath } from '#platform/staff-kit/ui/tabs.ts'
import { useMessages } from '#ui/page/site.ts'

interface Props {
  group: Group
  /** Null on a page that lies in no tab. */
  current: Tab | null
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
          <li key={tab}>
            <StaffLink to={tabPath(tab)} aria-current={tab === current ? 'page' : undefined}>
              {dashboard.tabs[tab]}
            </StaffLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The dashboard's tabs in their groups: links, so that each can be kept, sent and opened beside another. */
export function TabLinks({ groups, current }: { groups: readonly Group[]; current: Tab | null }) {
  return groups.map((group) => <TabGroup key={group.name} group={group} current={current} />)
}
