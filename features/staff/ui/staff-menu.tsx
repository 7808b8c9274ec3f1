import { useEffect, useId, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useMessages } from '#app/site.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Wordmark } from '#app/ui/wordmark.tsx'
import { staffMessages } from '../messages.ts'
import { LanguageChoice } from './language-choice.tsx'
import { useActor } from './session.ts'
import { SignOutButton } from './sign-out-button.tsx'
import { StaffLink } from './staff-link.tsx'
import { TabLinks } from './tab-links.tsx'
import { tabAt, tabGroups } from './tabs.ts'

/**
 * Where the rail of tabs has no room: a button that says which tab this is, and the sheet behind it with all of them and
 * whatever the line at the top has no room for either. A real dialog: focus stays in it, Escape leaves it.
 */
export function StaffMenu() {
  const { close, dashboard, top } = useMessages(staffMessages)
  const actor = useActor()
  const { pathname, key } = useLocation()
  const sheet = useRef<HTMLDialogElement>(null)
  const sheetId = useId()
  const current = tabAt(pathname)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another place closes the menu
  useEffect(() => sheet.current?.close(), [key])

  return (
    <>
      <button
        type="button"
        className="staff-menu"
        aria-haspopup="dialog"
        aria-controls={sheetId}
        onClick={() => sheet.current?.showModal()}
      >
        <span className="sr">{dashboard.tabsLabel}</span>
        {current && <span className="staff-menu__here">{dashboard.tabs[current]}</span>}
        <Icon name="menu" />
      </button>
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
        </div>
      </dialog>
    </>
  )
}
