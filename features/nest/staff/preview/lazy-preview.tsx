import { useLazyComponent } from '#ui/use-lazy-component.ts'
import type { PreviewProps } from './preview-dialog.tsx'

const load = () => import('./preview-dialog.tsx').then(({ PreviewDialog }) => PreviewDialog)

/** The public page's parts are fetched when somebody wants to see them: most days of writing go without. */
export function LazyPreview(props: PreviewProps) {
  const Dialog = useLazyComponent(load, true, () => {})
  return Dialog && <Dialog {...props} />
}
