import {
  type ClipboardEvent,
  type DragEvent,
  type FocusEventHandler,
  type ReactNode,
  type Ref,
  useEffect,
  useState,
} from 'react'
import { useMessages } from '#ui/page/site.ts'
import { staffFieldMessages } from './messages.ts'

function refuse(event: globalThis.DragEvent) {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}

/** A file that misses its field would be opened by the browser instead of the page, and what was typed with it. */
function useNoStrayDrops(): void {
  useEffect(() => {
    window.addEventListener('dragover', refuse)
    window.addEventListener('drop', refuse)
    return () => {
      window.removeEventListener('dragover', refuse)
      window.removeEventListener('drop', refuse)
    }
  }, [])
}

interface Props {
  ref?: Ref<HTMLDivElement>
  onFiles: (files: File[]) => void
  onFocus?: FocusEventHandler<HTMLElement>
  onBlur?: FocusEventHandler<HTMLElement>
  children: ReactNode
}

const bringsFiles = (transfer: DataTransfer) => transfer.types.includes('Files')

/** Takes files that are dropped on it, or pasted while the focus is in it. */
export function DropArea({ ref, onFiles, onFocus, onBlur, children }: Props) {
  const { uploads: words } = useMessages(staffFieldMessages)
  const [isOver, setOver] = useState(false)
  useNoStrayDrops()

  function onDragOver(event: DragEvent) {
    if (!bringsFiles(event.dataTransfer)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setOver(true)
  }

  function onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
    // Going over to something inside of it is not leaving.
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
  }

  function onDrop(event: DragEvent) {
    if (!bringsFiles(event.dataTransfer)) return
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) onFiles(files)
  }

  function onPaste({ clipboardData: { files } }: ClipboardEvent) {
    if (files.length > 0) onFiles([...files])
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's shortcut; the button inside serves everybody
    <div
      ref={ref}
      className="droparea"
      data-over={isOver || undefined}
      onDragEnter={onDragOver}
      onDragOver={onDragOver}
      onDragLeave={onDragLeave}
      onDrop={onDrop}
      onPaste={onPaste}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      {children}
      {isOver && (
        <p className="droparea__say" aria-hidden="true">
          {words.drop}
        </p>
      )}
    </div>
  )
}
