import { Link } from 'react-router'
import type { Actor } from '#common/permissions.ts'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { useMessages } from '#ui/page/site.ts'
import { Wordmark } from '#ui/wordmark.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { SignOutButton } from './sign-out-button.tsx'
import { StaffMenu } from './staff-menu.tsx'

/** Whose session this is, and the way to their own account: two letters on a phone, the name where there is room. */
function AccountLink({ username, role }: Extract<Actor, { kind: 'staff' }>) {
  const { roles, top } = useMessages(staffMessages)
  return (
    <StaffLink className="staff-top__who" to="/admin/account">
      <span className="who" aria-hidden="true">
        {username.slice(0, 2).toUpperCase()}
      </span>
      <span className="sr">{top.account}</span>
      <span className="staff-top__name">{top.signedIn(username, roles[role])}</span>
    </StaffLink>
  )
}

/** The line above every guarded page: whose house, who is in, and the two ways out. One line at every width. */
export function StaffTop() {
  const { brand, dashboard, top } = useMessages(staffMessages)
  const actor = useActor()
  return (
    <header className="top staff-top">
      <StaffLink className="top__logo" to="/admin/dashboard" aria-label={`${brand}, ${dashboard.title}`}>
        <Wordmark />
      </StaffLink>
      <div className="staff-top__right">
        <div className="staff-top__set">
          <LanguageChoice />
          <Link className="text-link" to="/">
            {top.viewWebsite}
          </Link>
        </div>
        {actor.kind === 'staff' && <AccountLink {...actor} />}
        <SignOutButton className="btn btn--line btn--tight staff-top__out" />
        <StaffMenu />
      </div>
    </header>
  )
}
