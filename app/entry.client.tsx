import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

// Going back in the middle of a page transition skips it; the router leaves that promise to nobody.
window.addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && /transition was skipped/i.test(event.reason.message))
    event.preventDefault()
})

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
