import { useEffect, useId, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import type { Actor } from '#common/permissions.ts'
import { useDeskCounts } from '#features/enquiries/desk/staff/use-desk-counts.ts'
import { dropLeadDrafts } from '#features/enquiries/replies/staff/lead-drafts.ts'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { useActor, useSignOut } from '#platform/staff-kit/ui/session.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { homePath, tabAt, tabGroups } from '#platform/staff-kit/ui/tabs.ts'
import { Icon } from '#ui/icon.tsx'
import { useMessages } from '#ui/page/site.ts'
import { ThemeChoice } from '#ui/theme-choice.tsx'
import { useToast } from '#ui/toast.tsx'
import { Wordmark } from '#ui/wordmark.tsx'
import { PaletteButton } from '../palette/palette-button.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { shortCount, TabLinks } from './tab-links.tsx'

function SignOutButton({ className }: { className: string }) {
  const { error, top } = useMessages(staffMessages)
  // What was begun about people does not stay for whoever sits here next.
  const signOut = useSignOut({ onLeave: () => dropLeadDrafts() })
  const toast = useToast()
  return (
    <button
      type="button"
      className={className}
      disabled={signOut.isPending}
      onClick={() =>
        signOut.mutate(undefined, {
          onError: () => toast({ title: error, description: top.logoutFailed, variant: 'destructive' }),
        })
      }
    >
      {top.logout}
    </button>
  )
}

/**
 * Where the rail of tabs has no room: a button that says which tab this is, and the sheet behind it with all of them and
 * whatever the line at the top has no room for either. A real dialog: focus stays in it, Escape leaves it.
 */
function StaffMenu() {
  const { close, dashboard, top } = useMessages(staffMessages)
  const actor = useActor()
  const { pathname, key } = useLocation()
  const sheet = useRef<HTMLDialogElement>(null)
  const sheetId = useId()
  const countId = useId()
  const current = tabAt(pathname)
  const waiting = useDeskCounts()?.waiting ?? 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: another place closes the menu
  useEffect(() => sheet.current?.close(), [key])

  return (
    <>
      <button
        type="button"
        className="staff-menu"
        aria-haspopup="dialog"
        aria-controls={sheetId}
        aria-describedby={waiting > 0 ? countId : undefined}
        onClick={() => sheet.current?.showModal()}
      >
        <span className="sr">{dashboard.tabsLabel}</span>
        {current && <span className="staff-menu__here">{dashboard.tabs[current]}</span>}
        {waiting > 0 && (
          <span className="tab-count" aria-hidden="true">
            {shortCount(waiting)}
          </span>
        )}
        <Icon name="menu" />
      </button>
      {waiting > 0 && (
        <span id={countId} className="sr">
          {dashboard.counts.leads(waiting)}
        </span>
      )}
      <dialog ref={sheet} id={sheetId} className="sheet staff-sheet" aria-label={dashboard.tabsLabel}>
        <div className="sheet__top">
          <Wordmark />
          <button type="button" className="icobtn" aria-label={close} onClick={() => sheet.current?.close()}>
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label={dashboard.tabsLabel}>
          <TabLinks groups={tabGroups(actor)} current={current} />
        </nav>
        <div className="staff-sheet__end">
          <StaffLink to="/admin/account">{top.account}</StaffLink>
          <Link to="/">{top.viewWebsite}</Link>
          <LanguageChoice />
          <SignOutButton className="staff-sheet__out" />
          <ThemeChoice />
        </div>
      </dialog>
    </>
  )
}

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
      <StaffLink className="top__logo" to={homePath(actor)} aria-label={`${brand}, ${dashboard.title}`}>
        <Wordmark />
      </StaffLink>
      <div className="staff-top__right">
        <PaletteButton />
        <div className="staff-top__set">
          <ThemeChoice />
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
