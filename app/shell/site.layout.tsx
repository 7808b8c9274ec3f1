import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Outlet, useLocation, useMatches } from 'react-router'
import { keptQueue } from '#platform/forms/kept-words.ts'
import { asleep } from '#ui/asleep.tsx'
import { fetchSheet } from '#ui/page/page-sheet.ts'
import { useMessages } from '#ui/page/site.ts'
import welcomeStyles from '#ui/styles/onboarding.css?url'
import { useLazyComponent } from '#ui/use-lazy-component.ts'
import { THEME_EVENT } from '#ui/use-theme.ts'
import { KeptHomes } from '../offline/kept-homes.tsx'
import { KeptLine } from '../offline/kept-line.tsx'
import { ONBOARDING_OPEN } from './before-paint.ts'
import { ChatButton } from './chat-button.tsx'
import { Header } from './header.tsx'
import { Listening } from './listening.tsx'
import { shellMessages } from './messages.ts'
import { NoNetwork } from './no-network.tsx'
import { Trouble } from './trouble.tsx'

const Footer = asleep(() => import('./footer.tsx').then((part) => part.Footer), {
  // It shows which theme was chosen.
  isNeeded: () => document.documentElement.dataset.themeChoice !== 'system',
  news: THEME_EVENT,
})
/** Every page carries its HTML; its rules come with the home page, elsewhere when somebody asks to see it again. */
async function loadOnboarding() {
  const [{ Onboarding }] = await Promise.all([import('./onboarding.tsx'), fetchSheet(welcomeStyles)])
  return Onboarding
}
const Onboarding = asleep(loadOnboarding, {
  isNeeded: () => document.documentElement.dataset.onboarding === 'open',
  news: ONBOARDING_OPEN,
})

const loadBar = () => import('#platform/forms/offline-queue-bar.tsx').then(({ OfflineQueueBar }) => OfflineQueueBar)

const EVENTS = ['online', 'offline']

function subscribe(onChange: () => void) {
  const leave = keptQueue.subscribe(onChange)
  for (const name of EVENTS) window.addEventListener(name, onChange)
  return () => {
    leave()
    for (const name of EVENTS) window.removeEventListener(name, onChange)
  }
}

/** Messages written without a network leave from whichever page is open when it is back; what does it is fetched then. */
function OfflineQueue() {
  const isWanted = useSyncExternalStore(
    subscribe,
    () => navigator.onLine && keptQueue.read() !== null,
    () => false,
  )
  const OfflineQueueBar = useLazyComponent(loadBar, isWanted, () => {})
  return OfflineQueueBar && <OfflineQueueBar />
}

/** A new page without a reload is silent and leaves the focus nowhere: its title is said, and the content takes over. */
function RouteAnnouncer() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
    setTitle(document.title)
  }, [pathname])

  return (
    <p className="sr" role="status">
      {title}
    </p>
  )
}

/** What a page says of itself in its `handle`. */
export interface PageHandle {
  /** With a full picture: the header lies over it. */
  beginsWithPicture?: boolean
  /** Shows nothing without scripts: they come at once, also where data is saved (entry.server.tsx). */
  needsScripts?: boolean
}

function Frame({ isOverPicture, children }: { isOverPicture: boolean; children: ReactNode }) {
  const messages = useMessages(shellMessages)
  return (
    <>
      <Onboarding />
      <div id="site">
        <a className="skip" href="#main">
          {messages.skipToContent}
        </a>
        <KeptLine />
        <Header isOverPicture={isOverPicture} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <ChatButton />
        <NoNetwork />
        <KeptHomes />
        <OfflineQueue />
        <Listening />
        <RouteAnnouncer />
      </div>
    </>
  )
}

export default function SiteLayout() {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  return (
    <Frame isOverPicture={handle?.beginsWithPicture === true}>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary() {
  return (
    <Frame isOverPicture={false}>
      <Trouble />
    </Frame>
  )
}
