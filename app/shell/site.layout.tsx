import { Outlet, useMatches } from 'react-router'
import { useMessages } from '#ui/page/site.ts'
import { Arrival } from './arrival.tsx'
import { ChatButton } from './chat-button.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Listening } from './listening.tsx'
import { shellMessages } from './messages.ts'
import { NoNetwork } from './no-network.tsx'
import { Onboarding } from './onboarding.tsx'
import { WaitingMessages } from './waiting-messages.tsx'

/** A page that begins with a full picture says so in its `handle`; the header then lies over it. */
export interface PageHandle {
  beginsWithPicture?: boolean
}

export default function SiteLayout() {
  const messages = useMessages(shellMessages)
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  return (
    <>
      <Onboarding />
      <div id="site">
        <a className="skip" href="#main">
          {messages.skipToContent}
        </a>
        <Header isOverPicture={handle?.beginsWithPicture === true} />
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
        <Footer />
        <ChatButton />
        <NoNetwork />
        <WaitingMessages />
        <Listening />
        <Arrival />
      </div>
    </>
  )
}
