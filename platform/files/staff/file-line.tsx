import type { ReactNode } from 'react'
import { formatBytes } from '#common/figures.ts'
import { thumbAddress } from '#platform/pictures/staff/thumb-address.ts'
import { Icon } from '#ui/icon.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { Picture } from '#ui/picture-address.ts'
import { isPicture, type KnownFile } from './describe-path.ts'
import { fileStaffMessages } from './messages.ts'
import { useFileSize } from './use-file-size.ts'

interface Props {
  path: string
  name: string
  known: readonly KnownFile[]
  knownPictures?: readonly Picture[]
  onRemove: () => void
  /** Buttons before the one that removes it. */
  children?: ReactNode
}

/** A document or a recording that is there: its name opens it. */
export function FileLine({ path, name, known, knownPictures = [], onRemove, children }: Props) {
  const words = useMessages(fileStaffMessages)
  const { locale } = useSite()
  const size = useFileSize(path, known)
  return (
    <div className="fileline">
      {isPicture(path) && <img src={thumbAddress(path, knownPictures)} alt="" width={72} height={48} />}
      <p className="fileline__txt">
        <a href={path} target="_blank" rel="noopener noreferrer" aria-label={words.openOne(name)}>
          {name}
        </a>
        {size !== null && <span className="soft"> {formatBytes(size, locale)}</span>}
      </p>
      <div className="fileline__acts">
        {children}
        <button type="button" className="icobtn" data-act="remove" aria-label={words.remove(name)} onClick={onRemove}>
          <Icon name="close" />
        </button>
      </div>
    </div>
  )
}
