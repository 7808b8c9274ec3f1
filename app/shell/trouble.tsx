import { lazy, Suspense } from 'react'

/** Fetched on the day something is away, so that no page carries it. */
const TroubleScreen = lazy(() =>
  import('./trouble-screen.tsx').then(({ TroubleScreen }) => ({ default: TroubleScreen })),
)

export function Trouble() {
  return (
    <Suspense>
      <TroubleScreen />
    </Suspense>
  )
}
