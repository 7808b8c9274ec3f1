import { useMessages } from '#ui/page/site.ts'
import { markdownMessages } from './messages.ts'
import { ToolIcon } from './tool-icon.tsx'

interface Props {
  tabIndex: 0 | -1
  onFiles: (files: File[]) => void
}

/** The system's own file chooser behind a tool. */
export function PictureTool({ tabIndex, onFiles }: Props) {
  const words = useMessages(markdownMessages)
  return (
    <label className="icobtn md__file" title={words.picture}>
      <ToolIcon name="picture" />
      <input
        type="file"
        accept="image/*"
        multiple
        tabIndex={tabIndex}
        aria-label={words.picture}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // Emptied, so that choosing the same file again is a choice again.
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </label>
  )
}
