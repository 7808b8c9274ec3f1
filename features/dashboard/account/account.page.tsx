import type { MetaArgs } from 'react-router'
import { can } from '#common/permissions.ts'
import { LoadFailed, SkeletonRows } from '#platform/staff-kit/ui/load-states.tsx'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { staffMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { Icon } from '#ui/icon.tsx'
import { useMessages } from '#ui/page/site.ts'
import { useAccount } from './account-requests.ts'
import { AuthenticatorPart } from './authenticator-part.tsx'
import { accountMessages } from './messages.ts'
import { NoticesPart } from './notices-part.tsx'
import { PasskeysPart } from './passkeys-part.tsx'
import { PasswordPart } from './password-part.tsx'
import { ProfilePart } from './profile-part.tsx'
import { SessionsPart } from './sessions-part.tsx'

export function meta({ matches }: MetaArgs) {
  return staffMeta(matches, (locale) => accountMessages[locale].title)
}

/** One's own account: who I am, how I get in, and where I am in. */
export default function AccountPage() {
  const words = useMessages(accountMessages)
  const actor = useActor()
  const { data: account, error, refetch } = useAccount()
  return (
    <>
      <p className="crumb">
        <StaffLink to="/admin/dashboard">
          <Icon name="back" />
          {words.back}
        </StaffLink>
      </p>
      <h1>{words.title}</h1>
      {error && !account && <LoadFailed error={error} onRetry={() => refetch()} />}
      {!account && !error && <SkeletonRows rows={6} />}
      {account && (
        <div className="account">
          <ProfilePart account={account} />
          {can(actor, 'enquiry:read') && <NoticesPart />}
          <PasswordPart account={account} />
          <AuthenticatorPart account={account} />
          <PasskeysPart account={account} />
          <SessionsPart />
        </div>
      )}
    </>
  )
}
