import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatBytes } from '#common/figures.ts'
import { FILE_PATH } from '#common/schema.ts'
import { thumbAddress } from '#platform/pictures/staff/picture-preview.ts'
import { Icon } from '#ui/icon.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { Picture } from '#ui/picture-address.ts'
import { isPicture, type KnownFile } from './describe-path.ts'
import { fileStaffMessages } from './messages.ts'

async function askForSize(path: string, signal: AbortSignal): Promise<number | null> {
  const answer = await fetch(path, { method: 'HEAD', signal })
  return answer.ok ? Number(answer.headers.get('content-length')) || null : null
}

/** A file that came back with a draft is known by its path only; the rest is asked for. */
function useFileSize(path: string, known: readonly KnownFile[]): number | null {
  const stored = known.find((file) => file.path === path)
  const { data } = useQuery({
    queryKey: ['file size', path],
    queryFn: ({ signal }) => askForSize(path, signal),
    enabled: !stored && FILE_PATH.test(path),
  })
  return stored?.bytes ?? data ?? null
}

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
