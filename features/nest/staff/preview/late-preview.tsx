import { useLater } from '#ui/use-later.ts'
import type { PreviewProps } from './preview-dialog.tsx'

const load = () => import('./preview-dialog.tsx').then(({ PreviewDialog }) => PreviewDialog)

/** The public page's parts are fetched when somebody wants to see them: most days of writing go without. */
export function LatePreview(props: PreviewProps) {
  const Dialog = useLater(load, true, () => {})
  return Dialog && <Dialog {...props} />
}
