import { AppError, type Sentence } from '#common/errors.ts'
import type { Database } from '#db/client.server.ts'
import { isOverlap } from '#db/database-error.server.ts'
import { findTaker, type HireTimes } from '#features/mobility/hire/booking.repository.server.ts'

type Taker = 'hire' | 'block'

const SENTENCES: Record<Taker, Sentence> = {
  hire: {
    en: 'Somebody has this car at that time. Nothing was changed, and nobody was written to: choose another time or another car, or move that hire first.',
    fr: 'Cette voiture est déjà louée à ce moment. Rien n’a été modifié, et personne n’a reçu de message\u00a0: choisissez un autre moment ou une autre voiture, ou déplacez d’abord cette location.',
  },
  block: {
    en: 'This car is off the road at that time. Nothing was changed, and nobody was written to: choose another time or another car, or remove the block first.',
    fr: 'Cette voiture est immobilisée à ce moment. Rien n’a été modifié, et personne n’a reçu de message\u00a0: choisissez un autre moment ou une autre voiture, ou supprimez d’abord l’immobilisation.',
  },
}

/** Whoever has the car is named by what it is: staff do one thing about a hire and another about a block. */
function takenBy(taker: Taker, cause?: unknown): AppError {
  const fields = { vehicleId: taker === 'block' ? 'carBlocked' : 'carHired' }
  return new AppError('vehicle_taken', { fields, sentence: SENTENCES[taker], cause })
}

/** `except`: the booking whose own time does not count. */
export async function requireFree(tx: Database, vehicleId: number, times: HireTimes, except?: number): Promise<void> {
  const taker = await findTaker(tx, vehicleId, times, except)
  if (taker) throw takenBy(taker)
}

/** What the database itself refused: of each constraint, what stands in the way of whoever wants the car. */
const IN_THE_WAY = {
  hire: { bookings_one_hire_at_a_time: 'hire', hires_and_blocks_apart: 'block' },
  block: { car_blocks_one_at_a_time: 'block', hires_and_blocks_apart: 'hire' },
} as const satisfies Record<Taker, Record<string, Taker>>

/** Of anything else that went wrong, the error itself. `wanted`: what the car was wanted for. */
export function refusedByDatabase(error: unknown, wanted: Taker): unknown {
  if (!isOverlap(error)) return error
  const { constraint } = (error as { cause: { constraint?: string } }).cause
  const takers: Record<string, Taker> = IN_THE_WAY[wanted]
  return takenBy(takers[constraint ?? ''] ?? 'hire', error)
}
