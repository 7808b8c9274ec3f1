import { useMemo } from 'react'
import { formatDateTime } from '#common/dates.ts'
import { formatMoney } from '#common/money.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { goodTimes } from '../../hire/hire-problems.ts'
import type { HireQuote } from '../../hire/quote.ts'
import type { HireExtra } from '../../hire/reservation.form.ts'
import { type HireAnswer, useAvailability } from '../../hire/use-availability.ts'
import { hireStaffMessages } from './messages.ts'

interface Props {
  /** As the form holds them. */
  hire: {
    vehicleId: string
    pickupDateTime: string
    dropoffDateTime: string
    extras: readonly HireExtra[]
    flightNumber: string
  }
  /** A booking's own car is never free for others: of a change only the price is said. */
  isPriceOnly?: boolean
}

function useHireWords(isPriceOnly: boolean) {
  const { price: words } = useMessages(hireStaffMessages)
  const { locale } = useSite()
  const sayPrice = ({ lines, total, days }: HireQuote) =>
    (lines.some(({ amount }) => amount === null) ? words.totalSoFar : words.total)(days, formatMoney(total, 'XOF'))
  return (answer: HireAnswer | null): string => {
    // A booking keeps its car, whatever visitors see of it by now: what it costs then, the save says.
    if (answer?.about === 'gone') return isPriceOnly ? '' : words.gone
    if (answer?.about !== 'car') return ''
    if (isPriceOnly) return sayPrice(answer.quote)
    if (answer.available) return `${words.free} ${sayPrice(answer.quote)}`
    return answer.freeFrom ? words.takenUntil(formatDateTime(answer.freeFrom, locale)) : words.taken
  }
}

/** What the hire would cost, by the engine that tells visitors, and whether its car is free: as good as the moment it is asked. */
export function HirePrice({ hire, isPriceOnly = false }: Props) {
  const { price: words } = useMessages(hireStaffMessages)
  const say = useHireWords(isPriceOnly)
  const { vehicleId, pickupDateTime, dropoffDateTime, extras, flightNumber } = hire
  const question = useMemo(() => {
    const times = goodTimes({ pickupDateTime, dropoffDateTime, extras: [], passengers: '', bags: '' })
    if (!times || vehicleId === '') return null
    const isFromAirport = flightNumber.trim() !== ''
    return { vehicleId: Number(vehicleId), category: '', ...times, extras, passengers: '', bags: '', isFromAirport }
  }, [vehicleId, pickupDateTime, dropoffDateTime, extras, flightNumber])
  const { answer, isChecking } = useAvailability(question, 0)
  return (
    <p className="full hireprice" role="status">
      {question === null ? words.waiting : isChecking ? words.checking : say(answer)}
    </p>
  )
}
