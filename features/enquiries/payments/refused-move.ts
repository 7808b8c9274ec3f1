import { AppError } from '#common/errors.ts'
import { paymentMessages } from './messages.ts'

/** What cannot be done with a payment as it stands, and why. */
export function refusedMove(reason: keyof typeof paymentMessages.en.refused): AppError {
  const { en, fr } = paymentMessages
  return new AppError('forbidden_move', { sentence: { en: en.refused[reason], fr: fr.refused[reason] } })
}
