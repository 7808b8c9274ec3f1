import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadPagesOfOtherBuilds } from './shell/other-build.ts'
import { openParcel, PARCEL_TYPE } from './shell/page-parcel.ts'

/** Where React Router's browser half looks for what its server half left. */
type Handed = Window & { __reactRouterContext?: object; __reactRouterRouteModules?: Record<string, object> }

/** Ours is the last: the server writes it behind everything that people wrote. */
const sealed = [...document.querySelectorAll(`script[type="${PARCEL_TYPE}"]`)].at(-1)?.textContent ?? ''

async function unpack() {
  const { parcel, data } = openParcel(sealed)
  loadPagesOfOtherBuilds(parcel.build)
  const routes = Object.entries(parcel.routes).map(async ([id, files]) => {
    const modules: object[] = await Promise.all(files.map((file) => import(/* @vite-ignore */ file)))
    return [id, Object.assign({}, ...modules)] as const
  })
  const [modules] = await Promise.all([Promise.all(routes), import(/* @vite-ignore */ parcel.manifest)])
  const handed = window as Handed
  handed.__reactRouterContext = { ...parcel.context, stream: new Blob([data]).stream() }
  handed.__reactRouterRouteModules = Object.fromEntries(modules)
}

// Not awaited at the top: the code of a page may stand in one file with this.
void unpack().then(() => {
  // For presses that come before the page is React's (before-paint.ts).
  document.documentElement.dataset.taken = 'yes'
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
})
