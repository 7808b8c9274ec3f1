import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import { useMessages } from '#ui/page/site.ts'
import { pictureStaffMessages } from './messages.ts'

interface Props {
  paths: readonly string[]
  onMove: (from: number, to: number) => void
  children: ReactNode
}

/** A mouse that trembles does not drag, and a finger that scrolls does not either: it has to rest first. */
const MOUSE = { activationConstraint: { distance: 6 } }
const FINGER = { activationConstraint: { delay: 220, tolerance: 8 } }
const KEYS = { coordinateGetter: sortableKeyboardCoordinates }

/** The grid in which pictures are put in order by dragging, by finger and by keys. */
export function SortablePictures({ paths, onMove, children }: Props) {
  const { sort } = useMessages(pictureStaffMessages)
  const sensors = useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, FINGER),
    useSensor(KeyboardSensor, KEYS),
  )
  const count = paths.length
  const numberOf = (id: string | number) => paths.indexOf(String(id)) + 1

  const announcements: Announcements = {
    onDragStart: ({ active }) => sort.lifted(numberOf(active.id), count),
    onDragOver: ({ over }) => (over ? sort.over(numberOf(over.id), count) : undefined),
    onDragEnd: ({ active, over }) =>
      over ? sort.dropped(numberOf(active.id), numberOf(over.id)) : sort.cancelled(numberOf(active.id)),
    onDragCancel: ({ active }) => sort.cancelled(numberOf(active.id)),
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: sort.help } }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(numberOf(active.id) - 1, numberOf(over.id) - 1)
      }}
    >
      <SortableContext items={[...paths]} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}
