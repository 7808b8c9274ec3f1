import { Icon } from '#ui/icon.tsx'
import { useMessages } from '#ui/page/site.ts'
import { staffFieldMessages } from './messages.ts'

export interface RefusedFile {
  name: string
  reason: string
}

/** The files of a choice that were not taken, by name and with the reason. The region is always there, so that it is read out. */
export function RefusedFiles({ files, onDismiss }: { files: readonly RefusedFile[]; onDismiss: () => void }) {
  const { uploads: words } = useMessages(staffFieldMessages)
  return (
    <div role="status">
      {files.length > 0 && (
        <div className="leftout">
          <p className="leftout__title">{words.leftOut}</p>
          <button type="button" className="icobtn" aria-label={words.dismiss} onClick={onDismiss}>
            <Icon name="close" />
          </button>
          <ul>
            {files.map(({ name, reason }, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files of one name may be chosen; the list is never put in order
              <li key={`${position} ${name}`}>
                <b>{name}</b> <span>{reason}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
