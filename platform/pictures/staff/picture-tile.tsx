import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { Icon } from '#ui/icon.tsx'
import { useMessages } from '#ui/page/site.ts'
import { pictureStaffMessages } from './messages.ts'

interface Props {
  path: string
  src: string
  position: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}

interface StepProps {
  act: 'earlier' | 'later'
  label: string
  isEnd: boolean
  onStep: () => void
}

function Step({ act, label, isEnd, onStep }: StepProps) {
  return (
    <button
      type="button"
      className="icobtn"
      data-act={act}
      aria-label={label}
      // Not `disabled`: whoever arrives at the end by pressing keeps the focus.
      aria-disabled={isEnd}
      onClick={() => !isEnd && onStep()}
    >
      <Icon name={act === 'earlier' ? 'back' : 'arrow'} />
    </button>
  )
}

/** A stored picture: its image is what one takes hold of, with a finger, the mouse or the space bar. */
export function PictureTile({ path, src, position, count, onMove, onRemove }: Props) {
  const words = useMessages(pictureStaffMessages)
  const number = position + 1
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: path,
    attributes: { roleDescription: words.sort.role },
  })
  return (
    <li
      ref={setNodeRef}
      className="ptile"
      data-item={path}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className="ptile__pic">
        <button
          type="button"
          ref={setActivatorNodeRef}
          className="ptile__handle"
          data-act="handle"
          {...attributes}
          {...listeners}
          aria-label={words.sort.handle(number, count)}
        >
          <img src={src} alt={words.alt(number)} width={400} height={267} draggable={false} />
        </button>
        <button
          type="button"
          className="icobtn ptile__remove"
          data-act="remove"
          aria-label={words.remove(number)}
          onClick={onRemove}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="ptile__acts">
        {position === 0 ? (
          <span className="badge">{words.cover}</span>
        ) : (
          <span className="ptile__number" aria-hidden="true">
            {number}
          </span>
        )}
        <Step
          act="earlier"
          label={words.moveEarlier(number)}
          isEnd={position === 0}
          onStep={() => onMove(position - 1)}
        />
        <Step
          act="later"
          label={words.moveLater(number)}
          isEnd={position === count - 1}
          onStep={() => onMove(position + 1)}
        />
        {position > 0 && (
          <button
            type="button"
            className="text-link ptile__cover"
            data-act="cover"
            aria-label={words.makeCoverOf(number)}
            onClick={() => onMove(0)}
          >
            {words.makeCover}
          </button>
        )}
      </div>
    </li>
  )
}
