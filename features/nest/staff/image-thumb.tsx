import { useMessages } from '#app/site.ts'
import { Icon } from '#app/ui/icon.tsx'
import { type Picture, variantPath } from '#features/pictures/picture-address.ts'
import { nestStaffMessages } from './messages.ts'

interface Props {
  path: string
  picture: Picture | undefined
  position: number
  count: number
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** The smallest size there is; a picture uploaded a moment ago has only its master yet. */
function thumbAddress(path: string, picture: Picture | undefined): string {
  const smallest = picture?.widths[0]
  return smallest ? variantPath(path, smallest, 'webp') : path
}

export function ImageThumb({ path, picture, position, count, onMove, onRemove }: Props) {
  const { images: words } = useMessages(nestStaffMessages)
  const number = position + 1
  return (
    <li className="thumb" data-path={path}>
      <img src={thumbAddress(path, picture)} alt={words.alt(number)} width={160} height={107} loading="lazy" />
      {position === 0 && <span className="badge">{words.cover}</span>}
      <div className="thumb__acts">
        <button
          type="button"
          className="icobtn"
          data-act="earlier"
          aria-label={words.moveEarlier(number)}
          disabled={position === 0}
          onClick={() => onMove(-1)}
        >
          <Icon name="back" />
        </button>
        <button
          type="button"
          className="icobtn"
          data-act="later"
          aria-label={words.moveLater(number)}
          disabled={position === count - 1}
          onClick={() => onMove(1)}
        >
          <Icon name="arrow" />
        </button>
        <button type="button" className="icobtn" data-act="remove" aria-label={words.remove(number)} onClick={onRemove}>
          <Icon name="close" />
        </button>
      </div>
    </li>
  )
}
