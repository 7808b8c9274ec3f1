import { useRef, useState } from 'react'
import { ROLES } from '#common/permissions.ts'
import type { StaffAccount } from '#platform/accounts/list-staff.server.ts'
import { FilterSelect, RecordHead, SearchField } from '#platform/staff-kit/record-head.tsx'
import { RecordList, type RecordView } from '#platform/staff-kit/record-list.tsx'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { tabMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { useApiList } from '#platform/staff-kit/ui/use-api-list.ts'
import { useDialogAddress } from '#platform/staff-kit/use-dialog-address.ts'
import { useListFilters } from '#platform/staff-kit/use-list-filters.ts'
import { useAddressParams } from '#ui/destination.ts'
import { useMessages } from '#ui/page/site.ts'
import { NewPassword } from './new-password.tsx'
import { StaffAccess } from './staff-access.tsx'
import { type Added, AddStaffAccount, EditStaffAccount, STAFF_URL } from './staff-account-dialog.tsx'
import { hasExpired, useInvitedText } from './staff-invitation.tsx'
import { staffAccountMessages } from './staff-messages.ts'

export const meta = tabMeta('staff')

const PER_PAGE = 20
const ACCESS = 'access'

/** Whose access is open stands in the address too. */
function useAccessAddress() {
  const [params, changeAddress] = useAddressParams()
  const id = Number(params.get(ACCESS))
  const change = (to: number | null) => changeAddress({ [ACCESS]: to }, { replace: to === null })
  return { id: Number.isInteger(id) && id > 0 ? id : null, open: change, close: () => change(null) }
}

interface Acts {
  edit: (id: number) => void
  access: (id: number) => void
}

function useAccountView({ edit, access }: Acts): (account: StaffAccount) => RecordView {
  const { staff: words } = useMessages(staffAccountMessages)
  const actor = useActor()
  const invitedText = useInvitedText()
  return (account) => {
    const { id, username, email, phone, role, isActive, hasAuthenticator, passkeys, sessions, invitation } = account
    const name = [account.firstName, account.lastName].filter(Boolean).join(' ')
    const isOwn = actor.kind === 'staff' && actor.id === id
    return {
      id,
      title: name || username,
      facts: [name && username, email, phone, invitation ? invitedText(invitation) : words.signedIn(sessions)],
      badges: [
        isOwn && { text: words.you, tone: 'positive' },
        { text: words.roles[role].name },
        invitation && !hasExpired(invitation) && { text: words.invited },
        !isActive && { text: words.off, tone: 'danger' },
        (hasAuthenticator || passkeys > 0) && { text: words.secondFactor },
      ],
      acts: [
        { label: words.edit, onAct: () => edit(id) },
        isOwn ? { label: words.own, to: '/admin/account' } : { label: words.access, onAct: () => access(id) },
      ],
    }
  }
}

/** What comes with a new account and is never shown again. Null: a letter carries it. */
function shownOnce({ password, link }: Added) {
  if (password !== null) return { kind: 'password', text: password } as const
  return link === null ? null : ({ kind: 'link', text: link } as const)
}

/** The accounts of the people of the house. For administrators. */
export default function StaffAccountsPage() {
  const { staff: words } = useMessages(staffAccountMessages)
  const { dashboard } = useMessages(staffMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  const dialog = useDialogAddress()
  const access = useAccessAddress()
  const { query, isNarrowed } = useListFilters({ search: 'text', role: ROLES })
  const list = useApiList<StaffAccount>(STAFF_URL, { pageSize: PER_PAGE, query })
  const view = useAccountView({ edit: dialog.edit, access: access.open })
  const [added, setAdded] = useState<Added | null>(null)
  const secret = added && shownOnce(added)

  return (
    <section className="staff-section">
      <RecordHead
        title={dashboard.tabs.staff}
        list={list}
        add={{ label: words.add, onAct: dialog.add }}
        headingRef={heading}
      >
        <SearchField label={words.search} />
        <FilterSelect
          name="role"
          label={words.role}
          options={ROLES.map((value) => ({ value, label: words.roles[value].name }))}
        />
      </RecordHead>
      <RecordList layout="rows" list={list} view={view} empty={words.empty} isNarrowed={isNarrowed} />
      {dialog.open === 'add' && (
        <AddStaffAccount
          onAdded={(account) => {
            setAdded(account)
            dialog.close()
          }}
          onClose={dialog.close}
        />
      )}
      {typeof dialog.open === 'number' && <EditStaffAccount id={dialog.open} onClose={dialog.close} />}
      {access.id !== null && (
        <StaffAccess
          id={access.id}
          onClose={() => {
            access.close()
            heading.current?.focus()
          }}
        />
      )}
      {added && secret && <NewPassword username={added.username} secret={secret} onClose={() => setAdded(null)} />}
    </section>
  )
}
