import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { ShortlistAnnouncer } from '#features/nest/shortlist/shortlist-announcer.tsx'
import { ShortlistLink } from '#features/nest/shortlist/shortlist-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { Kept } from '#ui/kept.tsx'
import { useMessages } from '#ui/page/site.ts'
import { SiteLink, SiteNavLink } from '#ui/site-link.tsx'
import { ThemeToggle } from '#ui/theme-choice.tsx'
import { Wordmark } from '#ui/wordmark.tsx'
import { shellMessages } from './messages.ts'
import { CurrencyForm, LanguageForm } from './preference-forms.tsx'
import { NAV } from './site-map.ts'

const MENU_ID = 'menu'

/** What the name of a line means stands beside it in the sheet; in the header's one line it is a tooltip. */
function NavLinks({ isSheet = false }: { isSheet?: boolean }) {
  const { nav, explained } = useMessages(shellMessages)
  return NAV.map(({ key, path }) => (
    <SiteNavLink key={key} to={path} isExact={path === '/'} tip={isSheet ? undefined : explained[key]}>
      {nav[key]}
      {isSheet && explained[key] && <span className="explained"> {explained[key]}</span>}
    </SiteNavLink>
  ))
}

/** The full-screen menu of small screens: a real dialog, so that focus stays in it and Escape leaves it. */
function MenuSheet({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  const messages = useMessages(shellMessages)
  const { key } = useLocation()
  const shownAt = useRef(key)
  // A new place on the site closes the menu; the place it was opened at, perhaps before React came, does not.
  useEffect(() => {
    if (shownAt.current !== key) ref.current?.close()
    shownAt.current = key
  }, [key, ref])
  return (
    <Kept as="dialog" name="menu" ref={ref} id={MENU_ID} className="sheet" aria-label={messages.menu}>
      <div className="sheet__top">
        <Wordmark />
        <button
          type="button"
          className="icobtn"
          aria-label={messages.close}
          {...{ command: 'close', commandfor: MENU_ID }}
          onClick={() => ref.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={messages.menu}>
        <NavLinks isSheet />
        <ShortlistLink look="word" />
      </nav>
      <div className="sheet__set">
        <CurrencyForm />
        <LanguageForm />
        <ThemeToggle />
      </div>
    </Kept>
  )
}

export function Header({ isOverPicture }: { isOverPicture: boolean }) {
  const messages = useMessages(shellMessages)
  const menu = useRef<HTMLDialogElement>(null)
  const knowsCommands = typeof HTMLButtonElement !== 'undefined' && 'command' in HTMLButtonElement.prototype

  return (
    <>
      <Kept as="header" name="header" className={isOverPicture ? 'top top--over' : 'top'}>
        <SiteLink className="top__logo" to="/" aria-label={`${messages.brand}, ${messages.nav.home}`}>
          <Wordmark />
        </SiteLink>
        <nav aria-label={messages.menu}>
          <NavLinks />
        </nav>
        <div className="top__right">
          <div className="top__set">
            <CurrencyForm />
            <LanguageForm />
            <ThemeToggle />
          </div>
          <ShortlistLink look="heart" />
          <button
            type="button"
            className="icobtn top__menu"
            aria-label={messages.menu}
            aria-haspopup="dialog"
            // Browsers that know commands open it before any script has arrived; the others when React has.
            {...{ command: 'show-modal', commandfor: MENU_ID }}
            onClick={knowsCommands ? undefined : () => menu.current?.showModal()}
          >
            <Icon name="menu" />
          </button>
        </div>
      </Kept>
      <MenuSheet ref={menu} />
      <ShortlistAnnouncer />
    </>
  )
}
