import {
  type CollisionDetection,
  closestCenter,
  type DroppableContainer,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { LEAD_STATUSES, type LeadStatus } from '../../lead-status.ts'

/** Where a lead can be put down: a column, or on a phone the chip of one that is not in sight. */
export interface DropPlace {
  status: LeadStatus
  isChip: boolean
}

export const placeOf = (container: { data: { current?: unknown } }) => container.data.current as DropPlace

const orderOf = (container: DroppableContainer) => LEAD_STATUSES.indexOf(placeOf(container).status)

/** What is in sight: all columns, or where there is room for one only, the chips. */
function placesInSight(containers: readonly DroppableContainer[]): DroppableContainer[] {
  const shown = containers.filter(({ rect }) => rect.current !== null && rect.current.width > 0)
  const chips = shown.filter((container) => placeOf(container).isChip)
  return (chips.length > 0 ? chips : shown).toSorted((one, other) => orderOf(one) - orderOf(other))
}

/** A pointer means what it is on. Keys have no pointer: there it is what the lifted card lies nearest to. */
export const placeUnder: CollisionDetection = (args) =>
  args.pointerCoordinates
    ? pointerWithin(args)
    : closestCenter({ ...args, droppableContainers: placesInSight(args.droppableContainers) })

/** One press of an arrow is one status further, whatever the distance on the screen. */
const stepToNext: KeyboardCoordinateGetter = (event, { context: { over, active, droppableContainers } }) => {
  const step = event.code === KeyboardCode.Right ? 1 : event.code === KeyboardCode.Left ? -1 : 0
  const isArrow = step !== 0 || event.code === KeyboardCode.Up || event.code === KeyboardCode.Down
  // The page does not scroll under a lifted card.
  if (isArrow) event.preventDefault()
  if (step === 0 || !active) return undefined
  const places = placesInSight(droppableContainers.getEnabled())
  const from = over ?? active
  const here = places.findIndex((place) => placeOf(place).status === placeOf(from).status)
  const rect = places[here + step]?.rect.current
  if (!rect) return undefined
  // Centre on centre, so that columns of unequal width are told apart.
  const lifted = active.rect.current.initial
  return { x: rect.left + (rect.width - (lifted?.width ?? 0)) / 2, y: rect.top }
}

/** A mouse that trembles does not drag, and a finger that scrolls does not either: it has to rest first. */
const MOUSE = { activationConstraint: { distance: 6 } }
const FINGER = { activationConstraint: { delay: 220, tolerance: 8 } }
const KEYS = { coordinateGetter: stepToNext }

export function useDragSensors() {
  return useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, FINGER), useSensor(KeyboardSensor, KEYS))
}
