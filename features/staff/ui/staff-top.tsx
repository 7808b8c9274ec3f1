import { Link } from 'react-router'
import { useMessages } from '#app/site.ts'
import { useToast } from '#app/ui/toast.tsx'
import { Wordmark } from '#app/ui/wordmark.tsx'
import { staffMessages } from '../messages.ts'
import { LanguageChoice } from './language-choice.tsx'
import { useActor, useSignOut } from './session.ts'
import { StaffLink } from './staff-link.tsx'

/** The line above every guarded page: whose house, who is in, and the two ways out. */
export function StaffTop() {
  const { brand, dashboard, error, roles, top } = useMessages(staffMessages)
  const actor = useActor()
  const signOut = useSignOut()
  const toast = useToast()

  return (
    <header className="top">
      <StaffLink className="top__logo" to="/admin/dashboard" aria-label={`${brand}, ${dashboard.title}`}>
        <Wordmark />
      </StaffLink>
      <div className="top__right staff-top">
        {actor.kind === 'staff' && (
          <span className="staff-top__who soft">{top.signedIn(actor.username, roles[actor.role])}</span>
        )}
        <LanguageChoice />
        <Link className="thread" to="/">
          {top.viewWebsite}
        </Link>
        <button
          type="button"
          className="btn btn--line btn--tight"
          disabled={signOut.isPending}
          onClick={() =>
            signOut.mutate(undefined, {
              onError: () => toast({ title: error, description: top.logoutFailed, variant: 'destructive' }),
            })
          }
        >
          {top.logout}
        </button>
      </div>
    </header>
  )
}
